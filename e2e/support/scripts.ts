import { basename } from "node:path";
import type { Page } from "@playwright/test";

/** The names of the scripts of React and Gatsby, which every page starts with when it needs them. */
export const reactScripts = /\/(?:webpack-runtime|framework|app)-/;

/** The script of every page. It is deferred: a page that waits for it has not fired `load`. */
export const siteScript = /\/site-/;

/** Holds back those of the site's scripts whose name matches. @returns lets them load */
export async function blockScripts(page: Page, name = reactScripts): Promise<() => void> {
  let start = () => {};
  const started = new Promise<void>((resolve) => {
    start = resolve;
  });
  await page.route(
    (url) => url.hostname === "127.0.0.1" && url.pathname.endsWith(".js") && name.test(url.pathname),
    async (route) => {
      await started;
      await route.continue();
    },
  );
  return start;
}

/** Collects the names of the scripts that a page requests. */
export function scriptsOf(page: Page): readonly string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const name = basename(new URL(request.url()).pathname);
    if (name.endsWith(".js")) names.push(name);
  });
  return names;
}
