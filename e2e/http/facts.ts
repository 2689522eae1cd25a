/** Reads phones, hours and addresses out of what a visitor, a search engine or a reader of a PDF is given. */

const phonePattern = /(?<![\d.])(?:\+?1[-. ]?)?(?:\(\d{3}\)|\d{3})[-. ]?\d{3}[-. ]\d{4}(?!\d)/g;
const clock = String.raw`\d{1,2}(?::\d{2})?\s?[ap](?:m\b|\.m\.)`;
const hoursPattern = new RegExp(`${clock}\\s?(?:-|–|to|until)\\s?${clock}`, "gi");
const placePattern = /\d+ [NSEW]\.? [A-Z]\w+[^,.;\n]{0,30}|\b[A-Z]{2} \d{5}\b/g;

/** Every phone number in a text, as written. */
export function phonesIn(text: string): string[] {
  return text.match(phonePattern) ?? [];
}

/** Every span of time in a text, such as "7am-7pm". */
export function hoursIn(text: string): string[] {
  return text.match(hoursPattern) ?? [];
}

/** Every street with its number, and every state with its postal code. */
export function placesIn(text: string): string[] {
  return text.match(placePattern) ?? [];
}

/** The words of a page, and of its attributes that are read out or shown elsewhere; one line. */
export function wordsOf(html: string): string {
  const spoken = Array.from(
    html.matchAll(/\s(?:alt|title|aria-label|content|placeholder)="([^"]*)"/g),
    ([, words]) => words,
  );
  const text = html.replace(/<(script|style)[\s\S]*?<\/\1>/g, "").replace(/<[^>]+>/g, " ");
  return [text, ...spoken]
    .join(" \n ")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("&quot;", '"')
    .replace(/[^\S\n]+/g, " ");
}

/** What a page tells search engines, one object for each script. */
export function structuredDataOf(html: string): unknown[] {
  return Array.from(
    html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/g),
    ([, json = ""]) => JSON.parse(json),
  );
}

/** Every value of a field, however deep it stands. */
export function valuesOf(data: unknown, field: string): unknown[] {
  if (typeof data !== "object" || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) => [
    ...(key === field ? [value].flat() : []),
    ...valuesOf(value, field),
  ]);
}
