import { basename } from "node:path";
import type { Page } from "@playwright/test";

/** The names of the scripts of React and Gatsby, which every page starts with when it needs them. */
const reactScripts = /\/(?:webpack-runtime|framework|app)-/;

/** The script of every page. It is deferred: a page that waits for it has not fired `load`. */
export const siteScript = /\/site-/;

/** Something to wait for until it is opened. */
export function makeGate(): { readonly opened: Promise<void>; readonly open: () => void } {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Holds back those of the site's scripts whose name matches. @returns lets them load */
export async function blockScripts(page: Page, name = reactScripts): Promise<() => void> {
  const { opened, open } = makeGate();
  await page.route(
    (url) => url.hostname === "127.0.0.1" && url.pathname.endsWith(".js") && name.test(url.pathname),
    async (route) => {
      await opened;
      await route.continue();
    },
  );
  return open;
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

/** Collects what a page sends: the address and the body of each request. */
export function requestsOf(page: Page): readonly string[] {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(`${request.url()}\n${request.postData() ?? ""}`));
  return requests;
}
