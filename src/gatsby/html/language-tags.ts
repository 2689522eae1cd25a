import type { PageLanguages } from "../languages/page-languages";

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
