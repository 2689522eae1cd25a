import { liveLanguages, pathIn } from "../../src/gatsby/languages/languages";
import { englishAreas } from "../../src/words/catalog";
import { builtConcerns } from "../support/built-pages";
import { movedSections, pages } from "../support/content";
import { expect, test } from "../support/test";

const languages = [undefined, ...liveLanguages()];
const finder = pages.find(({ blocks }) => blocks.some(({ kind }) => kind === "concern-finder"));
if (!finder) throw new Error("No page has the search for concerns.");

for (const language of languages)
  test(`old addresses of sections in ${language?.english ?? "English"} lead on, and the Back button skips them`, async ({
    page,
  }) => {
    // One after the other is faster than a page for each, of which there are 40.
    test.slow();
    await page.goto("/about");
    for (const { from, to } of movedSections) {
      const [old, now] = [pathIn(from, language), pathIn(to, language)];
      // A page that is not translated has no address in the language.
      if (language && old === from) continue;
      await test.step(`${old} leads on to ${now}`, async () => {
        await page.goto(old.replace("#", "?ref=card#"), { waitUntil: "commit" });
        const [path, id] = now.split("#");
        await expect(page).toHaveURL(`${path}?ref=card#${id}`);
        await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
        await page.goBack();
        await expect(page).toHaveURL("/about");
      });
    }
  });

test("the old address of a section leads on from its own page, too", async ({ page }) => {
  const [{ from, to } = { from: "", to: "" }] = movedSections;
  await page.goto(from.split("#")[0] ?? "");
  await page.waitForFunction(() => document.documentElement.dataset.script === "started");
  await page.evaluate((address) => location.assign(address), from);
  await expect(page).toHaveURL(to);
});

for (const language of languages) {
  const path = pathIn(finder.path, language);
  test(`the old addresses of concerns on ${path} lead to their pages`, async ({ page }) => {
    const concerns = builtConcerns.filter(({ words }) => words === (language?.words ?? englishAreas));
    await page.goto(path);
    const targets = await page.evaluate(
      (ids) => ids.map((id) => document.querySelector<HTMLAnchorElement>(`a[id="${id}"]`)?.pathname),
      concerns.map(({ id }) => id),
    );
    expect(targets).toEqual(concerns.map((concern) => concern.path));
    const last = concerns.at(-1);
    await page.goto("/about");
    await page.goto(`${path}#${last?.id}`);
    await expect(page).toHaveURL(last?.path ?? "");
  });
}
