/** The encodings in which the build stores texts beside themselves, best first: `app.js`, `app.js.br`, `app.js.gz`. */
export const encodings = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
] as const;

export type Encoding = (typeof encodings)[number];

/** True for the kinds of file that are text, and so worth storing encoded. */
export function isText(path: string): boolean {
  return /\.(html|js|mjs|css|json|svg|xml|txt|webmanifest)$/.test(path);
}

/** The text of which a path names a stored encoding, or undefined: "app.js.br" gives "app.js", "photos.tar.gz" nothing. */
export function sourceOfEncoded(path: string): string | undefined {
  const suffix = encodings.find((encoding) => path.endsWith(encoding.suffix))?.suffix ?? "";
  const source = path.slice(0, path.length - suffix.length);
  return suffix !== "" && isText(source) ? source : undefined;
}
