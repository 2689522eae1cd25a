import { violations } from "../support/axe";
import { bringIntoView, smallPhone } from "../support/gestures";
import { catchPrint, expectAskedToPrint } from "../support/print-to-pdf";
import { reactScripts, requestsOf } from "../support/scripts";
import { expect, test } from "../support/test";
import {
  book,
  fillInNames,
  genericText,
  openStory,
  pageCount,
  story,
  storyButton,
  storyPath,
  therapist,
} from "./story";

test("names are filled in, survive a reload, can be forgotten, and appear in no request and no URL", async ({
  page,
}) => {
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
  await storyButton(page, "Forget it").click();
  await expect(book(page).locator("p")).toHaveText(genericText);
  await openStory(page);
  await expect(story(page).getByLabel("Child's first name")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await expect(page).toHaveURL(storyPath);
  expect(requests.filter((request) => /zipporah|narwhal/i.test(request))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(smallPhone);

  test("axe finds no violations with names filled in", async ({ page }) => {
    await openStory(page);
    await fillInNames(page);
    expect(await violations(page)).toEqual([]);
  });
});

test("printed by its button it is a booklet with two pages per sheet; printed with the page it is complete", async ({
  page,
}) => {
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

test.describe("when React cannot be fetched", () => {
  test.use({ ...smallPhone, allowedConsole: /Failed to load resource/ });

  test("the whole story is a scrollable row with generic text", async ({ page }) => {
    await page.route(reactScripts, (route) => route.abort());
    await page.goto(storyPath);
    await bringIntoView(book(page));
    await story(page).getByRole("textbox").first().focus();
    await expect(story(page).getByRole("textbox")).toHaveCount(0);
    await expect(book(page).locator("p")).toHaveText(genericText);
    await expect(book(page)).toHaveCSS("overflow-x", "auto");
  });
});

test.describe("without JavaScript", () => {
  test.use({ ...smallPhone, javaScriptEnabled: false });

  test("the whole story is a scrollable row with generic text and no controls", async ({ page }) => {
    await page.goto(storyPath);
    await expect(book(page).getByRole("listitem")).toHaveCount(pageCount);
    await expect(book(page).locator("p")).toHaveText(genericText);
    await expect(book(page).getByRole("img")).toHaveCount(pageCount);
    await expect(book(page)).toHaveCSS("overflow-x", "auto");
    await expect(story(page).getByRole("button")).toHaveCount(0);
    await expect(story(page).getByRole("textbox")).toHaveCount(0);
  });
});
