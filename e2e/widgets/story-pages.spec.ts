import type { Page } from "@playwright/test";
import { smallPhone, swipeLeft } from "../support/gestures";
import { expect, test } from "../support/test";
import { book, openStory, pageCount, pageStatus, story, storyButton } from "./story";

test.use({ reducedMotion: "no-preference" });

const scrolled = (page: Page) => book(page).evaluate(({ scrollLeft }) => scrollLeft);

test.describe("on a phone", () => {
  test.use(smallPhone);

  test("its buttons turn one page, and the status says which page is in view", async ({ page }) => {
    await openStory(page);
    await expect(pageStatus(page)).toHaveText(`Page 1 of ${pageCount}`);
    await storyButton(page, "Next page").tap();
    await expect(pageStatus(page)).toHaveText(`Page 2 of ${pageCount}`);
    await storyButton(page, "Previous page").tap();
    await expect(pageStatus(page)).toHaveText(`Page 1 of ${pageCount}`);
    await expect(storyButton(page, "Previous page")).toHaveAttribute("aria-disabled", "true");
    for (let turned = 2; turned <= pageCount; turned++) {
      await storyButton(page, "Next page").tap();
      await expect(pageStatus(page)).toHaveText(`Page ${turned} of ${pageCount}`);
    }
    await expect(storyButton(page, "Next page")).toHaveAttribute("aria-disabled", "true");
  });

  test("a quick swipe turns exactly one page", async ({ page }) => {
    await openStory(page);
    await swipeLeft(page, book(page), 100);
    await expect(pageStatus(page)).toHaveText(`Page 2 of ${pageCount}`);
    const width = await book(page).evaluate(({ clientWidth }) => clientWidth);
    await expect.poll(async () => Math.round(((await scrolled(page)) / width) * 100)).toBe(100);
  });
});

test("by keyboard: pages turn, names can be filled in, and the focus is never trapped", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStory(page);
  await book(page).focus();
  await expect(pageStatus(page)).toHaveText(`Pages 1 and 2 of ${pageCount}`);
  await page.keyboard.press("ArrowRight");
  await expect(pageStatus(page)).toHaveText(`Pages 3 and 4 of ${pageCount}`);
  await page.keyboard.press("End");
  await expect(pageStatus(page)).toHaveText(`Pages ${pageCount - 1} and ${pageCount} of ${pageCount}`);
  await page.keyboard.press("Home");
  await expect(pageStatus(page)).toHaveText(`Pages 1 and 2 of ${pageCount}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(storyButton(page, "Next page")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(pageStatus(page)).toHaveText(`Pages 3 and 4 of ${pageCount}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(story(page).getByLabel("Child's first name")).toBeFocused();
  await page.keyboard.type("Zipporah");
  await page.keyboard.press("Tab");
  await page.keyboard.type("narwhal");
  await page.keyboard.press("Tab");
  await expect(story(page).getByLabel("Therapist")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(storyButton(page, "Forget it")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(story(page).locator(":focus")).toHaveCount(0);
  await expect(book(page)).toContainText("Zipporah");
});

test.describe("with reduced motion", () => {
  test.use({ ...smallPhone, reducedMotion: "reduce" });

  test("pages turn without animation", async ({ page }) => {
    await openStory(page);
    const [before, after] = await storyButton(page, "Next page").evaluate((element) => {
      const row = element.closest("section")?.querySelector("ol");
      const start = row?.scrollLeft;
      (element as HTMLElement).click();
      return [start, row?.scrollLeft];
    });
    expect(before).toBe(0);
    expect(after).toBeGreaterThan(300);
  });
});
