import { readFileSync, writeFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test";
import { changedLines, fileOf, openNamed, pairOf, restoring, save, saveForm, scrollTo } from "./editor";

interface Pair {
  readonly english: string;
  readonly text: string;
}

const english = "data/pages/contact.json";
const spanish = "data/pages/contact.es.json";
const before = restoring(english, spanish);
const pairs = (JSON.parse(before[spanish]) as { texts: Pair[] }).texts;
/** Two texts without facts or formatting, and one with a fact. */
const [first, second] = pairs.filter((pair) => /^[A-Z][a-z]+ [a-z ]+$/.test(pair.english)) as [Pair, Pair];
const withFact = pairs.find((pair) => /^[^<]*\{\w+\}[^<]*$/.test(pair.english)) as Pair;

/** Opens the Spanish form of a page from the list of /admin. */
async function openSpanish(page: Page, name: string | RegExp): Promise<Locator> {
  await openNamed(page, "Spanish");
  await page.getByText(name).click();
  return page.getByRole("group", { name: "Content Editor" });
}

test("a translation is beside its English text; what is old or missing is marked", async ({ page }) => {
  const changed = before[english]
    .replaceAll(JSON.stringify(first.english), JSON.stringify(`${first.english} now`))
    .replaceAll(JSON.stringify(second.english), JSON.stringify("Something that is quite different"));
  writeFileSync(fileOf(english), changed);
  const editor = await openSpanish(page, /^Page: Contact · \d+ not translated · \d+ older$/);
  const older = await pairOf(page, editor, `${first.english} now`);
  await expect(older).toContainText("Older than the English text");
  const mark = older.getByRole("switch", { name: "The translation is older than the English text" });
  await scrollTo(page, mark);
  await mark.click();
  const missing = await pairOf(page, editor, "Something that is quite different");
  await expect(missing).toContainText("Not translated yet");
  await missing.getByRole("textbox", { name: "Translation" }).fill("Algo muy diferente");
  await saveForm(page);
  const saved: Pair[] = JSON.parse(readFileSync(fileOf(spanish), "utf8")).texts;
  expect(saved).toContainEqual({ english: `${first.english} now`, text: first.text });
  expect(saved).toContainEqual({
    english: "Something that is quite different",
    text: "Algo muy diferente",
  });
  expect(saved).toHaveLength(pairs.length + 1);
});

test("a translation without a fact is refused at its field; then it changes one line", async ({ page }) => {
  const editor = await openSpanish(page, "Page: Contact");
  const pair = await pairOf(page, editor, withFact.english);
  const translation = pair.getByRole("textbox", { name: "Translation" });
  await translation.fill("Sin el dato");
  await save(page);
  const note = page.getByRole("alertdialog");
  await expect(note).toContainText("Spanish › Pages");
  await note.getByRole("button", { name: "OK" }).click();
  await expect(translation).toBeFocused();
  await expect(translation).toHaveAttribute("aria-invalid", "true");
  await translation.fill(`${withFact.text} hoy`);
  await saveForm(page);
  expect(changedLines(spanish, before[spanish])).toEqual([expect.stringContaining(`${withFact.text} hoy`)]);
});
