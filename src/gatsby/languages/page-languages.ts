import type { Language } from "../../content-check/translations/languages";

/** The language of a built page, and its versions. */
export interface PageLanguages {
  /** Undefined for English. */
  readonly language?: Language | undefined;
  /** All its versions with itself, and "x-default" for everyone else; empty if the page is in one language only. */
  readonly alternates: readonly { readonly code: string; readonly path: string }[];
}

/** Returns a function that says of which language a built page is, by its URL path. */
export function pageLanguagesIn(languages: readonly Language[]): (path: string) => PageLanguages {
  const english = new Map(
    languages.flatMap(({ pages }) => Array.from(pages, ([original, path]) => [path, original] as const)),
  );
  return (path) => {
    const language = languages.find(({ code }) => path === `/${code}` || path.startsWith(`/${code}/`));
    const original = english.get(path) ?? path;
    const others = languages.flatMap(({ code, pages }) => {
      const own = pages.get(original);
      return own === undefined ? [] : [{ code, path: own }];
    });
    if (others.length === 0) return { language, alternates: [] };
    const first = { code: "en", path: original };
    return { language, alternates: [first, ...others, { ...first, code: "x-default" }] };
  };
}

const alternateTag = /<link rel="alternate" hreflang="[^"]*" href="[^"]*">/g;
const feedTag = /<link rel="alternate" type="application\/atom\+xml"[^>]*>/;
const htmlTag = /<html lang="[^"]*"(?: dir="[^"]*")?/;

/**
 * Adds to a page of a language its language and direction, and to each page its versions in other languages. Done after
 * the build and not in the page's component, which would send this code to every browser. Idempotent.
 * @param siteUrl origin of the site, without a trailing slash
 */
export function withLanguageTags(
  html: string,
  { language, alternates }: PageLanguages,
  siteUrl: string,
): string {
  const links = alternates.map(
    ({ code, path }) => `<link rel="alternate" hreflang="${code}" href="${siteUrl}${path}">`,
  );
  const linked = html.replace(alternateTag, "").replace("</head>", () => `${links.join("")}</head>`);
  if (language === undefined) return linked;
  // The feed is in English in all languages.
  const { head, links: notes } = language.words;
  const title = `${head.closures} ${notes.inEnglish}`;
  const direction = language.direction === "rtl" ? ' dir="rtl"' : "";
  return linked
    .replace(feedTag, (tag) =>
      tag.replace(/ title="[^"]*"(?: hreflang="en")?/, ` title="${title}" hreflang="en"`),
    )
    .replace(htmlTag, `<html lang="${language.locale}"${direction}`);
}
