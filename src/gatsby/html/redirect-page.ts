import { readFileSync } from "node:fs";
import type { Language } from "../../content-check/translations/languages";
import { moved } from "../../words/en/layout";
import { fill } from "../../words/fill";

const opening = "<!doctype html>\n<html data-to=";

/**
 * Returns the HTML of a redirect page, for hosts without redirect rules. Its script replaces the history
 * entry and keeps the query and the hash. It is the same on every redirect page, so one CSP hash covers it.
 * The meta refresh is in `<noscript>`: otherwise it could run before the script, and would drop the query and
 * the hash.
 * @param to path of the new page
 * @param siteUrl origin of the site, without a trailing slash
 * @param language of the old address; undefined for English
 */
export function redirectPage(to: string, siteUrl: string, language: Language | undefined): string {
  const words = language?.words.moved ?? moved;
  const direction = language?.direction === "rtl" ? ' dir="rtl"' : "";
  return `${opening}"${to}" lang="${language?.locale ?? "en-US"}"${direction}>
<head>
<meta charset="utf-8">
<title>${words.title}</title>
<link rel="canonical" href="${siteUrl}${to}">
<script>location.replace(document.documentElement.dataset.to + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<p>${fill(words.text, { link: `<a href="${to}">${words.link}</a>` })}</p>
</body>
</html>
`;
}

/** Whether an HTML file was made by `redirectPage`. */
export function isRedirectPage(file: string): boolean {
  return readFileSync(file, "utf8").startsWith(opening);
}
