import type { Page } from "@playwright/test";
import { pages } from "../support/content";
import { expect, test, waitForHydration } from "../support/test";

/**
 * Every heading, paragraph and list entry of the page's main part that a visitor sees. Forms aside: without JavaScript
 * other words stand in their place.
 */
const visibleWords = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, p, li, dt, dd, blockquote):not(form *)")
    .filter({ visible: true })
    .allInnerTexts();

for (const { path } of pages) {
  test(`${path} says without JavaScript all that it says with it`, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    await waitForHydration(page);
    const withScript = await visibleWords(page);

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const still = await context.newPage();
    await still.goto(path);
    const without = new Set(await visibleWords(still));

    expect(withScript.length).toBeGreaterThan(1);
    expect(withScript.filter((words) => !without.has(words))).toEqual([]);
    await context.close();
  });
}
