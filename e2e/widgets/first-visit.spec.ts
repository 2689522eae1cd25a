import { violations } from "../support/axe";
import { bringIntoView } from "../support/gestures";
import { expect, test, waitForHydration } from "../support/test";
import { book, button, count, fillInName, general, openStory, path, phone, story, therapist } from "./story";

test("names are put in, are there after a reload, are forgotten, and appear in no request and no address", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await openStory(page);
  await fillInName(page);
  await expect(book(page)).toContainText("narwhal");
  await expect(book(page).getByRole("img", { name: `Portrait of ${therapist.name}` })).toBeVisible();
  await story(page).getByLabel("Favorite animal").press("Enter");

  await page.reload();
  await openStory(page);
  await expect(book(page)).toContainText("Zipporah");
  await expect(story(page).getByLabel("Favorite animal")).toHaveValue("narwhal");
  await button(page, "Forget it").click();
  await expect(book(page).locator("p")).toHaveText(general);
  await openStory(page);
  await expect(story(page).getByLabel("Child's first name")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await expect(page).toHaveURL(path);
  expect(asked.filter((request) => /zipporah|narwhal/i.test(request))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("axe finds nothing with names put in", async ({ page }) => {
    await openStory(page);
    await fillInName(page);
    expect(await violations(page)).toEqual([]);
  });
});

test("printed alone it is a booklet of two pages to a sheet; printed with its page it leaves nothing out", async ({
  page,
}) => {
  // Making a PDF ends as printing does, with the event upon which the book gives the page back.
  const sheets = async () => {
    const pdf = (await page.pdf({ format: "Letter" })).toString("latin1");
    return pdf.match(/\/Type \/Page\b/g)?.length;
  };
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = "";
    };
  });
  await openStory(page);
  const usual = await sheets();
  await button(page, "Print this book").click();
  await expect(page.locator("html")).toHaveAttribute("data-printed");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  // 16 points, for a child to read.
  await expect(book(page).locator("p").first()).toHaveCSS("font-size", "21.3333px");
  for (const picture of await book(page).getByRole("img").all()) {
    await expect(picture).toBeVisible();
    expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  }
  expect(await sheets()).toBe(count / 2);

  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(button(page, "Print this book")).toBeHidden();
  expect(await sheets()).toBe(usual);
});

test.describe("when its script cannot be fetched", () => {
  test.use({ ...phone, allowedConsole: /Failed to load resource/ });

  test("the whole story stands there in general words, to be scrolled", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("Print this book")) await route.abort();
      else await route.fulfill({ response });
    });
    const failure = page.waitForEvent("requestfailed");
    await page.goto(path);
    await waitForHydration(page);
    await bringIntoView(book(page));
    await failure;
    await expect(book(page).locator("p")).toHaveText(general);
    await expect(book(page)).toHaveCSS("overflow-x", "auto");
  });
});

test.describe("without JavaScript", () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test("the whole story stands there in general words, to be scrolled, with nothing that would not work", async ({
    page,
  }) => {
    await page.goto(path);
    await expect(book(page).getByRole("listitem")).toHaveCount(count);
    await expect(book(page).locator("p")).toHaveText(general);
    await expect(book(page).getByRole("img")).toHaveCount(count);
    await expect(book(page)).toHaveCSS("overflow-x", "auto");
    await expect(story(page).getByRole("button")).toHaveCount(0);
    await expect(story(page).getByRole("textbox")).toHaveCount(0);
  });
});
