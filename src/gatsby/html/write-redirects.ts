import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Language } from "../../content-check/translations/languages";
import type { Redirect } from "../../shared/http/redirect";
import { moved } from "../../words/en/layout";
import { fill } from "../../words/fill";
import type { PageLanguages } from "../languages/page-languages";
import { findPages } from "../output/files";

const opening = "<!doctype html>\n<html data-to=";

/**
 * Returns the HTML of a redirect page, for hosts without redirect rules. Its script replaces the history entry and keeps the
 * query, and the hash unless the new address has one. It is the same on every redirect page, so one CSP hash covers it. The meta
 * refresh is in `<noscript>`: otherwise it could run before the script, and would drop the query and the hash.
 * @param to path of the new page
 * @param siteUrl origin of the site, without a trailing slash
 * @param language of the old address; undefined for English
 */
function redirectPage(to: string, siteUrl: string, language: Language | undefined): string {
  const words = language?.words.moved ?? moved;
  const direction = language?.direction === "rtl" ? ' dir="rtl"' : "";
  return `${opening}"${to}" lang="${language?.locale ?? "en-US"}"${direction}>
<head>
<meta charset="utf-8">
<title>${words.title}</title>
<link rel="canonical" href="${siteUrl}${to}">
<script>var to = new URL(document.documentElement.dataset.to, location); to.search = location.search; to.hash = to.hash || location.hash; location.replace(to)</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<p>${fill(words.text, { link: `<a href="${to}">${words.link}</a>` })}</p>
</body>
</html>
`;
}

/**
 * Writes a page for each redirect, and deletes the pages of removed redirects, which would otherwise stay in
 * public/. An up-to-date page is not rewritten, because a newer file would be compressed again.
 */
export async function writeRedirects(
  folder: string,
  redirects: readonly Redirect[],
  siteUrl: string,
  languagesOf: (path: string) => PageLanguages,
): Promise<void> {
  const wanted = new Map(
    redirects.map(({ from, to }) => [
      join(folder, from, "index.html"),
      redirectPage(to, siteUrl, languagesOf(from).language),
    ]),
  );
  for (const page of findPages(folder)) {
    if (!wanted.has(page) && readFileSync(page, "utf8").startsWith(opening)) rmSync(page);
  }
  for (const [page, html] of wanted) {
    if (existsSync(page) && readFileSync(page, "utf8") === html) continue;
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, html);
  }
}
