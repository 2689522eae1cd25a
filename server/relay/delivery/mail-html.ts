import { html, raw } from "hono/html";
import { type MailContent, talkHeading } from "./mail-content";

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
<p style="border-left: 4px solid; padding-left: 12px; margin: 24px 0">${withLineBreaks(message)}</p>
${await Promise.all(notes.map((note) => html`<p style="font-size: 14px; margin: 8px 0">${note}</p>\n`))}
</body>
</html>
`;
  return page.toString();
}

function fact({ name, value, link }: MailContent["facts"][number]) {
  const shown = link ? html`<a href="${link}" style="font-weight: bold">${value}</a>` : html`<b>${value}</b>`;
  return html`<p style="margin: 0 0 12px">${name}<br>${shown}</p>\n`;
}

function talkBox(talk: MailContent["talk"]) {
  const lines = talk.map(({ name, value }) => html`<br>\n${name}: <b>${value}</b>`);
  return html`<p style="border: 3px solid; padding: 12px; margin: 0 0 16px"><b>${talkHeading}</b>${lines}</p>\n`;
}

function withLineBreaks(text: string) {
  return text.split("\n").map((line) => [line, raw("<br>\n")]);
}
