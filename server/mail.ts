import MailComposer from "nodemailer/lib/mail-composer";
import type { VisitorRequest } from "../src/forms/validate";

/** A request that passed every check, under the id by which it is known from here on. */
export interface AcceptedRequest extends VisitorRequest {
  readonly id: string;
  readonly receivedAt: Date;
}

export interface MailAddresses {
  readonly from: string;
  readonly to: string;
  /** The site's own host name, for the Message-ID. */
  readonly host: string;
}

/**
 * Composes the mail that tells the clinic of a request, as plain text; answering it writes to the parent.
 * One request gives one Message-ID however often it is composed, so mailboxes can tell a repeat.
 * @returns the whole message in MIME form, ready to be stored or sent
 */
export function composeMail(request: AcceptedRequest, { from, to, host }: MailAddresses): Promise<Buffer> {
  const { id, receivedAt, name, phone, email, message } = request;
  return new MailComposer({
    from,
    to,
    replyTo: { name, address: email },
    subject: `Website request from ${name}`,
    messageId: `<${id}@${host}>`,
    date: receivedAt,
    newline: "windows",
    text: `Name: ${name}\nPhone: ${phone}\nEmail: ${email}\n\n${message}\n`,
  })
    .compile()
    .build();
}
