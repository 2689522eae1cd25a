import { createContext, useContext } from "react";

/** A page in another language, or that language's Home where the page has no translation. */
export interface LanguageLink {
  /** "es" */
  readonly code: string;
  /** The language's own name: "Español". */
  readonly name: string;
  readonly path: string;
}

/** What the context of a page says of its language. All of it is missing while no other language is live. */
export interface PageLanguage {
  /** Only of a language that is written from right to left. */
  readonly direction?: "rtl" | undefined;
  readonly languages?: readonly LanguageLink[];
  /** On a page that is not in English: the pages of its language by their English paths. */
  readonly paths?: Readonly<Record<string, string>>;
  /** On such a page: the addresses of other websites that can be read in its language. */
  readonly websites?: readonly string[];
}

const none: PageLanguage = {};

/** The language of the page, and its other languages. */
export const PageLanguageContext = createContext(none);

/** What the page says of its language. */
export function usePageLanguage(): PageLanguage {
  return useContext(PageLanguageContext);
}

/** The sides on which the previous and the next of a row are. */
export function useSides(): { readonly previous: "left" | "right"; readonly next: "left" | "right" } {
  const isRightToLeft = usePageLanguage().direction === "rtl";
  return isRightToLeft ? { previous: "right", next: "left" } : { previous: "left", next: "right" };
}

/** The address of a page in the language of this page: "/contact" is "/es/contacto" there, if that is live. */
export function usePagePath(path: string): string {
  return usePageLanguage().paths?.[path] ?? path;
}
