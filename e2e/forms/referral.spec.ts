import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { blockScripts } from "../support/block-scripts";
import { clinic } from "../support/content";
import { printedPages } from "../support/print-to-pdf";
import { expect, test, waitForHydration } from "../support/test";

const sheet = (page: Page) => page.getByRole("region", { name: "For providers: a referral sheet to fax" });
const opener = (page: Page) => sheet(page).locator("summary");
const servicesAsked = (page: Page) =>
  page.getByRole("group", { name: "Services asked for" }).getByRole("checkbox");
const summary = (page: Page) => page.getByRole("region", { name: "Please look at this before you print:" });

async function open(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-asked-to-print", "");
  });
  await page.goto("/appointment");
  await waitForHydration(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
}

test("by keyboard: told what is missing, then printed on one page, and nothing typed goes anywhere", async ({
  page,
}) => {
  const { keyboard } = page;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(`${request.url()}\n${request.postData() ?? ""}`));
  await open(page);
  await keyboard.press("Tab");
  const typed = ["Mia Zebrafinch", "03/09/2021", "Ana Zebrafinch", "907 555 0100", "Tricare", "QX-774411"];
  for (const text of [...typed, "Toe walking R26.89"]) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  await keyboard.press("Space");
  await keyboard.press("Enter");
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link")).toHaveText([
    /Services/,
    /Reason/,
    /Provider's name/,
    /NPI/,
    /Practice:/,
    /phone/,
    /fax/,
  ]);
  expect(await violations(page)).toEqual([]);

  await keyboard.press("Tab");
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  const service = await servicesAsked(page)
    .first()
    .evaluate((box) => box.parentElement?.textContent?.trim());
  for (const _ of await servicesAsked(page).all()) await keyboard.press("Tab");
  for (const text of [
    "Walks on toes. ".repeat(26),
    "No latex. ".repeat(40),
    "Dr. Bo Sample",
    "1234567893",
    "Sample Pediatrics",
    "907 555 0101",
    "907 555 0102",
  ]) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
  await expect(page.locator("html[data-asked-to-print]")).toBeAttached();

  const printed = await printedPages(page);
  expect(printed).toHaveLength(1);
  for (const text of [
    ...typed,
    "R26.89",
    "[X] Evaluate and treat",
    "[ ] Evaluate only",
    `[X] ${service}`,
    "1234567893",
    clinic.phones.fax,
  ]) {
    expect(printed[0]).toContain(text);
  }
  expect(printed[0]).not.toContain("Your Appointment");

  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(sheet(page).getByText("Nothing was sent or kept here.")).toBeVisible();
  expect((await printedPages(page)).join(" ")).toContain("Your Appointment");
  expect(asked.filter((request) => /zebrafinch|QX-774411|R26/i.test(request))).toEqual([]);
  expect(page.url()).not.toContain("?");
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(kept).not.toContain("Zebrafinch");
});

test("filled in and pressed before the scripts are there, it answers as soon as it can, and keeps what was typed", async ({
  page,
}) => {
  const start = await blockScripts(page);
  await page.goto("/appointment");
  await opener(page).click();
  const name = sheet(page).getByRole("textbox", { name: "Child's name" });
  await name.fill("Mia Zebrafinch");
  await sheet(page).getByRole("checkbox", { name: "Evaluate only" }).check();
  await sheet(page).getByRole("button", { name: "Check and print the sheet" }).click();
  start();
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link", { name: /Child's name|Orders/ })).toHaveCount(0);
  await expect(name).toHaveValue("Mia Zebrafinch");
  await expect(sheet(page).getByRole("checkbox", { name: "Evaluate only" })).toBeChecked();
  await expect(page).toHaveURL("/appointment");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the empty sheet opens and prints for the pen, and Enter in it goes nowhere", async ({ page }) => {
    await page.goto("/appointment");
    await opener(page).click();
    await expect(sheet(page).getByText("Check and print the sheet")).toBeHidden();
    await sheet(page).getByRole("textbox", { name: "Child's name" }).fill("Zebrafinch");
    await page.keyboard.press("Enter");
    expect(page.url()).toMatch(/\/appointment$/);
    const printed = (await printedPages(page)).join(" ");
    for (const label of ["Date of birth", "Member ID", "Evaluate and treat", "NPI"])
      expect(printed).toContain(label);
  });
});
