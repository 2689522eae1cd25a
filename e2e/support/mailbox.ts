import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";

const folder = "var/mail";
/** Matches what `newEmail` in form-helpers.ts returns. */
const testAddress = /^parent-[\da-f-]{36}@example\.com$/;
const parsed = new Map<string, Promise<Email>>();

/** The texts of the mails with this Reply-To address. Without a mail server, the relay writes mails to a folder. */
export async function mailsFrom(email: string): Promise<string[]> {
  const mails = await Promise.all(filesIn(folder).map(parse));
  return mails
    .filter((mail) => repliesTo(mail, (address) => address === email))
    .map(({ text = "" }) => text.replaceAll("\r\n", "\n"));
}

/** Deletes the mails of all test runs, but none that a developer sent by hand. */
export async function deleteTestMails(directory = folder): Promise<void> {
  for (const file of filesIn(directory)) {
    if (repliesTo(await parse(file), (address) => testAddress.test(address))) rmSync(file, { force: true });
  }
}

/** The mail files; none before the first mail, because the relay makes the folder then. */
function filesIn(directory: string): string[] {
  const names = existsSync(directory) ? readdirSync(directory) : [];
  return names.filter((name) => name.endsWith(".eml")).map((name) => join(directory, name));
}

/** Parses each file once: mails are written atomically and never change. */
function parse(file: string): Promise<Email> {
  const mail = parsed.get(file) ?? PostalMime.parse(readFileSync(file));
  parsed.set(file, mail);
  return mail;
}

function repliesTo({ replyTo }: Email, matches: (address: string) => boolean): boolean {
  return replyTo?.some(({ address }) => address !== undefined && matches(address)) === true;
}
