import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/test";

const folder = process.env.LIVE_FOLDER ?? "";

/** How long a person takes for a letter, in milliseconds. */
export const delay = 60;

/** The path of a file in the live view's own copy of the project. */
export function fileOf(name: string): string {
  return join(folder, name);
}

/** Makes a clinic open on every day: The buttons at the top close no day that is closed already. */
export function openEveryDay(project: string): void {
  const file = join(project, "data/clinic.json");
  const days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];
  const hours = [{ days, opens: "07:00", closes: "19:00" }];
  const clinic = { ...JSON.parse(readFileSync(file, "utf8")), hours };
  writeFileSync(file, `${JSON.stringify(clinic, null, 2)}\n`);
  writeFileSync(join(project, "data/closures.json"), "[]\n");
}

/** Puts files back after each test of the calling file. @returns what they have before, by name */
export function restoring<Name extends string>(...names: Name[]): Readonly<Record<Name, string>> {
  const before = names.map((name) => [name, readFileSync(fileOf(name), "utf8")] as const);
  test.afterEach(() => {
    for (const [name, text] of before) writeFileSync(fileOf(name), text);
  });
  return Object.fromEntries(before) as Record<Name, string>;
}

/** The lines of a file that are different from an earlier version of it. */
export function changedLines(name: string, before: string): string[] {
  const old = before.split("\n");
  return readFileSync(fileOf(name), "utf8")
    .split("\n")
    .filter((line, index) => line !== old[index]);
}

/** Opens /admin, and waits until it shows the list of pages. */
export async function openAdmin(page: Page): Promise<void> {
  await page.goto("/admin");
  // The editor shows the names of all lists shortly before it opens the first list, which then replaces any other one.
  await page.getByRole("main", { name: "Pages" }).getByRole("row").first().waitFor();
}

/** Opens one of the lists and files of /admin by its name. */
export async function openNamed(page: Page, name: string): Promise<void> {
  await openAdmin(page);
  await page.getByText(name, { exact: true }).click();
}

/** Opens a file in /admin by its name in the list. @returns the editor */
export async function openFile(page: Page, name: string): Promise<Locator> {
  await openNamed(page, name);
  const editor = page.getByRole("group", { name: "Content Editor" });
  await editor
    .getByRole("group", { name: /Field$/ })
    .first()
    .waitFor();
  return editor;
}

/** Unfolds the first entry of a list. */
export async function unfoldFirst(editor: Locator): Promise<void> {
  await editor.getByRole("button", { name: "Expand", exact: true }).first().click();
}

/** Opens the form of the people, with the first one unfolded. @returns the editor */
export async function openPerson(page: Page): Promise<Locator> {
  const editor = await openFile(page, "People");
  await unfoldFirst(editor);
  await editor.getByRole("textbox", { name: "Biography" }).waitFor();
  return editor;
}

/** Opens the form of the people again. @returns the first one's position, once the draft is answered */
export async function comeBack(page: Page, answer: "Restore" | "Discard") {
  const editor = await openFile(page, "People");
  const question = page.getByRole("alertdialog", { name: "Words that were not saved" });
  await expect(question).toContainText("Do you want it back?");
  await question.getByRole("button", { name: answer, exact: true }).click();
  await expect(question).toBeHidden();
  await unfoldFirst(editor);
  return editor.getByRole("textbox", { name: /Position/ });
}

/** Scrolls down until a form is there: the editor makes the forms when they come into view. */
export async function scrollTo(page: Page, form: Locator): Promise<void> {
  await page.getByRole("group", { name: "Content Editor" }).hover();
  await expect
    .poll(
      async () => {
        await page.mouse.wheel(0, 400);
        return form.isVisible();
      },
      { intervals: [100] },
    )
    .toBe(true);
}

/** The form of an English text and its translation. */
export async function pairOf(page: Page, editor: Locator, text: string): Promise<Locator> {
  const pair = editor.locator(".item-list > .item-wrapper").filter({ hasText: text }).first();
  await scrollTo(page, pair.getByRole("textbox", { name: "Translation" }));
  await expect(pair.getByRole("textbox", { name: "English", exact: true })).toHaveAttribute("readonly");
  return pair;
}

/** Presses Save. */
export async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Save", exact: true }).click();
}

/** Presses Save, and waits until the bar says that it is saved and the form, which stays open, has nothing more to save. */
export async function saveForm(page: Page): Promise<void> {
  await save(page);
  await expectSaved(page);
}

/** The form says that everything in it is saved. */
export async function expectSaved(page: Page): Promise<void> {
  await expect(page.getByRole("status").getByText("Saved.", { exact: true })).toBeVisible();
  await expect(page.getByRole("button", { name: "Save", exact: true })).toBeDisabled();
}

/** All drafts that the browser keeps, as text. Runs in the page. */
export async function keptDrafts(): Promise<string> {
  const answer = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const kept: unknown[] = [];
  for (const { name = "" } of await indexedDB.databases()) {
    const database = await answer(indexedDB.open(name));
    if (database.objectStoreNames.contains("draft-backups")) {
      kept.push(await answer(database.transaction("draft-backups").objectStore("draft-backups").getAll()));
    }
    database.close();
  }
  return JSON.stringify(kept);
}
