import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { redirects } from "./content";

/** An HTML file of the built site. */
export interface HtmlFile {
  /** "public/about/index.html" */
  readonly file: string;
  /** URL path: "/about"; "/404.html" for the not-found page. */
  readonly path: string;
  readonly html: string;
}

/** Every HTML file of the built site: pages, the not-found page under both of its names, and redirects. */
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

/** Whether the file is a redirect page. */
export function isRedirect({ path }: HtmlFile): boolean {
  return redirects.some(({ from }) => from === path);
}
