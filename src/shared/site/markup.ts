/** Makes a text safe to put between the tags of HTML, SVG or XML. */
export function escapeMarkup(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/**
 * Converts HTML of the content to plain text on one line.
 * @param html HTML with the entities that the content check allows
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/?(?:p|ul|ol|li|h3|br|hr)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

const divider = /<hr\s*\/?>/;

/**
 * Splits a biography at its first `<hr>` into the part that is always visible and the part that a toggle
 * reveals.
 * @param html the biography as editors wrote it
 * @returns `rest` is empty if there is no `<hr>`
 */
export function splitBiography(html: string): { opening: string; rest: string } {
  const [opening = "", ...rest] = html.split(divider);
  return { opening, rest: rest.join("") };
}
