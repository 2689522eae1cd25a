import { expect, test } from "../support/test";
import { changedLines, delay, expectSaved, restoring, saveForm } from "./editor";

/** A form of each kind, its file, and a field below the first screen. */
const forms: readonly (readonly [kind: string, form: string, file: string, keyPath: string])[] = [
  ["a list", "_singletons/entries/team", "data/team.json", "team.3.position"],
  ["formatted text in a list", "_singletons/entries/team", "data/team.json", "team.3.description"],
  ["a file that is not a list", "_singletons/entries/clinic", "data/clinic.json", "arrival.parking"],
  ["a page", "pages/entries/about", "data/pages/about.json", "blocks.1.heading"],
  ["a translation", "language-es/entries/pages-contact", "data/pages/contact.es.json", "texts.9.text"],
];
const before = restoring(...new Set(forms.map(([, , file]) => file)));

test.use({ viewport: { width: 1440, height: 900 } });

for (const [kind, form, file, keyPath] of forms)
  test(`a save of ${kind} stays in its form, and the next words go into the same field`, async ({ page }) => {
    await page.goto(`/admin?field=${keyPath}#/collections/${form}`);
    const field = page.locator(`[data-key-path="${keyPath}"]`);
    const box = field.locator("input, textarea, [contenteditable=true]").first();
    await box.press("ControlOrMeta+End");
    await page.keyboard.type(" of Kites", { delay });
    const place = await box.boundingBox();
    await saveForm(page);
    await expect(box).toBeFocused();
    expect(await box.boundingBox()).toEqual(place);
    await page.keyboard.type(" and Boats", { delay });
    await expect(page.getByText("Saved.", { exact: true })).toHaveCount(0);
    await page.keyboard.press("ControlOrMeta+s");
    await expectSaved(page);
    await expect(box).toBeFocused();
    expect(changedLines(file, before[file] ?? "")).toEqual([expect.stringContaining(" of Kites and Boats")]);
  });
