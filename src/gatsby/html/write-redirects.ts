import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Redirect } from "../../shared/http/redirect";
import { findPages } from "./find-pages";
import { isRedirectPage, redirectPage } from "./redirect-page";

/**
 * Writes a page for each redirect, unless it stands there already: what is written anew is compressed anew. Takes away
 * the pages of former redirects, which Gatsby keeps in public/, where they would live on.
 * @param site full address of the site, without a slash at the end
 */
export async function writeRedirects(
  folder: string,
  redirects: readonly Redirect[],
  site: string,
): Promise<void> {
  const wanted = new Map(
    redirects.map(({ from, to }) => [join(folder, from, "index.html"), redirectPage(to, site)]),
  );
  for (const page of await findPages(folder)) {
    if (!wanted.has(page) && isRedirectPage(page)) rmSync(page);
  }
  for (const [page, html] of wanted) {
    if (existsSync(page) && readFileSync(page, "utf8") === html) continue;
    mkdirSync(dirname(page), { recursive: true });
    writeFileSync(page, html);
  }
}
