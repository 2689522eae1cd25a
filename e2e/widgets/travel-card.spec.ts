import type { Page } from "@playwright/test";
import { formatAddress } from "../../src/shared/clinic/contact";
import { asShown, clinic, firstBlock } from "../support/content";
import { smallPhone } from "../support/gestures";
import { catchPrint, expectAskedToPrint, printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

const { path, block } = firstBlock("travel-card");
const section = (page: Page) => page.getByRole("region", { name: block.heading });
const card = (page: Page) => section(page).getByRole("article");
const facts = [
  formatAddress(clinic.address),
  clinic.phones.main,
  clinic.arrival.parking,
  clinic.arrival.door,
];

test("the card prints alone on one page, with room to write on every line", async ({ page }) => {
  await catchPrint(page);
  await page.goto(path);
  await section(page).getByRole("button", { name: "Print this card" }).click();
  await expectAskedToPrint(page);
  await page.emulateMedia({ media: "print" });
  const line = card(page).getByText(block.lines[0] ?? "");
  await expect(line).toHaveCSS("border-bottom-style", "solid");
  expect((await line.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  const printed = await printedPages(page);
  expect(printed).toHaveLength(1);
  for (const text of [...facts, ...block.lines]) expect(printed[0]).toContain(asShown(text));
  for (const text of [block.heading, "Print this card"]) expect(printed[0]).not.toContain(text);
});

test.describe("on a phone, without JavaScript", () => {
  test.use({ ...smallPhone, javaScriptEnabled: false });

  test("the card can be read, and is printed with its page", async ({ page }) => {
    await page.goto(path);
    for (const media of ["screen", "print"] as const) {
      await page.emulateMedia({ media });
      for (const text of [...facts, ...block.lines])
        await expect(card(page).getByText(asShown(text)).first()).toBeVisible();
      await expect(section(page).getByRole("button")).toBeHidden();
    }
  });
});
