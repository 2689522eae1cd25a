import type { Page } from "@playwright/test";
import { timings } from "../../src/browser/timings";
import { ends } from "../support/content";
import { blockScripts } from "../support/scripts";
import { expectAbout, position, scrollTo, waitForScrollEnd } from "../support/scroll-end";
import { expect, hydrate, test } from "../support/test";

test.use({ reducedMotion: "no-preference" });

const paymentUrl = "/appointment#payment-section";
const payHeading = (page: Page) => page.getByRole("heading", { name: "How to Pay" });
const payLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "PAY", exact: true });

/** Expects an anchor to be in view, just below the sticky header. */
async function expectScrolledTo(page: Page, id: string): Promise<void> {
  const distance = () =>
    page.evaluate((target) => {
      const place = document.getElementById(target);
      const bar = document.elementFromPoint(innerWidth / 2, 1);
      return (place?.getBoundingClientRect().top ?? Number.NaN) - (bar?.getBoundingClientRect().bottom ?? 0);
    }, id);
  await expect.poll(distance).toBeGreaterThanOrEqual(0);
  await expect.poll(distance).toBeLessThan(150);
}

for (const [name, viewport] of [
  ["wide screen", { width: 1280, height: 800 }],
  ["phone", { width: 390, height: 844 }],
] as const) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport });

    test("a page with a hash scrolls to its anchor and moves the focus there", async ({ page }) => {
      await page.goto(paymentUrl);
      await expect(payHeading(page)).toBeFocused();
      await expectScrolledTo(page, "payment-section");
    });

    test("a name scrolls to that person", async ({ page }) => {
      await page.goto("/our-team");
      await hydrate(page);
      await page.getByRole("link", { name: ends.last.name }).click();
      await expect(page.getByRole("heading", { name: ends.last.name })).toBeFocused();
      await expectScrolledTo(page, ends.last.id);
    });
  });
}

test.describe("focus and position do not change on hydration if the visitor has moved on", () => {
  for (const [name, act] of [
    ["by keyboard", (page: Page) => page.keyboard.press("Tab")],
    ["by scrolling away", (page: Page) => scrollTo(page, 0)],
  ] as const) {
    test(name, async ({ page }) => {
      const start = await blockScripts(page);
      await page.goto(paymentUrl);
      await expectScrolledTo(page, "payment-section");
      await waitForScrollEnd(page);
      await act(page);
      await waitForScrollEnd(page);
      const top = await position(page);
      const focused = await page.evaluateHandle(() => document.activeElement);
      start();
      await hydrate(page);
      await page.waitForTimeout(2 * timings.hashScroll);
      expect(await focused.evaluate((element) => element === document.activeElement)).toBe(true);
      expect(await position(page)).toBe(top);
    });
  }
});

test("the Tab key continues from the anchor that a link led to", async ({ page }) => {
  await page.goto("/appointment");
  await hydrate(page);
  await payLink(page).focus();
  await page.keyboard.press("Enter");
  await expect(payHeading(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(page.locator("#payment-section a:focus")).toHaveCount(1);
});

test("going back to a URL with a hash restores the position, not the anchor", async ({ page }) => {
  // On a page without fields, Chromium itself scrolls to the anchor afterward, also without our script.
  const formUrl = "/contact#form";
  await page.goto(formUrl);
  await expect(page.getByRole("heading", { name: "Enter your information" })).toBeFocused();
  await waitForScrollEnd(page);
  await scrollTo(page, 400);
  await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).dispatchEvent("click");
  await expect(page).toHaveURL("/our-team");
  await page.goBack();
  await expect(page).toHaveURL(formUrl);
  await expectAbout(page, 400);
});

test("an invalid hash does not break the page", async ({ page }) => {
  for (const hash of ["#%E0%A4%A", "#%", "#no-such-place"]) {
    await page.goto(`/about${hash}`);
    await hydrate(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.evaluate((wrong) => {
      location.hash = "";
      location.hash = wrong;
    }, hash);
    await page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Our Team" })).toBeVisible();
  }
});

test.describe("with reduced motion", () => {
  test.use({ reducedMotion: "reduce" });

  test("scrolling is instant", async ({ page }) => {
    await page.goto("/appointment");
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe("auto");
  });
});
