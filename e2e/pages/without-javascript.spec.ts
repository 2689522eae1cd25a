import type { Page } from "@playwright/test";
import { pages } from "../support/content";
import { expect, test, waitForHydration } from "../support/test";

/**
 * Every visible heading, paragraph and list entry of the main content. Forms are excluded, because without JavaScript another
 * text replaces them.
 */
const visibleTexts = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, p, li, dt, dd, blockquote):not(form *)")
    .filter({ visible: true })
    .allInnerTexts();

for (const { path } of pages) {
  test(`${path} shows the same text without JavaScript as with it`, async ({ page, browser, baseURL }) => {
    await page.goto(path);
    await waitForHydration(page);
    const textsWithScript = await visibleTexts(page);

    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
    const pageWithoutScript = await context.newPage();
    await pageWithoutScript.goto(path);
    const textsWithoutScript = new Set(await visibleTexts(pageWithoutScript));

    expect(textsWithScript.length).toBeGreaterThan(1);
    expect(textsWithScript.filter((words) => !textsWithoutScript.has(words))).toEqual([]);
    await context.close();
  });
}
