import type { Page } from "@playwright/test";
import sharp from "sharp";
import { pages } from "../support/content";
import { expect, test, waitForHydration } from "../support/test";

const isArriving = (page: Page) => page.evaluate(() => "deferLayout" in document.documentElement.dataset);

/** Whether the browser has laid out what is in there: in the page's last section, unless told otherwise. */
const isLaidOut = (page: Page, place = "main > section:last-of-type") =>
  page
    .locator(`${place} *`)
    .first()
    .evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));

/** A page that has not loaded as far as its scripts can see, as where a picture is still on its way. */
async function arrive(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const holding = new AbortController();
    const { signal } = holding;
    addEventListener("pageshow", (event) => event.stopImmediatePropagation(), { signal });
    addEventListener("loaded", () => holding.abort());
  });
  await page.goto(address);
}

/** Lets it have loaded. */
async function load(page: Page): Promise<void> {
  await page.evaluate(() => {
    dispatchEvent(new Event("loaded"));
    dispatchEvent(new Event("pageshow"));
  });
}

/** Where a partner is shown: on one page, or none. */
const partners = pages
  .filter(({ blocks }) => blocks.some(({ kind }) => kind === "partner-list"))
  .map(({ path }) => path);

for (const [what, address, place] of [
  ["a section", "/appointment", undefined],
  ["a person", "/our-team", "article:last-of-type"],
  ...partners.map((path) => ["a partner", path, "article:last-of-type"] as const),
  ["a group of forms", "/resources/forms", "section:nth-of-type(2) div:has(> h3):last-of-type"],
  ["the footer", "/contact", "footer"],
] as const) {
  test(`${what} far below the screen is laid out once the page has come alive`, async ({ page }) => {
    await arrive(page, address);
    expect(await isArriving(page)).toBe(true);
    expect(await isLaidOut(page, place)).toBe(false);
    await load(page);
    await waitForHydration(page);
    expect(await isArriving(page)).toBe(false);
    expect(await isLaidOut(page, place)).toBe(true);
  });
}

test("part by part, though no script should come", async ({ page }) => {
  await page.route("**/*.js", () => undefined);
  await arrive(page, "/appointment");
  await page.evaluate(() => {
    const turns: number[] = [];
    new MutationObserver((changes) => turns.push(changes.length)).observe(document.body, {
      attributeFilter: ["style"],
      subtree: true,
    });
    Object.assign(window, { turns });
  });
  await load(page);
  await expect.poll(() => isArriving(page)).toBe(false);
  expect(await isLaidOut(page)).toBe(true);
  const parts = await page.locator("main > section:nth-of-type(n + 3), footer").count();
  expect(await page.evaluate(() => (window as never as { turns: number[] }).turns)).toEqual(
    Array(parts).fill(1),
  );
});

test("or at the first touch, which leads to where it should", async ({ page }) => {
  await arrive(page, "/appointment");
  expect(await isArriving(page)).toBe(true);
  await page.getByRole("main").getByRole("link", { name: "How to Pay" }).first().click();
  expect(await isArriving(page)).toBe(false);
  await expect(page.getByRole("heading", { name: "How to Pay" })).toBeInViewport();
});

for (const [way, come] of [
  ["to a place of the page", (page: Page) => page.goto("/appointment#payment-section")],
  ["again", (page: Page) => page.reload()],
] as const) {
  test(`who comes ${way} has the whole page at once`, async ({ page }) => {
    await arrive(page, "/about");
    await come(page);
    expect(await isArriving(page)).toBe(false);
    expect(await isLaidOut(page)).toBe(true);
  });
}

/**
 * @returns 0 to 255, of two pictures of the same size. A pixel moved is 100 and more; at the hero's cut edge the browser
 * blends some by 20 otherwise when the page is of another height.
 */
async function greatestDifference(one: Buffer, other: Buffer): Promise<number> {
  const difference = await sharp(one)
    .composite([{ input: other, blend: "difference" }])
    .removeAlpha()
    .raw()
    .toBuffer();
  return difference.reduce((greatest, value) => Math.max(greatest, value), 0);
}

test.describe("what is on the screen looks the same before and after", () => {
  test.use({ allowedConsole: /status of 404/ });

  for (const path of [...pages.map((page) => page.path), "/404.html"]) {
    for (const width of [390, 1440]) {
      test(`on ${path}, ${width} px wide`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await arrive(page, path);
        expect(await isArriving(page)).toBe(true);
        await page.waitForLoadState("networkidle");
        const before = await page.screenshot();
        await page.evaluate(() => delete document.documentElement.dataset.deferLayout);
        expect(await greatestDifference(before, await page.screenshot())).toBeLessThan(32);
      });
    }
  }
});
