import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

const folder = "var/mail";
/** What `newEmail` in request-forms.ts makes. */
const testAddress = /^parent-[\da-f-]{36}@example\.com$/;
const parsed = new Map<string, Promise<Email>>();

/** The texts of the mails that reached the clinic from this address: where no mail server is set, the relay keeps them in a folder. */
export async function mailsFrom(email: string, directory = folder): Promise<string[]> {
  const mails = await Promise.all(filesIn(directory).map(parse));
  return mails
    .filter((mail) => repliesTo(mail, (address) => address === email))
    .map(({ text = "" }) => text.replaceAll("\r\n", "\n"));
}

/** Deletes the mails of all test runs; those that a developer sent by hand stay. */
export async function deleteTestMails(directory = folder): Promise<void> {
  for (const file of filesIn(directory)) {
    if (repliesTo(await parse(file), (address) => testAddress.test(address))) rmSync(file, { force: true });
  }
}

/** None before the first mail, which makes the folder. */
function filesIn(directory: string): string[] {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  return names.filter((name) => name.endsWith(".eml")).map((name) => join(directory, name));
}

/** Parses each file once: a mail is written whole and never changes. */
function parse(file: string): Promise<Email> {
  const known = parsed.get(file) ?? PostalMime.parse(readFileSync(file));
  parsed.set(file, known);
  return known;
}

function repliesTo({ replyTo }: Email, isMeant: (address: string) => boolean): boolean {
  return replyTo?.some(({ address }) => address !== undefined && isMeant(address)) === true;
}
