import type { Page } from "@playwright/test";
import { type FlakyHost, startFlakyHost } from "../support/flaky-host";
import { expect, hydrate, test } from "../support/test";

/** The page that the tests visit first. */
export const visited = "/resources";

/** Gives each test of the calling file a host that can be unreachable, and lets the site's service worker start. */
export function setUpHost() {
  // The browser logs requests that fail offline: images further down that are not cached, and the rules for loading pages in advance.
  test.use({
    serviceWorkers: "allow",
    allowedConsole: /Failed to load resource|Load failed or canceled .+ Speculation-Rules header/,
  });

  let host: FlakyHost;
  test.beforeEach(async ({ baseURL }) => {
    host = await startFlakyHost(baseURL ?? "");
  });
  test.afterEach(() => host.stop());

  async function setOffline(page: Page, isOffline: boolean): Promise<void> {
    host.isUnreachable = isOffline;
    await page.context().setOffline(isOffline);
  }

  /** Opens a page and waits until the service worker has cached it. */
  async function openCached(page: Page, path: string): Promise<void> {
    await page.goto(host.address + path);
    await hydrate(page);
    await expect.poll(() => isCached(page, path)).toBe(true);
    await page.waitForLoadState("networkidle");
  }

  return { host: () => host, setOffline, openCached };
}

/** Whether the document, its page data, and every script and style that it has loaded so far are cached. */
export function isCached(page: Page, path: string): Promise<boolean> {
  return page.evaluate(async (path) => {
    const parts = performance
      .getEntriesByType("resource")
      .map(({ name }) => name)
      .filter((name) => name.startsWith(location.origin) && /\.(js|css)$/.test(name));
    const data = `/page-data/${path === "/" ? "index" : path.slice(1)}/page-data.json`;
    const copies = await Promise.all([path, data, ...parts].map((url) => caches.match(url)));
    return copies.every((copy) => copy !== undefined);
  }, path);
}

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
