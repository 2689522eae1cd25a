import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pages } from "../support/content";
import { expect, test, waitForHydration } from "../support/test";

const isDeferred = (page: Page) => page.evaluate(() => "deferLayout" in document.documentElement.dataset);

/** Whether the browser has laid out the content of an element, by default of the page's last section. */
const isLaidOut = (page: Page, selector = "main > section:last-of-type") =>
  page
    .locator(`${selector} *`)
    .first()
    .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));

/** Opens a page whose scripts do not see the load event yet, as if an image were still loading. */
async function gotoBeforeLoad(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => {
    const controller = new AbortController();
    const { signal } = controller;
    addEventListener("pageshow", (event) => event.stopImmediatePropagation(), { signal });
    addEventListener("loaded", () => controller.abort());
  });
  await page.goto(path);
}

/** Lets the page's scripts see the load event. */
async function finishLoading(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("loaded"));
    dispatchEvent(new Event("pageshow"));
  });
}

/** The pages that show partners. */
const partners = pages
  .filter(({ blocks }) => blocks.some(({ kind }) => kind === "partner-list"))
  .map(({ path }) => path);

for (const [name, path, selector] of [
  ["a section", "/appointment", undefined],
  ["a person", "/our-team", "article:last-of-type"],
  ...partners.map((path) => ["a partner", path, "article:last-of-type"] as const),
  ["a group of forms", "/resources/forms", "section:nth-of-type(2) div:has(> h3):last-of-type"],
  ["the footer", "/contact", "footer"],
] as const) {
  test(`${name} far below the screen is laid out once the page is hydrated`, async ({ page }) => {
    await gotoBeforeLoad(page, path);
    expect(await isDeferred(page)).toBe(true);
    expect(await isLaidOut(page, selector)).toBe(false);
    await finishLoading(page);
    await waitForHydration(page);
    expect(await isDeferred(page)).toBe(false);
    expect(await isLaidOut(page, selector)).toBe(true);
  });
}

test("each section is laid out separately, even if no script loads", async ({ page }) => {
  await page.route("**/*.js", () => undefined);
  await gotoBeforeLoad(page, "/appointment");
  await page.evaluate(() => {
    const changeCounts: number[] = [];
    new MutationObserver((changes) => changeCounts.push(changes.length)).observe(document.body, {
      attributeFilter: ["style"],
      subtree: true,
    });
    Object.assign(window, { changeCounts });
  });
  await finishLoading(page);
  await expect.poll(() => isDeferred(page)).toBe(false);
  expect(await isLaidOut(page)).toBe(true);
  const parts = await page.locator("main > section:nth-of-type(n + 3), footer").count();
  expect(await page.evaluate(() => (window as never as { changeCounts: number[] }).changeCounts)).toEqual(
    Array(parts).fill(1),
  );
});

test("everything is laid out at the first click, which goes to the right place", async ({ page }) => {
  await gotoBeforeLoad(page, "/appointment");
  expect(await isDeferred(page)).toBe(true);
  await page.getByRole("main").getByRole("link", { name: "How to Pay" }).first().click();
  expect(await isDeferred(page)).toBe(false);
  await expect(page.getByRole("heading", { name: "How to Pay" })).toBeInViewport();
});

for (const [action, act] of [
  ["on an anchor", (page: Page) => page.goto("/appointment#payment-section")],
  ["on reload", (page: Page) => page.reload()],
] as const) {
  test(`${action} the whole page is laid out at once`, async ({ page }) => {
    await gotoBeforeLoad(page, "/about");
    await act(page);
    expect(await isDeferred(page)).toBe(false);
    expect(await isLaidOut(page)).toBe(true);
  });
}

/**
 * The largest difference of a color channel, 0 to 255, of two images of the same size. Content that moves by a pixel differs by
 * 100 or more. On the hero's slanted edge, antialiasing may differ by 20 when the page's height changes.
 */
async function maxDifference(one: Buffer, other: Buffer): Promise<number> {
  const difference = await sharp(one)
    .composite([{ input: other, blend: "difference" }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return difference.reduce((max, value) => Math.max(max, value), 0);
}

test.describe("the visible part looks the same before and after", () => {
  test.use({ allowedConsole: /status of 404/ });

  for (const path of [...pages.map((page) => page.path), "/404.html"]) {
    for (const width of [390, 1440]) {
      test(`on ${path}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await gotoBeforeLoad(page, path);
        expect(await isDeferred(page)).toBe(true);
        await page.waitForLoadState("networkidle");
        const before = await page.screenshot();
        await page.evaluate(() => delete document.documentElement.dataset.deferLayout);
        expect(await maxDifference(before, await page.screenshot())).toBeLessThan(32);
      });
    }
  }
});
