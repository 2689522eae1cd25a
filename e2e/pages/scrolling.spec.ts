import type { Page } from "@playwright/test";
import { timings } from "../../src/browser/timings";
import { blockScripts } from "../support/block-scripts";
import { ends } from "../support/content";
import { position, scrollTo, waitForScrollEnd } from "../support/scroll-end";
import { expect, test, waitForHydration } from "../support/test";

const payment = "/appointment#payment-section";
const payHeading = (page: Page) => page.getByRole("heading", { name: "How to Pay" });
const pay = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "PAY", exact: true });

/** The place is in view, below the header that sticks to the top. */
async function expectReached(page: Page, id: string): Promise<void> {
  const distance = () =>
    page.evaluate((target) => {
      const place = document.getElementById(target);
      const bar = document.elementFromPoint(innerWidth / 2, 1);
      return (place?.getBoundingClientRect().top ?? Number.NaN) - (bar?.getBoundingClientRect().bottom ?? 0);
    }, id);
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  await expect.poll(distance).toBeLessThan(150);
}

/** Counts, on a clock that stands still, after how many milliseconds the page scrolls to a place. */
async function waitOf(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    const own = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function scrollIntoView(...options) {
      document.documentElement.dataset.scrolled = this.id;
      own.apply(this, options);
    };
  });
  await act();
  for (let waited = 0; waited <= 400; waited += 10) {
    if (await page.evaluate(() => document.documentElement.dataset.scrolled)) return waited;
    await page.clock.runFor(10);
  }
  return Number.NaN;
}

for (const [name, viewport] of [
  ["wide screen", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("a fresh load with a hash leads to its place, below the header, and moves the focus", async ({
      page,
    }) => {
      await page.goto(payment);
      await expect(payHeading(page)).toBeFocused();
      await expectReached(page, "payment-section");
    });

    test("a name leads to that person", async ({ page }) => {
      await page.goto("/our-team");
      await waitForHydration(page);
      await page.getByRole("link", { name: ends.last.name }).click();
      await expect(page.getByRole("heading", { name: ends.last.name })).toBeFocused();
      await expectReached(page, ends.last.id);
    });
  });
}

test.describe("who goes on before the scripts are there is left alone", () => {
  for (const [what, act] of [
    ["by keyboard", (page: Page) => page.keyboard.press("Tab")],
    ["by scrolling away", (page: Page) => scrollTo(page, 0)],
  ] as const) {
    test(what, async ({ page }) => {
      const start = await blockScripts(page);
      await page.goto(payment);
      await expectReached(page, "payment-section");
      await waitForScrollEnd(page);
      await act(page);
      await waitForScrollEnd(page);
      const top = await position(page);
      const focused = await page.evaluateHandle(() => document.activeElement);
      start();
      await waitForHydration(page);
      await page.waitForTimeout(2 * timings.hashScroll);
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await position(page)).toBe(top);
    });
  }
});

test("PAY leads to the payment section from another page, and again when already there", async ({ page }) => {
  await page.goto("/about");
  await waitForHydration(page);
  await pay(page).click();
  await expect(page).toHaveURL(payment);
  await expectReached(page, "payment-section");
  await expect(payHeading(page)).toBeFocused();

  await scrollTo(page, 0);
  await pay(page).click();
  await expectReached(page, "payment-section");
  await expect(payHeading(page)).toBeFocused();
});

test("the keyboard goes on from the place that a link led to", async ({ page }) => {
  await page.goto("/appointment");
  await waitForHydration(page);
  await pay(page).focus();
  await page.keyboard.press("Enter");
  await expect(payHeading(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#payment-section a:focus")).toHaveCount(1);
});

test.describe("on a clock that stands still", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  for (const [what, start, act, wait] of [
    ["a section link of the menu", "/appointment", (page: Page) => pay(page).click(), timings.menuScroll],
    [
      "a name",
      "/our-team",
      (page: Page) => page.getByRole("link", { name: ends.last.name }).click(),
      timings.teamScroll,
    ],
  ] as const) {
    test(`${what} scrolls after ${wait} ms`, async ({ page }) => {
      await page.goto(start);
      await waitForHydration(page);
      await page.clock.install();
      await page.clock.pauseAt(Date.now() + 1000);
      expect(Math.abs((await waitOf(page, () => act(page))) - wait)).toBeLessThanOrEqual(50);
    });
  }
});

for (const hash of ["#%E0%A4%A", "#%", "#no-such-place"]) {
  test(`a hash that leads nowhere (${hash}) leaves the page as it is`, async ({ page }) => {
    await page.goto(`/about${hash}`);
    await waitForHydration(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate((wrong) => {
      location.hash = "";
      location.hash = wrong;
    }, hash);
    await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Our Team" })).toBeVisible();
  });
}

test.describe("where less motion is preferred", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("a scroll is a jump", async ({ page }) => {
    await page.goto("/appointment");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("PAY and names lead to their places", async ({ page }) => {
    await page.goto("/about");
    await pay(page).click();
    await expect(payHeading(page)).toBeInViewport();
    await page.goto("/our-team");
    await page.getByRole("link", { name: ends.last.name }).click();
    await expect(page.getByRole("heading", { name: ends.last.name })).toBeInViewport();
  });
});
