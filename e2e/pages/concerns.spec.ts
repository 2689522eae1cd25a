import { englishAreas } from "../../src/words/catalog";
import { violations } from "../support/axe";
import { type BuiltConcern, builtConcerns } from "../support/built-pages";
import { clinic } from "../support/content";
import { expectToFit } from "../support/page-visit";
import { expect, test } from "../support/test";

/** The page of a concern, in English or in another language. */
function concern(id: string, isEnglish = true): BuiltConcern {
  const found = builtConcerns.find((each) => each.id === id && (each.words === englishAreas) === isEnglish);
  if (found === undefined) throw new Error(`There is no page for ${id}.`);
  return found;
}

const phone = { width: 390, height: 844 };

test.describe("the page of a concern", () => {
  test.use({ viewport: phone });

  for (const { path, words, isUrgent } of [
    concern("no-air"),
    concern("tiptoes"),
    concern("in-crisis"),
    concern("tiptoes", false),
  ]) {
    test(`${path} says when to call whom, what to do and who can help, and fits`, async ({ page }) => {
      await page.goto(path);
      const { concernPage } = words;
      await expect(page).toHaveTitle(new RegExp(` \\| ${clinic.name}, ${clinic.address.locality}$`));
      const headings = await page.getByRole("heading", { level: 2 }).allTextContents();
      expect(headings[0]).toBe(isUrgent ? concernPage.now : headings[0]);
      expect(headings).toContain(isUrgent ? concernPage.untilHelp : concernPage.until);
      const main = page.getByRole("main");
      await expect(main.getByRole("link", { name: /911/ }).first()).toBeInViewport();
      await expect(main.getByRole("link", { name: /988/ }).first()).toBeAttached();
      expect(await violations(page)).toEqual([]);
      await expectToFit(page, phone.width, "100%");
    });
  }

  test("in an emergency, only when to call is on the first screen, and no button that calls the clinic", async ({
    page,
  }) => {
    await page.goto(concern("no-air").path);
    const { now, untilHelp } = englishAreas.concernPage;
    await expect(page.getByRole("heading", { name: now })).toBeInViewport();
    await expect(page.getByRole("heading", { name: untilHelp })).not.toBeInViewport();
    await expect(page.getByRole("navigation", { name: englishAreas.layout.quickActions })).toHaveCount(0);
  });

  test("asking for a visit begins the message with the concern", async ({ page }) => {
    await page.goto(concern("tiptoes").path);
    await page.getByRole("link", { name: englishAreas.concernList.ask }).click();
    await expect(page.locator("textarea").first()).toHaveValue(/Walks on/);
  });
});

test("the list of concerns leads to the page of each", async ({ page }) => {
  await page.goto("/concerns");
  const links = await page
    .locator("main details a")
    .evaluateAll((all) => all.map((each) => each.getAttribute("href")));
  const english = builtConcerns.filter(({ words }) => words === englishAreas);
  expect(links.toSorted()).toEqual(english.map(({ path }) => path).toSorted());
  await expect(page.getByRole("main").getByRole("link", { name: "Call 911" })).toBeInViewport();
});
