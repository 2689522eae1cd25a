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

const modal = (page: Page) => page.locator("dialog:modal");

/** Fails unless the page scrolls again and no dialog is modal. */
async function expectNotModal(page: Page): Promise<void> {
  await expect(modal(page)).toHaveCount(0);
  const before = await page.evaluate(() => window.scrollY);
  await page.mouse.move(100, 200);
  await page.mouse.wheel(0, before > 300 ? -300 : 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** Each dialog, with what has the focus in it, and what must be reachable. */
const dialogs = [
  {
    name: "the menu",
    path: "/about",
    opener: (page: Page) => button(page, "Open menu"),
    async turnTo(page: Page) {
      await modal(page).locator("summary", { hasText: "Services submenu" }).press("Enter");
      await modal(page).getByRole("link", { name: "Telehealth" }).focus();
      return modal(page).getByRole("link", { name: "Telehealth" });
    },
    parts: (page: Page) => [modal(page).getByRole("link", { name: /^Call/ }), button(page, "Close menu")],
  },
  {
    name: "a video",
    path: "/about",
    opener: (page: Page) => button(page, /Play the video$/),
    turnTo: async (page: Page) => button(page, "Close video"),
    parts: (page: Page) => [page.locator("iframe"), page.getByRole("link", { name: /open the video/ })],
  },
  {
    name: "the calendar",
    path: "/contact",
    opener: (page: Page) => field(page, "Preferred date"),
    async turnTo(page: Page) {
      await expect(button(page, /^Today/)).toBeFocused();
      await page.keyboard.press("PageDown");
      return button(page, "Wednesday, December 23, 2026");
    },
    parts: (page: Page) => [
      button(page, "Thursday, December 31, 2026"),
      modal(page).getByRole("button", { name: "Close" }),
      button(page, /Next month/),
    ],
  },
];

for (const { name, path, opener, turnTo, parts } of dialogs)
  test(`${name} stays open with its focus, all in it is reachable, and it closes`, async ({ page }) => {
    const requests = await fakeEmbeds(page);
    await openForm(page, path);
    await opener(page).press("Enter");
    const focused = await turnTo(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(focused).toBeFocused();
      for (const part of [focused, ...parts(page)]) await expectReachable(part);
      await expect(modal(page)).toHaveCount(1);
    }
    // A video plays on.
    expect(requests.length).toBeLessThanOrEqual(1);
    await page.setViewportSize(landscape);
    await page.keyboard.press("Escape");
    await expect(opener(page)).toBeFocused();
    await expectNotModal(page);
  });

test("on a wide screen the menu closes and the focus moves to the navigation bar", async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await page.goto("/about");
  await button(page, "Open menu").press("Enter");
  await expect(modal(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link").first()).toBeFocused();
  await expectNotModal(page);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});
