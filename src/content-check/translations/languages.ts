import type { Translation } from "../../words/catalog";

/** A language of the website, with everything that the build needs of it. */
export interface Language {
  readonly code: string;
  readonly name: string;
  readonly english: string;
  readonly locale: string;
  readonly direction: "ltr" | "rtl";
  readonly words: Translation;
  readonly texts: ReadonlyMap<string, string>;
  readonly pages: ReadonlyMap<string, string>;
  readonly searchWords: ReadonlyMap<string, { words: readonly string[]; not: readonly string[] }>;
}

/** Reads the languages of the website. */
export function readLanguages(_folder: string): Language[] {
  return [];
}
