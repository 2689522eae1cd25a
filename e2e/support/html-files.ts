import { readFileSync } from "node:fs";
import { findPages, pathOfHtmlFile } from "../../src/gatsby/output/files";
import { redirects } from "./content";

/** An HTML file of the built site. */
interface HtmlFile {
  /** "public/about/index.html" */
  readonly file: string;
  /** URL path: "/about"; "/404.html" for the not-found page. */
  readonly path: string;
  readonly html: string;
}

/** Every HTML file of the built site: pages, the not-found page under both of its names, and redirects. */
export const htmlFiles: readonly HtmlFile[] = findPages("public").map((file) => ({
  file,
  path: pathOfHtmlFile(file, "public"),
  html: readFileSync(file, "utf8"),
}));

/** Those without redirects. */
export const pageFiles: readonly HtmlFile[] = htmlFiles.filter(({ html }) => html.includes('id="___gatsby"'));

/** The HTML of a page. @throws when there is none at this path */
export function htmlOf(path: string): string {
  const found = htmlFiles.find((each) => each.path === path);
  if (found === undefined) throw new Error(`There is no page at ${path}.`);
  return found.html;
}

/** Whether the file is a redirect page. */
export function isRedirect({ path }: HtmlFile): boolean {
  return redirects.some(({ from }) => from === path);
}
