import { closeSync, openSync, readSync } from "node:fs";

const opening = '<!doctype html>\n<html lang="en-US" data-to=';

/**
 * Returns the HTML of a redirect page, for hosts without redirect rules. Its script replaces the history
 * entry and keeps the query and the hash. It is the same on every redirect page, so one CSP hash covers it.
 * The meta refresh is in `<noscript>`: otherwise it could run before the script, and would drop the query and
 * the hash.
 * @param to path of the new page
 * @param siteUrl origin of the site, without a trailing slash
 */
export function redirectPage(to: string, siteUrl: string): string {
  return `${opening}"${to}">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<link rel="canonical" href="${siteUrl}${to}">
<script>location.replace(document.documentElement.dataset.to + location.search + location.hash)</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
<meta name="viewport" content="width=device-width, initial-scale=1">
</head>
<body>
<p>This page has moved. <a href="${to}">Go to its new address</a></p>
</body>
</html>
`;
}

/**
 * Whether an HTML file was made by `redirectPage`. Reads only the beginning, since other pages can be large.
 */
export function isRedirectPage(file: string): boolean {
  const beginning = Buffer.alloc(opening.length);
  const descriptor = openSync(file, "r");
  readSync(descriptor, beginning);
  closeSync(descriptor);
  return beginning.toString() === opening;
}
