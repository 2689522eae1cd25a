import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";

const folder = "var/mail";

/** The texts of the mails that reached the clinic from this address: where no mail server is set, the relay keeps them in a folder. */
export async function mailsFrom(email: string): Promise<string[]> {
  // The first mail makes the folder.
  const names = (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(names.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails
    .filter(({ replyTo }) => replyTo?.some(({ address }) => address === email))
    .map(({ text = "" }) => text.replaceAll("\r\n", "\n"));
}
