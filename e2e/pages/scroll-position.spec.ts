import type { Page } from "@playwright/test";
import { ends } from "../support/content";
import { expectAbout, position, scrollTo, waitForScrollEnd } from "../support/scroll-end";
import { expect, test, waitForHydration } from "../support/test";

const about = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About", exact: true });
const aboutHeading = (page: Page) =>
  page.getByRole("heading", { level: 1, name: "About Guidepost Pediatric" });
const toStaff = (page: Page) =>
  page.getByRole("contentinfo").getByRole("link", { name: "Staff" }).dispatchEvent("click");

test("leaving half way stops the scroll that was to come", async ({ page }) => {
  await page.goto("/our-team");
  await waitForHydration(page);
  await page.getByRole("link", { name: ends.last.name }).click();
  await about(page).click();
  await expect(aboutHeading(page)).toBeVisible();
  await expect(page).toHaveURL("/about");
  await waitForScrollEnd(page);
  expect(await position(page)).toBe(0);
});

test("leaving in the midst of a glide leads to the next page's top", async ({ page }) => {
  await page.goto("/our-team");
  await waitForHydration(page);
  // Its focus fetches the page, so that it comes while the glide lasts.
  const fetched = page.waitForResponse("**/page-data/about/page-data.json");
  await about(page).focus();
  await fetched;
  await page.waitForLoadState("networkidle");
  await page.getByRole("link", { name: ends.last.name }).click();
  await page.waitForFunction(() => scrollY > 0, undefined, { polling: "raf" });
  await about(page).dispatchEvent("click");
  await expect(aboutHeading(page)).toBeVisible();
  await waitForScrollEnd(page);
  expect(await position(page)).toBe(0);
});

test("another page starts at its top; back and forward return to where the visitor was", async ({ page }) => {
  await page.goto("/services");
  await waitForHydration(page);
  await scrollTo(page, 900);
  await toStaff(page);
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

test("back to an address with a hash returns to where the visitor was, not to the place", async ({
  page,
}) => {
  await page.goto("/appointment#payment-section");
  await expect(page.getByRole("heading", { name: "How to Pay" })).toBeFocused();
  await waitForScrollEnd(page);
  await scrollTo(page, 400);
  await toStaff(page);
  await expect(page).toHaveURL("/our-team");
  await page.goBack();
  await expect(page).toHaveURL("/appointment#payment-section");
  await expectAbout(page, 400);
});
