import type { Page } from "@playwright/test";
import { sendButton } from "../support/form-helpers";
import { blockScripts, siteScript } from "../support/scripts";
import { expect, hydrate, test } from "../support/test";

test.describe("the evaluation panel", () => {
  const heading = (page: Page) => page.getByRole("heading", { name: "BOOK YOUR EVALUATION TODAY!" });

  for (const width of [640, 1280]) {
    test(`starts open at ${width} px, and closes`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/");
      await hydrate(page);
      await expect(sendButton(page)).toBeVisible();
      await heading(page).click();
      await expect(sendButton(page)).toBeHidden();
    });
  }

  test("is closed on a phone, before and after the script runs, and opens on click", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const panel = page.locator("details", { has: heading(page) });
    const height = () => panel.evaluate((element) => element.getBoundingClientRect().height);
    const startScripts = await blockScripts(page, siteScript);
    await page.goto("/", { waitUntil: "commit" });
    await page.evaluate(() => document.fonts.ready);
    await expect(sendButton(page)).toBeHidden();
    const before = await height();
    startScripts();
    await expect(panel).toHaveAttribute("data-ready", "");
    await expect(sendButton(page)).toBeHidden();
    expect(await height()).toBe(before);
    await heading(page).click();
    await expect(sendButton(page)).toBeVisible();
  });

  test("opens on a click on a phone before the script runs", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const startScripts = await blockScripts(page, siteScript);
    await page.goto("/", { waitUntil: "commit" });
    await heading(page).click();
    startScripts();
    await expect(sendButton(page)).toBeVisible();
  });
});
