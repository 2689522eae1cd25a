import type { Page } from "@playwright/test";
import { swipeLeft } from "../support/gestures";
import { expect, test } from "../support/test";
import { book, button, count, openStory, phone, place, story } from "./story";

const scrolled = (page: Page) => book(page).evaluate(({ scrollLeft }) => scrollLeft);

test.describe("on a phone", () => {
  test.use(phone);

  test("its buttons turn one page, and say which one is in view", async ({ page }) => {
    await openStory(page);
    await expect(place(page)).toHaveText(`Page 1 of ${count}`);
    await button(page, "Next page").tap();
    await expect(place(page)).toHaveText(`Page 2 of ${count}`);
    await button(page, "Previous page").tap();
    await expect(place(page)).toHaveText(`Page 1 of ${count}`);
    await expect(button(page, "Previous page")).toHaveAttribute("aria-disabled", "true");
    for (let turned = 2; turned <= count; turned++) {
      await button(page, "Next page").tap();
      await expect(place(page)).toHaveText(`Page ${turned} of ${count}`);
    }
    await expect(button(page, "Next page")).toHaveAttribute("aria-disabled", "true");
  });

  test("a swipe, however quick, turns one page", async ({ page }) => {
    await openStory(page);
    await swipeLeft(page, book(page), 100);
    await expect(place(page)).toHaveText(`Page 2 of ${count}`);
    const width = await book(page).evaluate(({ clientWidth }) => clientWidth);
    await expect.poll(async () => Math.round(((await scrolled(page)) / width) * 100)).toBe(100);
  });
});

test("by keyboard alone: names, pages, and nothing that holds the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await openStory(page);
  await book(page).focus();
  await expect(place(page)).toHaveText(`Pages 1 and 2 of ${count}`);
  await page.keyboard.press("ArrowRight");
  await expect(place(page)).toHaveText(`Pages 3 and 4 of ${count}`);
  await page.keyboard.press("End");
  await expect(place(page)).toHaveText(`Pages ${count - 1} and ${count} of ${count}`);
  await page.keyboard.press("Home");
  await expect(place(page)).toHaveText(`Pages 1 and 2 of ${count}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, "Next page")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(place(page)).toHaveText(`Pages 3 and 4 of ${count}`);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(story(page).getByLabel("Child's first name")).toBeFocused();
  await page.keyboard.type("Zipporah");
  await page.keyboard.press("Tab");
  await page.keyboard.type("narwhal");
  await page.keyboard.press("Tab");
  await expect(story(page).getByLabel("Therapist")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(button(page, "Forget it")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(story(page).locator(":focus")).toHaveCount(0);
  await expect(book(page)).toContainText("Zipporah");
});

test.describe("where less motion is preferred", () => {
  test.use({ ...phone, contextOptions: { reducedMotion: "reduce" } });

  test("a page is turned at once", async ({ page }) => {
    await openStory(page);
    const [before, after] = await button(page, "Next page").evaluate((element) => {
      const row = element.closest("section")?.querySelector("ol");
      const start = row?.scrollLeft;
      (element as HTMLElement).click();
      return [start, row?.scrollLeft];
    });
    expect(before).toBe(0);
    expect(after).toBeGreaterThan(300);
  });
});
