import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { smallPhone, swipeLeft } from "../support/gestures";
import { catchPrint, expectAskedToPrint } from "../support/print-to-pdf";
import { requestsOf } from "../support/scripts";
import { expect, test } from "../support/test";
import {
  book,
  fillInNames,
  genericText,
  openStory,
  pageCount,
  pageStatus,
  story,
  storyButton,
  storyPath,
  therapist,
} from "./story";

test.use({ reducedMotion: "no-preference" });

const scrolled = (page: Page) => book(page).evaluate(({ scrollLeft }) => scrollLeft);

test.describe("on a phone", () => {
  test.use(smallPhone);

  test("its buttons turn one page, and the status says which page is in view", async ({ page }) => {
    await openStory(page);
    await expect(pageStatus(page)).toHaveText(`Page 1 of ${pageCount}`);
    await expect(storyButton(page, "Previous page")).toHaveAttribute("aria-disabled", "true");
    for (let turned = 2; turned <= pageCount; turned++) {
      await storyButton(page, "Next page").tap();
      await expect(pageStatus(page)).toHaveText(`Page ${turned} of ${pageCount}`);
    }
    await expect(storyButton(page, "Next page")).toHaveAttribute("aria-disabled", "true");
    await storyButton(page, "Previous page").tap();
    await expect(pageStatus(page)).toHaveText(`Page ${pageCount - 1} of ${pageCount}`);
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

test("names survive a reload, can be forgotten, and appear in no request and no URL", async ({ page }) => {
  const requests = requestsOf(page);
  await openStory(page);
  await fillInNames(page);
  await expect(book(page)).toContainText("narwhal");
  await expect(book(page).getByRole("img", { name: `Portrait of ${therapist.name}` })).toBeVisible();
  await story(page).getByLabel("Favorite animal").press("Enter");

  await page.reload();
  await openStory(page);
  await expect(book(page)).toContainText("Zipporah");
  await expect(story(page).getByLabel("Favorite animal")).toHaveValue("narwhal");
  expect(await violations(page)).toEqual([]);
  await storyButton(page, "Forget it").click();
  await expect(book(page).locator("p")).toHaveText(genericText);
  await openStory(page);
  await expect(story(page).getByLabel("Child's first name")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await expect(page).toHaveURL(storyPath);
  expect(requests.filter((request) => /zipporah|narwhal/i.test(request))).toEqual([]);
});

test("printed by its button it is a booklet; printed with the page it is complete", async ({ page }) => {
  // page.pdf() fires `afterprint`, like printing, and the book then shows the rest of the page again.
  const sheets = async () => {
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    return pdf.match(/\/Type \/Page\b/g)?.length;
  };
  await catchPrint(page);
  await openStory(page);
  const sheetsOfPage = await sheets();
  await storyButton(page, "Print this book").click();
  await expectAskedToPrint(page);
  // As browsers do. Without it, the book shows the rest of the page again after three seconds.
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  // 16 pt, a size for children.
  await expect(book(page).locator("p").first()).toHaveCSS("font-size", "21.3333px");
  for (const picture of await book(page).getByRole("img").all()) {
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await sheets()).toBe(pageCount / 2);

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(storyButton(page, "Print this book")).toBeHidden();
  expect(await sheets()).toBe(sheetsOfPage);
});
