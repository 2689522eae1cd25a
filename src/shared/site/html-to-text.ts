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
