import { readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/test";
import {
  changedLines,
  comeBack,
  delay,
  fileOf,
  keptDrafts,
  openPerson,
  restoring,
  save,
  saveForm,
} from "./editor";

const team = "data/team.json";
const { [team]: before } = restoring(team);
const newPage = fileOf("data/pages/while-away.json");

test.afterEach(() => rmSync(newPage, { force: true }));

/** Writes a position into the first person's form, and leaves it as soon as the browser keeps it as a draft. */
async function leaveUnsaved(page: Page, position: string): Promise<void> {
  const editor = await openPerson(page);
  await editor.getByRole("textbox", { name: /Position/ }).fill(position);
  await expect.poll(() => page.evaluate(keptDrafts)).toContain(position);
  await page.goto("about:blank");
}

test("they are offered also after a page was added, and are gone if nobody wants them", async ({ page }) => {
  await leaveUnsaved(page, "Keeper of Kites");
  const other = readFileSync(fileOf("data/pages/good-faith-estimate.json"), "utf8");
  writeFileSync(newPage, other.replaceAll("/good-faith-estimate", "/while-away"));
  await expect(await comeBack(page, "Discard")).not.toHaveValue("Keeper of Kites");
  await openPerson(page);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(await page.evaluate(keptDrafts)).not.toContain("Keeper of Kites");
});

test("a save without a network writes nothing, and its words are offered again", async ({ page }) => {
  const editor = await openPerson(page);
  await editor.getByRole("textbox", { name: /Position/ }).fill("Keeper of Kites");
  await page.route("**/contents", (route) => route.abort());
  await save(page);
  await page.getByRole("alertdialog").getByRole("button", { name: "OK" }).click();
  await expect.poll(() => page.evaluate(keptDrafts)).toContain("Keeper of Kites");
  expect(readFileSync(fileOf(team), "utf8")).toBe(before);
  await page.unroute("**/contents");
  await page.reload();
  await expect(await comeBack(page, "Restore")).toHaveValue("Keeper of Kites");
  await saveForm(page);
  expect(changedLines(team, before)).toEqual([expect.stringContaining("Keeper of Kites")]);
});

test("two tabs with the same form: the second save is refused, and loses neither words", {
  tag: "@everyday",
}, async ({ page, context }) => {
  const other = await context.newPage();
  const position = async (tab: Page) => {
    const editor = await openPerson(tab);
    return editor.getByRole("textbox", { name: /Position/ });
  };
  const [here, there] = [await position(page), await position(other)];
  await here.press("End");
  await here.pressSequentially(" of Kites", { delay });
  await saveForm(page);
  const saved = readFileSync(fileOf(team), "utf8");
  expect(changedLines(team, before)).toEqual([expect.stringContaining(" of Kites")]);

  await there.press("End");
  await there.pressSequentially(" of Boats", { delay });
  await save(other);
  await expect(other.getByRole("alertdialog")).toContainText(/Somebody else has changed this/);
  await other.getByRole("alertdialog").getByRole("button").last().click();
  expect(readFileSync(fileOf(team), "utf8")).toBe(saved);
  await expect(there).toHaveValue(/ of Boats$/);
  await expect.poll(() => other.evaluate(keptDrafts)).toContain(" of Boats");
  await other.reload();
  await expect(await comeBack(other, "Restore")).toHaveValue(/ of Boats$/);
});
