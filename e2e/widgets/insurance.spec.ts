import type { Page } from "@playwright/test";
import { clinic } from "../support/content";
import { catchPrint, expectAskedToPrint, printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

const { insurance, name } = clinic;
const section = (page: Page) => page.getByRole("region", { name: "How to Pay" });
const summary = (page: Page, name: string) =>
  section(page)
    .locator("summary")
    .filter({ has: page.getByText(name, { exact: true }) });

test("by keyboard: a family opens its insurer, then prints only the questions to ask", async ({ page }) => {
  await catchPrint(page);
  await page.goto("/appointment#payment-section");
  await expect(section(page).getByRole("heading", { name: "How to Pay" })).toBeFocused();
  await summary(page, "Insurance plans").focus();
  await page.keyboard.press("Enter");
  await summary(page, "MODA").focus();
  await page.keyboard.press("Enter");
  await expect(
    section(page).getByText("We have a contract with this plan").filter({ visible: true }),
  ).toHaveCount(1);

  await summary(page, insurance.insurerCall.heading).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expectAskedToPrint(page);
  const printed = await printedPages(page);
  expect(printed).toHaveLength(1);
  for (const question of insurance.insurerCall.questions) {
    expect(printed[0]).toContain(question.replace("{name}", name));
  }
  expect(printed[0]).not.toContain("MODA");
  expect(printed[0]).not.toContain("Your Appointment");

  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  expect((await printedPages(page)).join(" ")).toContain("Your Appointment");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every insurer and program opens, and says its status", async ({ page }) => {
    await page.goto("/appointment");
    for (const list of ["Insurance plans", "Homeschool stipends"]) await summary(page, list).click();
    for (const [payer, state] of [
      ["MODA", "In-network"],
      ["Aetna", "Accepted"],
      ["and other major insurers", "Ask us"],
      ["Raven", "Accepted"],
    ] as const) {
      const details = summary(page, payer).locator("..");
      await expect(summary(page, payer)).toContainText(state);
      await summary(page, payer).click();
      await expect(details.getByRole("paragraph").first()).toBeVisible();
    }
    await expect(section(page).getByText("Last checked on")).toBeVisible();
    await expect(section(page).getByText(insurance.courtesy)).toBeVisible();
    await summary(page, insurance.homeschoolCall.heading).click();
    await expect(section(page).getByText("How much is left for this school year?")).toBeVisible();
    await expect(section(page).getByText("Print these questions").filter({ visible: true })).toHaveCount(0);
  });
});
