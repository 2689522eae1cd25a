import type { Locator, Page } from "@playwright/test";
import { fakeEmbeds } from "../support/embeds";
import { field, openForm, sendButton } from "../support/form-helpers";
import { expect, test } from "../support/test";
import { book, fillInNames, openStory, pageCount, pageStatus, story, storyButton } from "./story";

const portrait = { width: 390, height: 844 };
const landscape = { width: 844, height: 390 };
/** A phone in both orientations, and widths just above and below each breakpoint. */
const sizes = [
  ...[landscape, portrait, { width: 640, height: 390 }, { width: 639, height: 844 }],
  ...[{ width: 768, height: 390 }, { width: 767, height: 390 }, portrait],
];

/** Fails unless an element can be scrolled into view. */
async function expectReachable(part: Locator): Promise<void> {
  await part.scrollIntoViewIfNeeded();
  await expect(part).toBeInViewport({ ratio: 0.9 });
}

test.use({ viewport: portrait, hasTouch: true, reducedMotion: "no-preference" });

for (const isOpen of [true, false]) {
  test(`the evaluation panel stays ${isOpen ? "open, with what was typed" : "closed"}`, async ({ page }) => {
    await openForm(page, "/");
    const heading = page.getByRole("heading", { name: "BOOK YOUR EVALUATION TODAY!" });
    if (isOpen) {
      await heading.tap();
      await field(page, "Your name").fill("Ana Example");
      await field(page, "Your message").fill("He walks on his toes.");
    }
    for (const size of sizes) {
      await page.setViewportSize(size);
      if (isOpen) {
        await expect(field(page, "Your message")).toBeFocused();
        await expect(field(page, "Your message")).toHaveValue("He walks on his toes.");
        await expect(field(page, "Your name")).toHaveValue("Ana Example");
        await expectReachable(sendButton(page));
      } else {
        await expect(sendButton(page)).toBeHidden();
      }
    }
  });
}

test("a story keeps its names and the page that is in view", async ({ page }) => {
  await openStory(page);
  await fillInNames(page);
  for (let turned = 2; turned <= 4; turned++) {
    await storyButton(page, "Next page").tap();
    await expect(pageStatus(page)).toHaveText(`Page ${turned} of ${pageCount}`);
  }
  await story(page).getByLabel("Favorite animal").focus();
  for (const size of sizes) {
    await page.setViewportSize(size);
    const words = size.width < 768 ? `Page 4 of ${pageCount}` : `Pages 3 and 4 of ${pageCount}`;
    await expect(pageStatus(page)).toHaveText(words);
    await expect(story(page).getByLabel("Favorite animal")).toBeFocused();
    await expect(story(page).getByLabel("Favorite animal")).toHaveValue("narwhal");
    await expect(book(page)).toContainText("Zipporah");
  }
});

/*
 * Chrome keeps the element in place that it hits at the top edge of the screen. That this is in the page is our part (see
 * header.module.css) and tested; turning the phone itself is not, because the place that Chrome restores is not always the same.
 */
test("what Chrome keeps in place is in the page, not in the sticky bar", async ({ page }) => {
  await page.goto("/about");
  const words = page.getByRole("heading", { name: "Our Philosophy: The Art of Looking Forward" });
  for (const size of [portrait, landscape]) {
    await page.setViewportSize(size);
    await words.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
    const region = () =>
      page.evaluate(() => document.elementFromPoint(innerWidth / 2, 0)?.closest("main, header")?.tagName);
    await expect.poll(region).toBe("MAIN");
  }
});

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
