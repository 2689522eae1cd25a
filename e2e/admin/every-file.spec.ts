import { readdirSync, readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { mergeFile } from "../../src/admin/saving/change";
import { collections } from "../../src/content/collections";
import { expect, test } from "../support/test";
import { delay, fileOf, keptDrafts, openPerson, saveForm, scrollTo, unfoldFirst } from "./editor";

const pages = readdirSync(fileOf("data/pages")).filter((name) => /^[a-z0-9-]+\.json$/.test(name));
const lists = Object.entries(collections).filter(([name]) => name !== "pages");

/** The file of each form, by the form's address. A list may be empty, such as that of news. */
const forms = new Map([
  ...lists.map(([name, { source }]) => [`_singletons/entries/${name}`, `data/${source}`] as const),
  ...pages.map((name) => [`pages/entries/${name.replace(".json", "")}`, `data/pages/${name}`] as const),
]);

test("each file is opened in its form, and one changed word in it changes one line", async ({ page }) => {
  const sent = new Map<string, string>();
  // What is sent is all that matters here; saving it takes seconds for each file.
  await page.route("**/contents", async (route) => {
    const { files } = route.request().postDataJSON();
    for (const { path, content } of files) sent.set(path, Buffer.from(content, "base64").toString());
    const saved = files.map(({ path, sha }: { path: string; sha: string }) => ({ path, sha }));
    await route.fulfill({ json: { commit: { sha: "0", created: new Date().toISOString() }, files: saved } });
  });
  await page.goto("/admin");
  for (const [form, file] of forms) {
    const before = readFileSync(fileOf(file), "utf8");
    if (before.trim() === "[]") continue;
    await test.step(file, async () => {
      await page.goto(`/admin#/collections/${form}`);
      const editor = page.getByRole("group", { name: "Content Editor" });
      await changeWord(page, editor);
      const lines = await editor.locator(".summary").allTextContents();
      expect(lines.join("\n"), "the lines that name entries show no tags").not.toMatch(/<\/?[a-z]/);
      await saveForm(page);
      const saved = mergeFile(file, before, sent.get(file) ?? "").split("\n");
      const old = before.split("\n");
      expect(saved.filter((line, index) => line !== old[index])).toHaveLength(1);
      expect(saved).toHaveLength(old.length);
      await page.getByRole("button", { name: "Cancel Editing" }).click();
      await expect(editor).toBeHidden();
    });
  }
});

test("a bookmark leads from one form to another, and back to what was typed there", async ({ page }) => {
  const editor = await openPerson(page);
  const people = page.url();
  await editor.getByRole("textbox", { name: /Position/ }).pressSequentially("Keeper of Kites", { delay });
  await expect.poll(() => page.evaluate(keptDrafts)).toContain("Keeper of Kites");
  await page.goto(people.replace("team", "closures"));
  await editor.getByRole("group", { name: /Days closed.* Field$/ }).waitFor();
  await page.goBack();
  await page.getByRole("alertdialog").getByRole("button", { name: "Restore", exact: true }).click();
  await unfoldFirst(editor);
  await expect(editor.getByRole("textbox", { name: /Position/ })).toHaveValue(/Keeper of Kites/);
});

/** Adds a letter to the first text of a form. */
async function changeWord(page: Page, editor: Locator): Promise<void> {
  const text = editor.getByRole("textbox").and(editor.locator("input, textarea")).first();
  const arrow = editor.getByRole("button", { name: "Expand", exact: true }).first();
  await expect(text.or(arrow).first()).toBeVisible();
  if (!(await text.isVisible())) await arrow.click();
  await scrollTo(page, text);
  await text.press("End");
  await text.pressSequentially("x");
}
