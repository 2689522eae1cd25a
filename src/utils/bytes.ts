/** A file's size in words, to two figures at most: 3,211 bytes give "3 KB", 1,400,000 give "1.4 MB". */
export function formatBytes(bytes: number): string {
  if (bytes < 1_000_000) return `${Math.max(1, Math.round(bytes / 1000))} KB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}

/** What to say of a PDF before it is opened: "PDF, 4 pages, 120 KB". */
export function describePdf({ pages, bytes }: { pages: number; bytes: number }): string {
  return `PDF, ${pages} ${pages === 1 ? "page" : "pages"}, ${formatBytes(bytes)}`;
}
