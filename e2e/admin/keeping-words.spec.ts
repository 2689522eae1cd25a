import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium, type Locator, type Page, type Route } from "@playwright/test";
import { expect, test } from "../support/test";
import {
  changedLines,
  comeBack,
  delay,
  fileOf,
  keptDrafts,
  openAdmin,
  openFile,
  restoring,
  save,
  saveForm,
  scrollTo,
  unfoldFirst,
} from "./editor";

const team = "data/team.json";
const services = "data/services.json";
const transcripts = "data/transcripts.json";
const estimate = "data/pages/good-faith-estimate.json";
const before: Readonly<Record<string, string>> = restoring(team, services, transcripts, estimate);

/** Opens a form, and types at the end of a field of its first entry. */
async function typeIn(page: Page, form: string, field: RegExp, words: string): Promise<Locator> {
  const editor = await openFile(page, form);
  await unfoldFirst(editor);
  const box = editor.getByRole("textbox", { name: field }).first();
  await box.press("ControlOrMeta+End");
  await box.pressSequentially(words, { delay });
  return box;
}

const linesOf = (name: string) => changedLines(name, before[name] ?? "");

/** Formatted text in a list and in a block of a page: the file, how to open the form, which entry of which list has it, and the field. */
const places: readonly (readonly [
  file: string,
  open: (page: Page) => Promise<Locator>,
  list: RegExp,
  entry: number,
  field: RegExp,
])[] = [
  [transcripts, (page) => openFile(page, "Words of videos"), /Words of videos/, 0, /^Transcript/],
  [
    estimate,
    async (page) => {
      await openAdmin(page);
      await page.getByRole("row").filter({ hasText: "Good Faith Estimate" }).first().click();
      return page.getByRole("group", { name: "Content Editor" });
    },
    /Blocks/,
    1,
    /^Text/,
  ],
];

for (const [file, open, list, entry, field] of places)
  test(`words of ${file} are selected with the keyboard and typed over, on the screen and in the file`, {
    tag: file === transcripts ? "@everyday" : [],
  }, async ({ page }) => {
    const editor = await open(page);
    const entries = editor.getByRole("group", { name: list });
    const arrow = entries.getByRole("button", { name: "Expand", exact: true }).nth(entry);
    await scrollTo(page, arrow);
    await arrow.click();
    const box = editor.getByRole("textbox", { name: field }).first();
    await scrollTo(page, box);
    await box.press("ControlOrMeta+Home");
    for (let word = 0; word < 2; word++) await page.keyboard.press("ControlOrMeta+Shift+ArrowRight");
    await page.keyboard.type("Kites and boats", { delay });
    const shown = (await box.locator("p").first().textContent()) ?? "";
    expect(shown).toMatch(/^Kites and boats\s/);
    await saveForm(page);
    expect(linesOf(file).map((line) => line.replace(/<\/?(?:strong|em)>/g, ""))).toEqual([
      expect.stringContaining(`<p>${shown.slice(0, 40)}`),
    ]);
  });

test("two browsers change different files, and both are saved", { tag: "@everyday" }, async ({
  page,
  browser,
}) => {
  const other = await (await browser.newContext()).newPage();
  await typeIn(page, "People", /Position/, " of Kites");
  await typeIn(other, "Services", /Name/, " and Kites");
  await saveForm(page);
  await saveForm(other);
  expect(linesOf(team)).toEqual([expect.stringContaining(" of Kites")]);
  expect(linesOf(services)).toEqual([expect.stringContaining(" and Kites")]);
  await other.context().close();
});

test("a tab that was asleep while another browser saved overwrites nothing, and loses no word", {
  tag: "@everyday",
}, async ({ page, browser }) => {
  await typeIn(page, "People", /Position/, " of Kites");
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  const other = await (await browser.newContext()).newPage();
  await typeIn(other, "People", /Position/, " of Boats");
  await saveForm(other);
  const saved = readFileSync(fileOf(team), "utf8");
  await other.context().close();

  await session.send("Page.setWebLifecycleState", { state: "active" });
  await save(page);
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText(/Somebody else has changed this/);
  await question.getByRole("button").last().click();
  expect(readFileSync(fileOf(team), "utf8")).toBe(saved);
  await page.reload();
  await expect(await comeBack(page, "Restore")).toHaveValue(/ of Kites$/);
});

const loseAnswer = async (route: Route) => {
  await route.fetch();
  await route.abort();
};

test("a save whose answer is lost on the way is saved, and is not taken for someone else's", {
  tag: "@everyday",
}, async ({ page }) => {
  const box = await typeIn(page, "People", /Position/, " of Kites");
  await page.route("**/contents", loseAnswer, { times: 1 });
  await saveForm(page);
  expect(linesOf(team)).toEqual([expect.stringContaining(" of Kites")]);
  await expect(box).toBeFocused();
  await page.keyboard.type(" and Boats", { delay });
  await saveForm(page);
  await expect(page.getByRole("alertdialog")).toBeHidden();
  expect(linesOf(team)).toEqual([expect.stringContaining(" of Kites and Boats")]);
  await page.getByRole("link", { name: "Saves, and how to take one back" }).click();
  const [latest, earlier] = await page.getByRole("insertion").allTextContents();
  expect([latest, earlier]).toEqual([
    expect.stringContaining(" of Kites and Boats"),
    expect.stringMatching(/ of Kites$/),
  ]);
});

test("a save whose answers are lost twice is not taken for somebody else's next time", async ({ page }) => {
  await typeIn(page, "People", /Position/, " of Kites");
  await page.route("**/contents", loseAnswer, { times: 2 });
  await save(page);
  const note = page.getByRole("alertdialog");
  await expect(note).toContainText("Nobody answered");
  await note.getByRole("button", { name: "OK" }).click();
  expect(linesOf(team)).toEqual([expect.stringContaining(" of Kites")]);
  await page
    .getByRole("textbox", { name: /Position/ })
    .first()
    .press("ControlOrMeta+End");
  await page.keyboard.type(" and Boats", { delay });
  await saveForm(page);
  await expect(note).toBeHidden();
  expect(linesOf(team)).toEqual([expect.stringContaining(" of Kites and Boats")]);
});

test("words are offered again after the browser was killed", { tag: "@everyday" }, async ({ baseURL }) => {
  const profile = mkdtempSync(join(tmpdir(), "profile-"));
  const open = async () => (await chromium.launchPersistentContext(profile, { baseURL })).newPage();
  const page = await open();
  await typeIn(page, "People", /Position/, " of Kites");
  await expect.poll(() => page.evaluate(keptDrafts)).toContain(" of Kites");
  execFileSync("pkill", ["-KILL", "-f", profile]);
  const again = await open();
  await expect(await comeBack(again, "Restore")).toHaveValue(/ of Kites$/);
  await again.context().close();
  rmSync(profile, { recursive: true });
});
