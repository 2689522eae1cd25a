import type { Catalog } from "../../words/catalog";
import { fill } from "../../words/fill";
import { plural } from "../../words/plural";

/**
 * Formats a file size, rounded to whole kilobytes below 1 MB and to tenths of a megabyte above: 3,211 bytes
 * give "3 KB", 120,400 give "120 KB", 999,500 give "1 MB", and 1,440,000 give "1.4 MB". The minimum is 1 KB.
 */
export function formatBytes(bytes: number, words: Catalog["files"], locale: string): string {
  const kilobytes = Math.max(1, Math.round(bytes / 1000));
  if (kilobytes < 1000) return fill(words.kilobytes, { count: kilobytes });
  return fill(words.megabytes, { count: (Math.round(bytes / 100_000) / 10).toLocaleString(locale) });
}

/** Describes a PDF for the text of its link: "PDF, 4 pages, 120 KB". */
export function describePdf(
  { pages, bytes }: { pages: number; bytes: number },
  words: Catalog["files"],
  locale: string,
): string {
  return fill(plural(words.pdf, pages, locale), { count: pages, size: formatBytes(bytes, words, locale) });
}
