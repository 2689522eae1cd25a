import { readFileSync, writeFileSync } from "node:fs";
import { word } from "../../src/admin/rich-text/paste/clipboard.fixtures";
import { expect, hydrate, test } from "../support/test";
import { changedLines, consoleOfEditor, fileOf, openFile, saveAndClose, unfoldFirst } from "./editor";

const team = "data/team.json";
const before = readFileSync(fileOf(team), "utf8");
const [person] = JSON.parse(before) as [{ name: string; description: string }];

test.use({ allowedConsole: consoleOfEditor });

test.afterEach(() => writeFileSync(fileOf(team), before));

test("a word of a biography is made bold, and text from Word comes in clean, in one line of the file", async ({
  page,
  context,
}) => {
  const website = await context.newPage();
  await website.goto("/our-team");
  await hydrate(website);

  const editor = await openFile(page, "People");
  await unfoldFirst(editor);
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
  await saveAndClose(page);

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
  const editor = await openFile(page, "People");
  await unfoldFirst(editor);
  const biography = editor.getByRole("textbox", { name: "Biography" });
  await biography.press("ControlOrMeta+Home");
  const link = editor.getByRole("button", { name: "Link", exact: true });
  await link.click();
  await expect(editor.getByRole("combobox", { name: "Leads to" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(link).toHaveAttribute("aria-expanded", "false");
  await expect(biography).toBeFocused();
  await editor.getByRole("textbox", { name: /Position/ }).fill("Keeper of Kites");
  await saveAndClose(page);
  expect(changedLines(team, before)).toEqual([expect.stringContaining("Keeper of Kites")]);
});
