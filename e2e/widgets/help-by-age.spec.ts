import type { Page } from "@playwright/test";
import { ageChoices, fitsChoice, nameOfAges } from "../../src/shared/site/ages";
import { ages } from "../../src/words/en/sections";
import { asShown, blocksOf, firstBlock } from "../support/content";
import { smallPhone } from "../support/gestures";
import { printedPages } from "../support/print-to-pdf";
import { expect, test } from "../support/test";

const { path, block } = firstBlock("help-by-age");
const { heading, helpers } = block;
const [youngest] = ageChoices(helpers);
if (youngest === undefined) throw new Error("All entries are for any age.");
const answer = nameOfAges(youngest, ages);
const fitting = helpers.filter((helper) => fitsChoice(helper, youngest));
const others = helpers.filter((helper) => !fitting.includes(helper));
const finder = blocksOf("concern-finder").find(({ block }) => block.elsewhere);
const entry = (tab: Page, title: string) => tab.getByRole("heading", { name: title, exact: true });

const question = (tab: Page) => tab.getByRole("group", { name: block.question });
const pressed = (tab: Page) => question(tab).getByRole("button", { pressed: true });

test("parents come here from the search for concerns", async ({ page: tab }) => {
  await tab.goto(finder?.path ?? "");
  await tab.getByRole("main").locator(`a[href="${finder?.block.elsewhere?.to}"]`).click();
  await expect(tab.getByRole("heading", { name: heading })).toBeInViewport();
});

test("by keyboard: the age shows and prints what fits, is not sent, and is forgotten", async ({
  page: tab,
}) => {
  const sent: string[] = [];
  tab.on("request", (request) => {
    if (request.method() !== "GET" || new URL(request.url()).search !== "") sent.push(request.url());
  });
  await tab.goto(path);
  await question(tab).getByRole("button", { name: answer }).press("Space");
  await expect(pressed(tab)).toHaveText(answer);
  for (const { title } of fitting) await expect(entry(tab, title)).toBeVisible();
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

test.describe("without JavaScript, on a phone", () => {
  test.use({ ...smallPhone, javaScriptEnabled: false });

  test("everybody is there, grouped by age, with a source and its date, and there is no question", async ({
    page: tab,
  }) => {
    await tab.goto(path);
    const region = tab.getByRole("region", { name: heading });
    for (const helper of helpers) {
      await expect(
        region.getByRole("heading", { name: nameOfAges(helper, ages), exact: true }),
      ).toBeVisible();
      const card = region.getByRole("listitem").filter({ has: entry(tab, helper.title) });
      await card.locator("summary").click();
      await expect(card.getByRole("link", { name: helper.source.label })).toHaveAttribute("href", /^https:/);
      await expect(card.locator("time")).toHaveAttribute("datetime", helper.checked);
      if (helper.phone)
        await expect(card.getByRole("link", { name: helper.phone })).toHaveAttribute("href", /^tel:/);
    }
    await expect(region.getByRole("button")).toHaveCount(0);
    const printed = (await printedPages(tab)).join(" ");
    for (const { title } of helpers) expect(printed).toContain(asShown(title));
  });
});
