import { readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, hydrate, test } from "../support/test";

const folder = process.env.LIVE_FOLDER ?? "";
const teamFile = join(folder, "data/team.json");
const original = readFileSync(teamFile, "utf8");
const [person] = JSON.parse(original) as [{ name: string; position: string }];

// Webpack and React log info messages in development; only warnings and errors count.
test.use({ allowedConsole: /^(log|info|debug): / });

test.afterEach(() => writeFileSync(teamFile, original));

/** The content of data/team.json with another position for its first person. */
const withPosition = (position: string) =>
  original.replace(JSON.stringify(person.position), JSON.stringify(position));

const overlay = (page: Page) => page.getByRole("dialog", { name: "Something to fix" });

/** Expects that Gatsby's own error overlay is not shown. */
async function expectNoOverlay(page: Page): Promise<void> {
  await hydrate(page);
  await expect(page.locator("gatsby-fast-refresh")).toHaveCount(0);
}

for (const path of ["/", "/our-team", "/appointment", "/appointment/first-visit", "/contact"]) {
  test(`${path} opens without an overlay`, async ({ page }) => {
    await page.goto(path);
    await expectNoOverlay(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(overlay(page)).toBeHidden();
    await expect(page.getByText("Preparing requested page")).toHaveCount(0);
  });
}

test("a page whose data is not there yet waits for it, without an overlay of Gatsby", async ({ page }) => {
  const results = join(folder, "public/page-data/sq");
  renameSync(results, `${results}-later`);
  await page.goto("/about");
  await expect(page.getByRole("heading", { name: "This page is being prepared" })).toBeVisible();
  renameSync(`${results}-later`, results);
  await expect(page).toHaveTitle("About Us");
  await expectNoOverlay(page);
});

test("a page in another language says so, as the built one does", async ({ page }) => {
  await page.goto("/es/contacto");
  await expect(page.locator("html")).toHaveAttribute("lang", "es-US");
  await expectNoOverlay(page);
});

test("a mistake is explained in an overlay until it is fixed", async ({ page }) => {
  await page.goto("/our-team");
  await hydrate(page);
  writeFileSync(teamFile, original.replace(`"${person.name}",`, `"${person.name}"`));
  await expect(overlay(page)).toBeVisible();
  const words = overlay(page).locator("pre");
  await expect(words).toContainText("data/team.json");
  await expect(words).toContainText("comma");
  await expect(words).toContainText(/save the file: the live view follows by itself\.$/);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await words.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  }
  await expectNoOverlay(page);
  await expect(page.locator("h1")).toBeVisible();

  writeFileSync(teamFile, withPosition("Keeper of Kites"));
  await expect(overlay(page)).toBeHidden();
  await expect(page.getByText("Keeper of Kites")).toBeVisible();
  await expectNoOverlay(page);
});

test("a change is shown after the file was deleted and written again, as Git does", async ({ page }) => {
  await page.goto("/our-team");
  await hydrate(page);
  for (const round of ["First", "Second"]) {
    rmSync(teamFile);
    writeFileSync(teamFile, withPosition(`${round} Replacement`));
    await expect(page.getByText(`${round} Replacement`)).toBeVisible();
    writeFileSync(teamFile, withPosition(`${round} Save`));
    await expect(page.getByText(`${round} Save`)).toBeVisible();
  }
  await expectNoOverlay(page);
});
