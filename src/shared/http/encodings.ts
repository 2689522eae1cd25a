/**
 * Content encodings of the precompressed siblings that the build writes, best first: `app.js.br`,
 * `app.js.gz`.
 */
export const encodings = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

/** A content encoding with the suffix of its files. */
export type Encoding = (typeof encodings)[number];

/** Whether a file is text by its extension, and so worth compressing. */
export function isText(path: string): boolean {
  return /\.(html|js|mjs|css|json|svg|xml|txt|ics|webmanifest)$/.test(path);
}

/**
 * Returns the source of a precompressed file, or undefined: "app.js.br" gives "app.js", "photos.tar.gz"
 * undefined.
 */
export function sourceOfEncoded(path: string): string | undefined {
  const suffix = encodings.find((encoding) => path.endsWith(encoding.suffix))?.suffix ?? "";
  const source = path.slice(0, path.length - suffix.length);
  return suffix !== "" && isText(source) ? source : undefined;
}
