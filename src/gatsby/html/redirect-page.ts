import { closeSync, openSync, readSync } from "node:fs";

const opening = '<!doctype html>\n<html lang="en-US" data-to=';

/**
 * The page that stands at an old address on a host that can redirect in no other way. Its script replaces the history
 * entry and keeps query and hash; it is the same on every such page, so that one hash serves them all in a policy.
 * The refresh stands in noscript, or it would race with the script and lose both.
 * @param to path of the page in its place
 * @param siteUrl full address of the site, without a slash at the end
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

/** Whether an HTML file was made by `redirectPage`. Reads no more of it than it must: a page may have megabytes. */
export function isRedirectPage(file: string): boolean {
  const beginning = Buffer.alloc(opening.length);
  const descriptor = openSync(file, "r");
  readSync(descriptor, beginning);
  closeSync(descriptor);
  return beginning.toString() === opening;
}
