import type { SendMailOptions } from "nodemailer";
import { formatTime } from "../../../src/shared/clinic/hours";
import { splitMessage } from "../../../src/shared/request/composed-message";
import { dates } from "../../../src/words/en/dates";
import type { AcceptedRequest } from "../outbox/outbox";
import { callbackLink } from "./callback-link";
import { asciiAddress } from "./mail-address";
import { type MailContent, talkHeading } from "./mail-content";
import { mailHtml } from "./mail-html";

/** The addresses of the clinic's mails, and what else is the same in all of them. */
export interface MailAddresses {
  readonly from: string;
  readonly to: string;
  /** The site's host name, for the Message-ID. */
  readonly host: string;
  /** The clinic's time zone, for the times in its mails. */
  readonly timeZone: string;
}

/** The headers of a mail that no person has caused, so that no absence note answers it (RFC 3834). */
export const automatic = { "Auto-Submitted": "auto-generated" } as const;

/**
 * Composes the mail about a request, as plain text and HTML. Its Reply-To is the parent. The Message-ID is
 * made from the request's id, so that mailboxes can recognize a repeated mail.
 */
export async function composeMail(
  request: AcceptedRequest,
  { from, to, host, timeZone }: MailAddresses,
): Promise<SendMailOptions> {
  const content = contentOf(request, timeZone);
  return {
    from,
    to,
    ...replyTo(request),
    subject: content.subject,
    messageId: `<${request.id}@${host}>`,
    date: request.receivedAt,
    text: mailText(content),
    html: await mailHtml(content),
  };
}

/**
 * No Reply-To for a non-ASCII address, for which servers without RFC 6531 refuse the mail; the text has the
 * address, and says so.
 */
function replyTo({ name, email }: AcceptedRequest): Pick<SendMailOptions, "replyTo"> {
  const address = asciiAddress(email);
  return address === undefined ? {} : { replyTo: { name: plainWord(name), address } };
}

const withoutReplyTo =
  "Please write a new mail to the address above. A reply to this one does not reach the family, because some mail servers refuse the letters in it.";

function contentOf(request: AcceptedRequest, timeZone: string): MailContent {
  const { name, phone, email, id, receivedAt, isVerified } = request;
  const { appointment, talk, message } = splitMessage(request.message);
  const when = appointment && [
    { name: "Preferred Date", value: `${appointment.date}${weekdayOf(appointment.date)}` },
    { name: "Preferred Time", value: `${appointment.time} (${formatTime(appointment.time, dates)})` },
  ];
  const received = new Intl.DateTimeFormat("en-US", { dateStyle: "full", timeStyle: "short", timeZone });
  const kind = appointment ? "Appointment" : "Evaluation";
  const day = appointment && dayOf(appointment.date);
  // The beginning of the id, for people who talk about the request.
  const number = `no. ${id.slice(0, 4).toUpperCase()}`;
  return {
    subject: `${kind} request, ${day ? `${day}, ` : ""}${number}`,
    heading: `${kind} Request, ${number}`,
    facts: [
      { name: "Name", value: name },
      { name: "Call back", value: phone, link: callbackLink(phone) },
      { name: "Email", value: email, link: `mailto:${encodeURIComponent(email).replace("%40", "@")}` },
      ...(asciiAddress(email) === undefined ? [{ name: "Reply", value: withoutReplyTo }] : []),
      ...(when ?? []),
    ],
    talk,
    message,
    notes: [
      ...(isVerified
        ? []
        : ["Captcha: not verified. Its provider could not be reached, so this may be spam."]),
      `Received ${received.format(receivedAt)}, from the form on the website. Request ${id}.`,
    ],
  };
}

function mailText({ heading, facts, talk, message, notes }: MailContent): string {
  const asked = talk.map(({ name, value }) => `\n${name}: ${value}`).join("");
  const top = asked && `${talkHeading}${asked}\n\n`;
  const lines = facts.map(
    ({ name, value, link }) => `${name}: ${value}${link?.startsWith("tel:") ? ` <${link}>` : ""}`,
  );
  return `${heading}\n\n${top}${lines.join("\n")}\n\n${message}\n\n-- \n${notes.join("\n")}\n`;
}

/** "11/24/2026" gives " (Tuesday)". */
function weekdayOf(date: string): string {
  const [weekday] = dayOf(date)?.split(" ") ?? [];
  return weekday === undefined ? "" : ` (${weekday})`;
}

/** "11/24/2026" gives "Tuesday 24 November"; undefined if there is no such day. */
function dayOf(date: string): string | undefined {
  const day = new Date(`${date} UTC`);
  if (Number.isNaN(day.getTime()) || !date.includes(`/${`${day.getUTCDate()}`.padStart(2, "0")}/`))
    return undefined;
  const name = (options: Intl.DateTimeFormatOptions) =>
    day.toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
  return `${name({ weekday: "long" })} ${day.getUTCDate()} ${name({ month: "long" })}`;
}

/** Prevents a name that looks like an encoded word (RFC 2047) from being decoded into a different name. */
function plainWord(name: string): string {
  return name.replaceAll("=?", "= ?");
}
