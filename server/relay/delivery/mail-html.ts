import { html, raw } from "hono/html";
import { type MailContent, talkHeading } from "./mail-content";

/** What a visitor wrote has its own direction, line by line, and a long word or link in it breaks, so that the mail fits a phone. */
const written = raw(
  'dir="auto" style="overflow-wrap: anywhere; word-break: break-word; unicode-bidi: plaintext"',
);

/**
 * The HTML part of a request's mail, for the front desk's phone: large links, one column. Visitors' text is
 * escaped.
 */
export async function mailHtml({ heading, facts, talk, message, notes }: MailContent): Promise<string> {
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
