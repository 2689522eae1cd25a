/**
 * Formats a file size, rounded to whole kilobytes below 1 MB and to tenths of a megabyte above: 3,211 bytes
 * give "3 KB", 120,400 give "120 KB", 999,500 give "1 MB", and 1,440,000 give "1.4 MB". The minimum is 1 KB.
 */
export function formatBytes(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  return kilobytes < 1000 ? `${kilobytes} KB` : `${Math.round(bytes / 100_000) / 10} MB`;
}

/** Describes a PDF for the text of its link: "PDF, 4 pages, 120 KB". */
export function describePdf({ pages, bytes }: { pages: number; bytes: number }): string {
  return `PDF, ${pages} ${pages === 1 ? "page" : "pages"}, ${formatBytes(bytes)}`;
}
