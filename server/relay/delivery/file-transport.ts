import { chmod, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import { syncFolder } from "../outbox/outbox-file";
import { repliesTo } from "./replies";
import type { Transport } from "./transport";

/** A folder in place of a mail server: one .eml file for each mail, named by time and id, for the owner's eyes only. */
export function fileTransport(directory: string): Transport {
  return {
    async send(mail, recipients) {
      const content = await new MailComposer({ ...mail, newline: "windows" }).compile().build();
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await chmod(directory, 0o700);
      const time = new Date(mail.date ?? 0).toISOString().replaceAll(":", "-");
      const [, id = ""] = /^<(.+)@/.exec(`${mail.messageId}`) ?? [];
      await writeDurably(directory, `${time}-${id}.eml`, content);
      return repliesTo(recipients, { accepted: recipients });
    },
    close() {},
  };
}

/**
 * Writes a file so that, power cut or not, it is there whole or not at all, and is there once this resolves. A second
 * time under the same name changes nothing.
 */
async function writeDurably(directory: string, name: string, content: Buffer): Promise<void> {
  const temporary = join(directory, `.${name}.tmp`);
  try {
    await writeAndSync(temporary, content);
    await rename(temporary, join(directory, name));
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
  await syncFolder(directory);
}

async function writeAndSync(path: string, content: Buffer): Promise<void> {
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}
