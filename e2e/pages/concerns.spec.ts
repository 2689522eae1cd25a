import { englishAreas } from "../../src/words/catalog";
import { type BuiltConcern, builtConcerns } from "../support/built-pages";
import { smallPhone } from "../support/gestures";
import { expect, test } from "../support/test";

/** The page of a concern, in English or in another language. */
function concern(id: string, isEnglish = true): BuiltConcern {
  const found = builtConcerns.find((each) => each.id === id && (each.words === englishAreas) === isEnglish);
  if (found === undefined) throw new Error(`There is no page for ${id}.`);
  return found;
}

test.use(smallPhone);

for (const { path } of [
  concern("no-air"),
  concern("tiptoes"),
  concern("in-crisis"),
  concern("tiptoes", false),
])
  test(`whom to call is on the first screen of ${path}`, async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole("main");
    await expect(main.getByRole("link", { name: /911/ }).first()).toBeInViewport();
    await expect(main.getByRole("link", { name: /988/ }).first()).toBeAttached();
  });

test("in an emergency, only when to call is on the first screen", async ({ page }) => {
  await page.goto(concern("no-air").path);
  const { now, untilHelp } = englishAreas.concernPage;
  await expect(page.getByRole("heading", { name: now })).toBeInViewport();
  await expect(page.getByRole("heading", { name: untilHelp })).not.toBeInViewport();
});
