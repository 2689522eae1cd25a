import { telephoneLink } from "../../src/shared/clinic/contact";
import { formatHours } from "../../src/shared/clinic/hours";
import { dates } from "../../src/words/en/dates";
import { clinic } from "../support/content";
import { expect, test } from "../support/test";

test("the skip link comes first and moves the focus to the main content", async ({ page }) => {
  await page.goto("/about");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to main content" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test("header and footer show the clinic's facts", async ({ page }) => {
  await page.goto("/about");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: clinic.phones.main }).first()).toHaveAttribute(
    "href",
    telephoneLink(clinic.phones.main),
  );
  await expect(header.getByText(clinic.phones.fax).first()).toBeVisible();

  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(clinic.address.street)).toBeVisible();
  await expect(footer.getByText(formatHours(clinic.hours.slice(0, 1), dates))).toBeVisible();
  for (const name of ["Facebook", "Instagram", "LinkedIn", "YouTube"]) {
    await expect(footer.getByRole("link", { name: new RegExp(name) })).toHaveAttribute("target", "_blank");
  }
  await expect(footer.getByRole("link", { name: /Privacy Policy/ })).toHaveAttribute("target", "_blank");
  await expect(footer.getByRole("link", { name: "Sitemap" })).toHaveAttribute("href", "/sitemap-index.xml");
});

test("the logo links to the home page", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("banner").getByRole("link", { name: "Guidepost Pediatric" }).click();
  await expect(page).toHaveURL("/");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, allowedConsole: /status of 404/ });

  test("the not-found page has no quick actions", async ({ page }) => {
    await page.goto("/no-such-page");
    await expect(page.getByRole("heading", { name: "Page Not Found" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Quick actions" })).toHaveCount(0);
  });
});
