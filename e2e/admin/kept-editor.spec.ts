import { parts } from "../../src/admin/kept-editor/form-elements";
import { expect, test } from "../support/test";
import { delay, openAdmin, openFile, restoring, saveForm, scrollTo, unfoldFirst } from "./editor";

const team = "data/team.json";
const { [team]: before } = restoring(team);

/** The contract with the editor: all that `src/admin/kept-editor/` uses of it, though it is not documented. */
test("an update of the editor has kept the private parts that /admin uses @everyday", async ({ page }) => {
  const editor = await openFile(page, "People");
  const pane = page.locator(`${parts.root} ${parts.editPane}`);
  await expect(pane).toHaveAttribute("data-locale", /./);
  const list = pane.locator(`${parts.field}[data-key-path="team"]`);
  const entries = list.locator(parts.entry);
  await expect(entries).toHaveCount(JSON.parse(before).length);

  await page.evaluate(() => {
    const locale = document.querySelector<HTMLElement>(".pane[data-locale]")?.dataset.locale;
    const payload = { locale, keyPath: "team.1.name" };
    window.postMessage({ type: "highlight-editor-field", payload }, location.origin);
  });
  const name = pane.locator(`${parts.field}[data-key-path="team.1.name"]`);
  await expect(name, "a message unfolds a field").toBeVisible();
  for (const part of [parts.fieldHeader, parts.fieldWrapper]) await expect(name.locator(part)).toHaveCount(1);
  await expect(page.locator('#nc-root [role="treeitem"] .count').first()).toBeAttached();

  await unfoldFirst(editor);
  await editor.getByRole("textbox", { name: "Position" }).first().press("End");
  await page.keyboard.type(" and kites", { delay });
  const sent = page.waitForRequest(/\/api\/v1\/repos\/.+\/contents$/);
  await saveForm(page);
  expect((await sent).method()).toBe("POST");
  expect((await sent).postDataJSON().files).toEqual([
    expect.objectContaining({ path: team, sha: expect.any(String) }),
  ]);

  const stored = await page.evaluate(async () => ({
    keys: Object.keys(localStorage),
    databases: (await indexedDB.databases()).map((database) => database.name ?? ""),
  }));
  expect(stored.keys).toEqual(expect.arrayContaining(["sveltia-cms.prefs", "sveltia-cms.user"]));
  expect(stored.databases.join()).toMatch(/^gitea:|,gitea:/);

  await openAdmin(page);
  await page.getByRole("row").filter({ hasText: "Good Faith Estimate" }).first().click();
  const add = page
    .getByRole("group", { name: /Blocks/ })
    .getByRole("button", { name: /^Add/ })
    .first();
  await scrollTo(page, add);
  await add.click();
  const items = page.locator(`${parts.menu} ${parts.menuItem}`);
  await expect(items.first().locator(parts.menuLabel)).toHaveText(/./);
  await expect(items.first().locator("img")).toHaveJSProperty("naturalWidth", 480);
});
