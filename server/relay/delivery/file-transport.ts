import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import MailComposer from "nodemailer/lib/mail-composer";
import { writeDurably } from "../outbox/outbox-file";
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
      await writeDurably(join(directory, `${time}-${id}.eml`), content);
      return repliesTo(recipients, { accepted: recipients });
    },
    close() {},
  };
}
