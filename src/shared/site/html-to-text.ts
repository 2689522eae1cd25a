const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', nbsp: " " };

/**
 * HTML of the content as words on one line, without its markup.
 * @param html tags and the entities that the content check lets through
 */
export function htmlToText(html: string): string {
  return html
    .replace(/<\/?(?:p|ul|ol|li|h3|br|hr)\b[^>]*>/g, " ")
    .replace(/<[^>]+>/g, "")
    .replace(/&(\w+);/g, (written, name: string) => entities[name] ?? written)
    .replace(/\s+/g, " ")
    .trim();
}
