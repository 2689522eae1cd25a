import type { Locator, Page } from "@playwright/test";
import { violations } from "../support/axe";
import { builtConcerns, builtPages, isEnglish } from "../support/built-pages";
import { expectToFit } from "../support/page-visit";
import { printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

const phone = { width: 390, height: 844 };
/** In pixels, on a phone with all ages folded: design for a parent's thumb. */
const mostHeight = 9_000;
const versions = builtPages.filter(({ original }) => original === "/milestones");

test.use({ viewport: phone });

/** Jumps to an age, which opens it. */
async function openAge(page: Page, name: string, id: string): Promise<Locator> {
  await page.getByRole("main").getByRole("link", { name, exact: true }).click();
  const age = page.locator(`#${id}`);
  await expect(age).toHaveAttribute("open", "");
  await expect(age.locator("summary")).toBeInViewport();
  return age;
}

test("there is a page of milestones in English and in Spanish", () => {
  expect(versions.map(({ path }) => path)).toEqual(["/milestones", "/es/desarrollo"]);
});

for (const version of versions) {
  const { path, words } = version;
  const months = words.milestones.months.replace("{count}", "18");
  test(`${path} has every age folded, opens the one that a parent jumps to, and fits`, async ({ page }) => {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(mostHeight);
    await expect(page.locator("main details")).toHaveCount(12);
    const age = await openAge(page, months, "months-18");
    await expect(age.getByRole("group")).toHaveCount(4);
    await expect(age.getByRole("link", { name: "cdc.gov" })).toHaveAttribute("href", /18-months/);
    const concern = builtConcerns.find(
      ({ id, words }) => id === "few-words" && isEnglish({ words }) === isEnglish(version),
    );
    await expect(age.locator(`a[href="${concern?.path}"]`)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await expectToFit(page, phone.width, "100%");
  });

  test(`${path} prints every age, with its boxes`, async ({ page }) => {
    await page.goto(path);
    const sheets = (await printedPages(page)).join(" ");
    const printed = await page
      .locator("main label")
      .evaluateAll((all) => all.map((each) => each.textContent));
    expect(printed.length).toBeGreaterThan(100);
    for (const text of printed) expect(sheets).toContain(text);
  });
}

test("a parent ticks with the words or the box, and begins a request with the age", async ({ page }) => {
  await page.goto("/milestones");
  const age = await openAge(page, "2½ years", "months-30");
  const jumps = age.getByRole("checkbox", { name: "jump off the ground with both feet" });
  await age.getByText("jump off the ground with both feet").click();
  await expect(jumps).toBeChecked();
  await jumps.click();
  await expect(jumps).not.toBeChecked();
  await age.getByRole("link", { name: "Ask for a visit" }).click();
  await expect(page.locator("textarea").first()).toHaveValue(/at 2½ years/);
});

test("an address with an age leads to it, opened", async ({ page }) => {
  await page.goto("/milestones#months-48");
  await expect(page.locator("#months-48")).toHaveAttribute("open", "");
});

test("a concern says what is usual from the table of milestones", async ({ page }) => {
  const jump = builtConcerns.find(({ id, words }) => id === "jump" && isEnglish({ words }));
  await page.goto(jump?.path ?? "");
  await expect(page.getByRole("main")).toContainText(
    "By 2½ years, most children jump off the ground with both feet. By 5 years, most children hop on one foot.",
  );
});

test("the menu and the list of concerns lead to the milestones", async ({ page }) => {
  await page.goto("/concerns");
  await page.getByRole("main").getByRole("link", { name: "what most children do by which age" }).click();
  await expect(page).toHaveURL(/\/milestones$/);
  await expect(page.locator("header a[href='/milestones']").first()).toBeAttached();
});
