import { html, raw } from "hono/html";
import type { SendMailOptions } from "nodemailer";
import { formatTime } from "../../../src/shared/clinic/hours";
import { splitMessage } from "../../../src/shared/request/composed-message";
import { dates } from "../../../src/words/en/dates";
import type { AcceptedRequest } from "../outbox/outbox";
import { asciiAddress } from "./mail-address";

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

/** What a visitor wrote has its own direction, line by line, and a long word or link in it breaks, so that the mail fits a phone. */
const written = raw(
  'dir="auto" style="overflow-wrap: anywhere; word-break: break-word; unicode-bidi: plaintext"',
);

/** The content of a request's mail, from which its text and HTML parts are made. */
interface MailContent {
  /** Names no visitor, because a phone shows it while it is locked. */
  readonly subject: string;
  readonly heading: string;
  readonly facts: readonly { readonly name: string; readonly value: string; readonly link?: string }[];
  /** How to talk with the family, shown before everything else; may be empty. */
  readonly talk: readonly { readonly name: string; readonly value: string }[];
  readonly message: string;
  readonly notes: readonly string[];
}

/** The heading of the lines that say how to talk with the family. */
const talkHeading = "How to talk with this family";

/**
 * The HTML part of a request's mail, for the front desk's phone: large links, one column. Visitors' text is
 * escaped.
 */
async function mailHtml({ heading, facts, talk, message, notes }: MailContent): Promise<string> {
  const page = await html`<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${heading}</title></head>
<body style="font: 18px/1.5 sans-serif; max-width: 36em; margin: 0 auto; padding: 16px">
<h1 style="font-size: 22px; margin: 0 0 16px">${heading}</h1>
${talk.length > 0 && talkBox(talk)}${await Promise.all(facts.map(fact))}
<div style="border-left: 4px solid; padding-left: 12px; margin: 24px 0">
<p ${written}>${withLineBreaks(message)}</p>
</div>
${await Promise.all(notes.map((note) => html`<p style="font-size: 14px; margin: 8px 0">${note}</p>\n`))}
</body>
</html>
`;
  return page.toString();
}

function fact({ name, value, link }: MailContent["facts"][number]) {
  const shown = html`<b ${written}>${value}</b>`;
  return html`<p style="margin: 0 0 12px">${name}<br>${link ? html`<a href="${link}">${shown}</a>` : shown}</p>\n`;
}

function talkBox(talk: MailContent["talk"]) {
  const lines = talk.map(({ name, value }) => html`<br>\n${name}: <b ${written}>${value}</b>`);
  return html`<p style="border: 3px solid; padding: 12px; margin: 0 0 16px"><b>${talkHeading}</b>${lines}</p>\n`;
}

function withLineBreaks(text: string) {
  return text.split("\n").map((line) => [line, raw("<br>\n")]);
}

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

/**
 * The tel: URL (RFC 3966) of a phone number as a visitor typed it: "(907) 555-0100 ext. 12" gives
 * "tel:+19075550100;ext=12". Ten digits are a US number; a number with + keeps its country code.
 */
export function callbackLink(phone: string): string {
  const [number = "", extension = ""] = phone.split(/(?:extension|ext|x)/i);
  const digits = number.replace(/\D/g, "");
  const country = number.includes("+") || /^1\d{10}$/.test(digits) ? "+" : digits.length === 10 ? "+1" : "";
  const extensionDigits = extension.replace(/\D/g, "");
  return `tel:${country}${digits}${extensionDigits && `;ext=${extensionDigits}`}`;
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
