import type { Page } from "@playwright/test";
import { pagesOfEveryKind } from "../support/built-pages";
import { findFullChromium } from "../support/chromium";
import { expect, hydrate, test } from "../support/test";

// The headless shell has no such cache.
const executablePath = findFullChromium();
test.skip(executablePath === undefined, "Only the headless shell is installed.");

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      await use({
        ...launchOptions,
        executablePath,
        // Playwright turns the cache off, because it loses track of a page that comes from it.
        ignoreDefaultArgs: ["--disable-back-forward-cache"],
      });
    },
    { scope: "worker" },
  ],
});

/** Goes back with the browser's own protocol. @returns what the page that appears says about itself */
async function goBack(page: Page): Promise<unknown> {
  const client = await page.context().newCDPSession(page);
  await client.send("Page.enable");
  const { currentIndex, entries } = await client.send("Page.getNavigationHistory");
  const shown = new Promise((resolve) => client.once("Page.frameNavigated", resolve));
  await client.send("Page.navigateToHistoryEntry", { entryId: entries[currentIndex - 1]?.id ?? 0 });
  await shown;
  const { result } = await client.send("Runtime.evaluate", {
    expression: `Promise.resolve(window.shownAgain).then((isKept = false) => ({
      isKept,
      notRestoredReasons: performance.getEntriesByType("navigation")[0].notRestoredReasons,
    }))`,
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}

test("a page with any kind of block is kept, and appears again without loading", async ({ context }) => {
  test.slow();
  for (const { path } of pagesOfEveryKind) {
    const page = await context.newPage();
    await page.goto(path);
    await hydrate(page);
    await page.evaluate(() => {
      const shownAgain = new Promise((resolve) =>
        addEventListener("pageshow", ({ persisted }) => resolve(persisted)),
      );
      Object.assign(window, { shownAgain });
    });
    await page.goto("/robots.txt");
    expect.soft(await goBack(page), path).toEqual({ isKept: true, notRestoredReasons: null });
    await page.close();
  }
});
