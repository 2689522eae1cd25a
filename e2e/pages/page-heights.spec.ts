import { builtConcerns, builtPages, isEnglish } from "../support/built-pages";
import { expect, test } from "../support/test";

/** How long most pages and the page of a concern may be on a phone, in CSS pixels. */
const longest = { most: 9_500, concern: 5_000 };
/** Pages that may be longer or must be shorter there. */
const onPhone: Readonly<Record<string, number>> = {
  "/": 10_500,
  "/appointment/first-visit": 9_000,
  "/appointment/getting-here": 8_000,
  "/providers": 4_500,
  "/resources/who-else-helps": 5_000,
  "/resources/records": 4_000,
  "/contact": 5_500,
  "/services": 9_000,
  "/concerns": 5_000,
  "/milestones": 9_000,
};
/** Words in Spanish are longer. */
const inOtherLanguages = 1.12;

/** Home has the form and twelve sections. */
const onWideScreen: Readonly<Record<string, number>> = { "/": 8_700 };

const measured = [...builtPages, ...builtConcerns.slice(0, 1)];

for (const page of measured) {
  const { path, original } = page;
  const usual = "id" in page ? longest.concern : longest.most;
  const factor = isEnglish(page) ? 1 : inOtherLanguages;
  test(`${path} is not too long`, async ({ page }) => {
    for (const [width, height, limit] of [
      [390, 844, (onPhone[original] ?? usual) * factor],
      [1440, 900, (onWideScreen[original] ?? 8_000) * factor],
    ] as const) {
      // Before the page loads, since a form of Home is open only on wide screens.
      await page.setViewportSize({ width, height });
      await page.goto(path);
      const length = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(length, `${width} px wide`).toBeLessThanOrEqual(limit);
    }
  });
}
