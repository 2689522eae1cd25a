import type { Page } from "@playwright/test";
import { fakeEmbeds } from "../support/embeds";
import { field, openForm } from "../support/form-helpers";
import { expect, test } from "../support/test";
import { expectReachable, landscape, portrait, sizes } from "./rotation";

test.use({ reducedMotion: "no-preference" });

test.use({ viewport: portrait, hasTouch: true });

const dialog = (page: Page, name: string | RegExp) => page.getByRole("dialog", { name });
const modal = (page: Page) => page.locator("dialog:modal");

/** Fails unless the page scrolls again and no dialog is modal. */
async function expectNotModal(page: Page): Promise<void> {
  await expect(modal(page)).toHaveCount(0);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, before > 300 ? -300 : 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
}

test("the menu stays open with its submenu and its focus, and every link is reachable", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const menu = dialog(page, "Menu");
  await menu.locator("summary", { hasText: "Services submenu" }).press("Enter");
  const link = menu.getByRole("link", { name: "Telehealth" });
  await link.focus();
  await expect(modal(page)).toHaveCount(1);
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(link).toBeFocused();
    for (const end of [
      menu.getByRole("link", { name: /^Call/ }),
      menu.getByRole("button", { name: "Close menu" }),
    ])
      await expectReachable(end);
    await expect(modal(page)).toHaveCount(1);
  }
  await page.setViewportSize(landscape);
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("button", { name: "Open menu" })).toBeFocused();
  await expectNotModal(page);
});

test("on a wide screen the menu closes and the focus moves to the navigation bar", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/about");
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  await expect(modal(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(dialog(page, "Menu")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeFocused();
  await expectNotModal(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(dialog(page, "Menu")).toBeHidden();
});

test("a video keeps playing, and its dialog can still be closed", async ({ page }) => {
  const requests = await fakeEmbeds(page);
  await page.goto("/about");
  const opener = page.getByRole("button", { name: /Play the video$/ });
  await opener.press("Enter");
  const close = page.getByRole("button", { name: "Close video" });
  await expect(page.locator("iframe")).toBeVisible();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(close).toBeFocused();
    for (const part of [close, page.locator("iframe"), page.getByRole("link", { name: /open the video/ })])
      await expectReachable(part);
  }
  expect(requests).toHaveLength(1);
  await page.setViewportSize(landscape);
  await close.tap();
  await expect(opener).toBeFocused();
  await expectNotModal(page);
});

test("the calendar keeps its month and its focus, and every day is reachable", async ({ page }) => {
  await openForm(page, "/contact");
  await field(page, "First name").fill("Ana");
  await field(page, "Preferred date").press("Enter");
  const calendar = dialog(page, "Choose a date");
  await expect(page.getByRole("button", { name: /^Today/ })).toBeFocused();
  await page.keyboard.press("PageDown");
  const focused = page.getByRole("button", { name: "Wednesday, December 23, 2026" });
  await expect(focused).toBeFocused();
  for (const size of sizes) {
    await page.setViewportSize(size);
    await expect(calendar).toBeVisible();
    await expect(focused).toBeFocused();
    for (const part of [
      page.getByRole("button", { name: "Thursday, December 31, 2026" }),
      calendar.getByRole("button", { name: "Close" }),
      page.getByRole("button", { name: /Next month/ }),
    ])
      await expectReachable(part);
  }
  await page.setViewportSize(landscape);
  await page.keyboard.press("Enter");
  await expect(calendar).toBeHidden();
  await expect(field(page, "Preferred date")).toHaveValue("23/12/2026");
  await expect(field(page, "Preferred date")).toBeFocused();
  await expect(field(page, "First name")).toHaveValue("Ana");
  await expectNotModal(page);
});
