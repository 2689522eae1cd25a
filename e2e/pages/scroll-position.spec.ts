import type { Page } from "@playwright/test";
import { ends } from "../support/content";
import { expectAbout, position, scrollTo, waitForScrollEnd } from "../support/scroll-end";
import { expect, hydrate, test } from "../support/test";

test.use({ reducedMotion: "no-preference" });

const aboutLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true });
const aboutHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "About Guidepost Pediatric" });
const clickStaffLink = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).dispatchEvent("click");

test("leaving before a delayed scroll starts cancels it", async ({ page }) => {
  await page.goto("/our-team");
  await hydrate(page);
  await page.getByRole("link", { name: ends.last.name }).click();
  await aboutLink(page).click();
  await expect(aboutHeading(page)).toBeVisible();
  await expect(page).toHaveURL("/about");
  await waitForScrollEnd(page);
  expect(await position(page)).toBe(0);
});

test("leaving during smooth scrolling shows the top of the next page", async ({ page }) => {
  await page.goto("/our-team");
  await hydrate(page);
  await page.getByRole("link", { name: ends.last.name }).click();
  await page.waitForFunction(() => scrollY > 0, undefined, { polling: "raf" });
  await aboutLink(page).dispatchEvent("click");
  await expect(aboutHeading(page)).toBeVisible();
  await waitForScrollEnd(page);
  expect(await position(page)).toBe(0);
});

test("another page starts at the top; back and forward restore the scroll position", async ({ page }) => {
  await page.goto("/services");
  await hydrate(page);
  await scrollTo(page, 900);
  await clickStaffLink(page);
  await expect(page).toHaveURL("/our-team");
  await expect.poll(() => position(page)).toBe(0);
  await scrollTo(page, 700);
  await page.goBack();
  await expect(page).toHaveURL("/services");
  await expectAbout(page, 900);
  await page.goForward();
  await expect(page).toHaveURL("/our-team");
  await expectAbout(page, 700);
});

test("going back to a URL with a hash restores the scroll position instead of scrolling to the anchor", async ({
  page,
}) => {
  await page.goto("/appointment#payment-section");
  await expect(page.getByRole("heading", { name: "How to Pay" })).toBeFocused();
  await waitForScrollEnd(page);
  await scrollTo(page, 400);
  await clickStaffLink(page);
  await expect(page).toHaveURL("/our-team");
  await page.goBack();
  await expect(page).toHaveURL("/appointment#payment-section");
  await expectAbout(page, 400);
});
