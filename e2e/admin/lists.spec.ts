import { readFileSync } from "node:fs";
import { expect, test } from "../support/test";
import { fileOf, openFile, restoring, saveForm } from "./editor";

const file = "data/testimonials.json";
const { [file]: before } = restoring(file);
const ids = () => JSON.parse(readFileSync(fileOf(file), "utf8")).map(({ id }: { id: string }) => id);
const idsBefore = ids();

test.use({ viewport: { width: 1440, height: 900 } });

test("an entry of a list is copied, moved and removed, and the others stay the same", async ({ page }) => {
  const entry = async (index: number) =>
    (await openFile(page, "Families' words")).locator(".item-list > .item-wrapper").nth(index);

  const first = await entry(0);
  await first.getByRole("button", { name: "List Item Options" }).first().click();
  await page.getByRole("menuitem", { name: "Duplicate", exact: true }).click();
  await page
    .getByRole("textbox", { name: "Quote", exact: true })
    .first()
    .fill("They know every kite by name.");
  await saveForm(page);
  expect(ids()).toEqual([idsBefore[0], "they-know-every-kite-by-name", ...idsBefore.slice(1)]);

  // With the keyboard: not everybody can drag.
  const copy = await entry(1);
  await copy.getByRole("button", { name: "Move Down" }).first().press("Enter");
  await saveForm(page);
  expect(ids()).toEqual([...idsBefore.slice(0, 2), "they-know-every-kite-by-name", ...idsBefore.slice(2)]);

  const moved = await entry(2);
  await moved.getByRole("button", { name: "Remove", exact: true }).first().click();
  await saveForm(page);
  expect(readFileSync(fileOf(file), "utf8")).toBe(before);
});
