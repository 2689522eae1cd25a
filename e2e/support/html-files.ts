import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "./content";

/** A page of the built site, as its file has it. */
export interface HtmlFile {
  /** "public/about/index.html" */
  readonly file: string;
  /** "/about"; that of the not-found page is "/404.html". */
  readonly path: string;
  readonly html: string;
}

/** Every HTML file of the built site: pages, the not-found page under both of its names, and old addresses. */
export const htmlFiles: readonly HtmlFile[] = readdirSync("public", {
  recursive: true,
  withFileTypes: true,
})
  .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((file) => ({ file, path: pathOf(file), html: readFileSync(file, "utf8") }));

function pathOf(file: string): string {
  return file.replace(/^public/, "").replace(/(.)?\/index\.html$/, "$1") || "/";
}

/** Whether a visitor is sent on from there. */
export function isRedirect({ path }: HtmlFile): boolean {
  return redirects.some(({ from }) => from === path);
}
