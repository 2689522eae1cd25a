/** What the editor calls the format of a file or folder of data/. */
export function formatName(collection: string): string {
  return `content-${collection}`;
}
