import type { Page } from "@playwright/test";
import { pages } from "./site";
import { expect, hydrated, test } from "./test";

const isArriving = (page: Page) => page.evaluate(() => "arriving" in document.documentElement.dataset);

/** Whether the browser has laid out what is in the last section. */
const isLaidOut = (page: Page) =>
  page
    .locator("main > section:last-of-type *")
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

test("what is far below the screen is laid out once the page has come alive", async ({ page }) => {
  await arrive(page, "/appointment");
  expect(await isArriving(page)).toBe(true);
  expect(await isLaidOut(page)).toBe(false);
  await load(page);
  await hydrated(page);
  expect(await isArriving(page)).toBe(false);
  expect(await isLaidOut(page)).toBe(true);
});

test("section by section, though no script should come", async ({ page }) => {
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
  const sections = await page.locator("main > section").count();
  expect(await page.evaluate(() => (window as never as { turns: number[] }).turns)).toEqual(
    Array(sections).fill(1),
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

for (const { path } of pages) {
  for (const width of [390, 1440]) {
    test(`${path}, ${width} px wide, looks the same before and after`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await arrive(page, path);
      expect(await isArriving(page)).toBe(true);
      await page.waitForLoadState("networkidle");
      const before = await page.screenshot();
      await page.evaluate(() => delete document.documentElement.dataset.arriving);
      expect((await page.screenshot()).equals(before)).toBe(true);
    });
  }
}
