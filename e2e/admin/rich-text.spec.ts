import type { Locator } from "@playwright/test";
import { word } from "../../src/admin/rich-text/paste/clipboard.fixtures";
import { expect, hydrate, test } from "../support/test";
import { changedLines, delay, openPerson, restoring, saveForm } from "./editor";

const team = "data/team.json";
const { [team]: before } = restoring(team);
const [person] = JSON.parse(before) as [{ name: string; description: string }];

test("a word of a biography is made bold, and text from Word comes in clean", async ({ page, context }) => {
  const website = await context.newPage();
  await website.goto("/our-team");
  await hydrate(website);

  const editor = await openPerson(page);
  const biography = editor.getByRole("textbox", { name: "Biography" });
  await biography.press("ControlOrMeta+Home");
  await biography.press("ControlOrMeta+Shift+ArrowRight");
  const bold = editor.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name: "Bold" });
  await bold.click();
  await expect(bold).toHaveAttribute("aria-pressed", "true");

  await biography.press("ControlOrMeta+Home");
  await biography.press("Enter");
  await biography.press("ArrowUp");
  await biography.evaluate((box, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", html);
    box.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, word);
  await expect(biography.getByRole("listitem").filter({ hasText: "First sounds" })).toBeVisible();
  await saveForm(page);

  const [firstWord = ""] = /\w+/.exec(person.description.replace(/<[^>]*>/g, "")) ?? [];
  const [line = "", ...others] = changedLines(team, before);
  expect(others).toEqual([]);
  const saved: string = JSON.parse(line.trim().replace(/^"description": |,$/g, ""));
  expect(saved).toContain(
    "<ul><li>First sounds<ul><li>P, b and m</li></ul></li><li><strong>Stutter</strong></li></ul>",
  );
  expect(saved).toMatch(new RegExp(`<p><strong>${firstWord}\\s?</strong>`));
  expect(saved).not.toMatch(/ (?:class|style)=|mso|&nbsp;|\u00a0|[\u2018-\u201d]/);
  await expect(website.getByText('They call me "Miss Kite".').first()).toBeVisible();
  await expect(website.locator("strong").getByText(firstWord, { exact: true })).toBeVisible();
});

test("a field with formatted text that was opened and left with Escape writes nothing", async ({ page }) => {
  const editor = await openPerson(page);
  const biography = editor.getByRole("textbox", { name: "Biography" });
  await biography.press("ControlOrMeta+Home");
  const link = editor.getByRole("button", { name: "Link", exact: true });
  await link.click();
  await expect(editor.getByRole("combobox", { name: "Leads to" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toHaveAttribute("aria-expanded", "false");
  await expect(biography).toBeFocused();
  await editor.getByRole("textbox", { name: /Position/ }).fill("Keeper of Kites");
  await saveForm(page);
  expect(changedLines(team, before)).toEqual([expect.stringContaining("Keeper of Kites")]);
});

/** How a person selects words, with what is selected then of "Ben was a carpenter." */
const selections: readonly (readonly [
  how: string,
  select: (line: Locator) => Promise<void>,
  expected: string,
])[] = [
  ["a double click", (line) => line.dblclick({ position: { x: 8, y: 8 } }), "cabinetmaker was a carpenter."],
  ["a triple click", (line) => line.click({ clickCount: 3 }), "cabinetmaker"],
  [
    "the keyboard, backwards",
    async (line) => {
      await line.click();
      const { keyboard } = line.page();
      await keyboard.press("End");
      await keyboard.press("ControlOrMeta+Shift+ArrowLeft");
      await keyboard.press("ControlOrMeta+Shift+ArrowLeft");
    },
    "Ben was a cabinetmaker",
  ],
  [
    "the mouse",
    async (line) => {
      const { x = 0, y = 0, height = 0, width = 0 } = (await line.boundingBox()) ?? {};
      const { mouse } = line.page();
      await mouse.move(x + 1, y + height / 2);
      await mouse.down();
      await mouse.move(x + width, y + height / 2, { steps: 12 });
      await mouse.up();
    },
    "cabinetmaker",
  ],
];

for (const [how, select, expected] of selections)
  test(`words that are selected with ${how} are typed over letter by letter`, {
    tag: how === "a double click" ? "@everyday" : [],
  }, async ({ page }) => {
    const editor = await openPerson(page);
    const biography = editor.getByRole("textbox", { name: "Biography" });
    await biography.press("ControlOrMeta+a");
    await biography.pressSequentially("Ben was a carpenter.", { delay });
    const line = biography.getByText("Ben was a carpenter.");
    await expect(line).toBeVisible();
    await select(line);
    await page.keyboard.type("cabinetmaker", { delay });
    await expect(biography).toHaveText(expected);
    await page.keyboard.press("ControlOrMeta+z");
    await page.keyboard.press("ControlOrMeta+Shift+z");
    await expect(biography).toHaveText(expected);
    await saveForm(page);
    expect(changedLines(team, before)).toEqual([
      expect.stringContaining(`"description": "<p>${expected}</p>"`),
    ]);
  });
