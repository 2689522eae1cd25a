/** Finds phone numbers, hours and addresses in pages, structured data and PDFs. */

const phonePattern = /(?<![\d.])(?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]\d{4}(?!\d)/g;
const time = String.raw`\d{1,2}(?::\d{2})?\s?[ap](?:m\b|\.m\.)`;
const hoursPattern = new RegExp(`${time}\\s?(?:-|–|to|until|a)\\s?${time}`, "gi");
const addressPattern = /\d+ [NSEW]\.? [A-Z]\w+[^,.;\n]{0,30}|\b[A-Z]{2} \d{5}\b/g;

/** Every phone number in a text, as written. */
export function phonesIn(text: string): string[] {
  return text.match(phonePattern) ?? [];
}

/** Every time range in a text, such as "7am-7pm". */
export function hoursIn(text: string): string[] {
  return text.match(hoursPattern) ?? [];
}

/** Every street with a house number, and every state with a postal code. */
export function addressesIn(text: string): string[] {
  return text.match(addressPattern) ?? [];
}

/** The text of a page, including attributes that screen readers or other sites show, with single spaces. */
export function textOf(html: string): string {
  const attributes = Array.from(
    html.matchAll(/\s(?:alt|title|aria-label|content|placeholder)="([^"]*)"/g),
    ([, words]) => words,
  );
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, " ");
  return decodeEntities([text, ...attributes].join(" \n ")).replace(/[^\S\n]+/g, " ");
}

/** Replaces the character references that React writes. */
export function decodeEntities(html: string): string {
  return html.replaceAll("&#x27;", "'").replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}
