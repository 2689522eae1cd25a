import type { Page } from "@playwright/test";
import { violations } from "./axe";
import { asShown, pages } from "./site";
import { expect, hydrated, test } from "./test";

const found = pages.flatMap(({ path, blocks }) =>
  blocks.flatMap((block) => (block.kind === "picture-story" ? [{ path, block }] : [])),
);
const [first] = found;
if (!first) throw new Error("No page has a picture story.");
const { path, block } = first;
const count = block.scenes.length;
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

const story = (page: Page) => page.getByRole("region", { name: block.heading });
const book = (page: Page) => story(page).getByRole("list", { name: block.heading });
const place = (page: Page) => story(page).getByRole("status").filter({ hasText: /page/i });
const button = (page: Page, name: string) => story(page).getByRole("button", { name });
const scrolled = (page: Page) => book(page).evaluate(({ scrollLeft }) => scrollLeft);
/** What the story says while nothing is known. */
const general = block.scenes.flatMap(({ sentences }) =>
  sentences.map(({ text, otherwise }) => asShown(otherwise ?? text)),
);

async function open(page: Page): Promise<void> {
  await page.goto(path);
  await hydrated(page);
  await book(page).evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
  await expect(button(page, "Print this book")).toBeVisible();
}

async function putIn(page: Page): Promise<void> {
  await story(page).getByLabel("Child's first name").fill("Zipporah");
  await story(page).getByLabel("Favorite animal").fill("narwhal");
  await story(page).getByLabel("Therapist").selectOption("anika");
  await expect(book(page)).toContainText("Zipporah");
}

test("names are put in, are there after a reload, are forgotten, and appear in no request and no address", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()} ${request.postData() ?? ""}`));
  await open(page);
  await putIn(page);
  await expect(book(page)).toContainText("narwhal");
  await expect(book(page).getByRole("img", { name: "Portrait of Anika Snowberry" })).toBeVisible();
  await story(page).getByLabel("Favorite animal").press("Enter");

  await page.reload();
  await open(page);
  await expect(book(page)).toContainText("Zipporah");
  await expect(story(page).getByLabel("Favorite animal")).toHaveValue("narwhal");
  await button(page, "Forget it").click();
  await expect(book(page).locator("p")).toHaveText(general);
  await open(page);
  await expect(story(page).getByLabel("Child's first name")).toHaveValue("");
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await expect(page).toHaveURL(path);
  expect(asked.filter((request) => /zipporah|narwhal/i.test(request))).toEqual([]);
});

test.describe("on a phone", () => {
  test.use(phone);

  test("its buttons turn one page, and say which one is in view", async ({ page }) => {
    await open(page);
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
    await open(page);
    const box = await book(page).boundingBox();
    const client = await page.context().newCDPSession(page);
    const y = (box?.y ?? 0) + 100;
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
      client.send("Input.dispatchTouchEvent", { type, touchPoints: x === undefined ? [] : [{ x, y }] });
    await touch("touchStart", 330);
    for (let x = 310; x >= 60; x -= 25) await touch("touchMove", x);
    await touch("touchEnd");
    await expect(place(page)).toHaveText(`Page 2 of ${count}`);
    const width = await book(page).evaluate(({ clientWidth }) => clientWidth);
    await expect.poll(async () => Math.round(((await scrolled(page)) / width) * 100)).toBe(100);
  });

  test("axe finds nothing with names put in", async ({ page }) => {
    await open(page);
    await putIn(page);
    expect(await violations(page)).toEqual([]);
  });
});

test("by keyboard alone: names, pages, and nothing that holds the focus", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await open(page);
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
    await open(page);
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
  await open(page);
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
  test.use({ ...phone, expectedOnConsole: /Failed to load resource/ });

  test("the whole story stands there in general words, to be scrolled", async ({ page }) => {
    await page.route("**/*.js", async (route) => {
      const response = await route.fetch();
      if ((await response.text()).includes("Print this book")) await route.abort();
      else await route.fulfill({ response });
    });
    const failure = page.waitForEvent("requestfailed");
    await page.goto(path);
    await hydrated(page);
    await book(page).evaluate((element) => element.scrollIntoView({ behavior: "instant", block: "center" }));
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
