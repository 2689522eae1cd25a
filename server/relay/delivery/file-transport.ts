import { chmod, mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import { syncFolder } from "../outbox/outbox-file";
import { repliesTo } from "./replies";
import type { Transport } from "./transport";

/** A transport that saves each mail as an .eml file, named by time and id, which only the owner can read. */
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
 * Writes a file atomically and durably: it is on disk once this resolves, and never partially, even after a
 * power cut.
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
