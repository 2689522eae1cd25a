import type { Page } from "@playwright/test";
import { ageChoices, fitsChoice, nameOfAges } from "../../src/shared/site/ages";
import { ages } from "../../src/words/en/sections";
import { asShown, firstBlock } from "../support/content";
import { printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

const { path, block } = firstBlock("help-by-age");
const { helpers } = block;
const [youngest] = ageChoices(helpers);
if (youngest === undefined) throw new Error("All entries are for any age.");
const answer = nameOfAges(youngest, ages);
const fitting = helpers.filter((helper) => fitsChoice(helper, youngest));
const others = helpers.filter((helper) => !fitting.includes(helper));
const entry = (tab: Page, title: string) => tab.getByRole("heading", { name: title, exact: true });

const question = (tab: Page) => tab.getByRole("group", { name: block.question });
const pressed = (tab: Page) => question(tab).getByRole("button", { pressed: true });

test("by keyboard: the age shows and prints what fits, and is forgotten", async ({ page: tab }) => {
  const sent: string[] = [];
  tab.on("request", (request) => {
    if (request.method() !== "GET" || new URL(request.url()).search !== "") sent.push(request.url());
  });
  await tab.goto(path);
  await question(tab).getByRole("button", { name: answer }).press("Space");
  await expect(pressed(tab)).toHaveText(answer);
  for (const { title, source, checked } of fitting) {
    await expect(entry(tab, title)).toBeVisible();
    const card = tab.getByRole("listitem").filter({ has: entry(tab, title) });
    await expect(card.locator("a", { hasText: source.label })).toHaveAttribute("href", /^https:/);
    await expect(card.locator("time")).toHaveAttribute("datetime", checked);
  }
  for (const { title } of others) await expect(entry(tab, title)).toBeHidden();
  const stored = await tab.evaluate(() => ({ ...sessionStorage, ...localStorage }));
  expect({ sent, stored, search: new URL(tab.url()).search }).toEqual({ sent: [], stored: {}, search: "" });

  const printed = (await printedPages(tab)).join(" ");
  for (const { title } of fitting) expect(printed).toContain(asShown(title));
  for (const { title } of others) expect(printed).not.toContain(asShown(title));
  expect(printed).not.toContain(asShown(block.question));

  await tab.reload();
  await expect(pressed(tab)).toHaveText("All ages");
  for (const { title } of helpers) await expect(entry(tab, title)).toBeVisible();
});
