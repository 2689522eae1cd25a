import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Redirect } from "../../shared/http/redirect";
import type { PageLanguages } from "../languages/page-languages";
import { findPages } from "./find-pages";
import { isRedirectPage, redirectPage } from "./redirect-page";

interface RedirectFacts {
  /** Origin of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly languagesOf: (path: string) => PageLanguages;
}

/**
 * Writes a page for each redirect, and deletes the pages of removed redirects, which would otherwise stay in
 * public/. An up-to-date page is not rewritten, because a newer file would be compressed again.
 */
export async function writeRedirects(
  folder: string,
  redirects: readonly Redirect[],
  { siteUrl, languagesOf }: RedirectFacts,
): Promise<void> {
  const wanted = new Map(
    redirects.map(({ from, to }) => [
      join(folder, from, "index.html"),
      redirectPage(to, siteUrl, languagesOf(from).language),
    ]),
  );
  for (const page of findPages(folder)) {
    if (!wanted.has(page) && isRedirectPage(page)) rmSync(page);
  }
  for (const [page, html] of wanted) {
    if (existsSync(page) && readFileSync(page, "utf8") === html) continue;
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, html);
  }
}
