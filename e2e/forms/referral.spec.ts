import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { clinic } from "../support/content";
import { catchPrint, expectAskedToPrint, printedPages } from "../support/print-to-pdf";
import { requestsOf } from "../support/scripts";
import { expect, hydrate, test } from "../support/test";

const referralForm = (page: Page) => page.getByRole("region", { name: "A referral sheet to fax" });
const opener = (page: Page) => referralForm(page).locator("summary").first();
const serviceBoxes = (page: Page) =>
  page.getByRole("group", { name: "Services asked for" }).getByRole("checkbox");
const talkBoxes = (page: Page) => page.getByRole("group", { name: "What would help" }).getByRole("checkbox");
const summary = (page: Page) => page.getByRole("region", { name: "Please look at this before you print:" });

async function openReferral(page: Page): Promise<void> {
  await catchPrint(page);
  await page.goto("/providers");
  await hydrate(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
}

test("by keyboard: errors say what is missing, a page prints, and nothing is sent", async ({ page }) => {
  const { keyboard } = page;
  const requests = requestsOf(page);
  await openReferral(page);
  await keyboard.press("Tab");
  const typed = ["Mia Zebrafinch", "03/09/2021", "Ana Zebrafinch", "907 555 0100", "Tricare", "QX-774411"];
  for (const text of typed) {
    await keyboard.type(text);
    await keyboard.press("Tab");
  }
  const talk = referralForm(page).locator("summary", { hasText: "How we can talk with the family" });
  await expect(talk).toBeFocused();
  await keyboard.press("Enter");
  await keyboard.press("Tab");
  await keyboard.type("Yugtun");
  await keyboard.press("Tab");
  await keyboard.press("Tab");
  await keyboard.press("Space");
  for (const _ of await talkBoxes(page).all()) await keyboard.press("Tab");
  await keyboard.type("Toe walking R26.89");
  await keyboard.press("Tab");
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
  const services = referralForm(page).getByRole("group", { name: /^Services/ });
  await expect(services).toBeFocused();
  await expect(services).toHaveAccessibleDescription(/\w/);
  await keyboard.press("Tab");
  await keyboard.press("Space");
  const service = await serviceBoxes(page)
    .first()
    .evaluate((box) => box.parentElement?.textContent?.trim());
  for (const _ of await serviceBoxes(page).all()) await keyboard.press("Tab");
  for (const text of [
    "Walks on toes. ".repeat(26),
    "No latex. ".repeat(40),
    "Dr. Bo Sample",
    "1234567893",
    "Sample Pediatrics",
    "907 555 0101",
    "907 555 0102",
  ]) {
    if (text.length > 100) await keyboard.insertText(text);
    else await keyboard.type(text);
    await keyboard.press("Tab");
  }
  await keyboard.press("Enter");
  await expectAskedToPrint(page);

  const printed = await printedPages(page);
  expect(printed).toHaveLength(1);
  for (const text of [
    ...typed,
    "R26.89",
    "Yugtun",
    "[X] An interpreter",
    "[X] Evaluate and treat",
    "[ ] Evaluate only",
    `[X] ${service}`,
    "1234567893",
    clinic.phones.fax,
  ]) {
    expect(printed[0]).toContain(text);
  }
  expect(printed[0]).not.toContain("For Providers");

  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(referralForm(page).getByText("Nothing was sent or kept here.")).toBeVisible();
  expect((await printedPages(page)).join(" ")).toContain("For Providers");
  expect(requests.filter((request) => /zebrafinch|QX-774411|R26/i.test(request))).toEqual([]);
  expect(page.url()).not.toContain("?");
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain("Zebrafinch");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the empty form opens and prints to fill in by hand, and Enter submits nothing", async ({ page }) => {
    await page.goto("/providers");
    await opener(page).click();
    await expect(referralForm(page).getByText("Check and print the sheet")).toBeHidden();
    await referralForm(page).getByRole("textbox", { name: "Child's name" }).fill("Zebrafinch");
    await page.keyboard.press("Enter");
    expect(page.url()).toMatch(/\/providers$/);
    await referralForm(page).getByText("How we can talk with the family (optional)").click();
    const printed = (await printedPages(page)).join(" ");
    for (const label of ["Date of birth", "Member ID", "Sign language (ASL)", "Evaluate and treat", "NPI"])
      expect(printed).toContain(label);
  });
});
