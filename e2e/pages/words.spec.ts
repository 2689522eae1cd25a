import { builtPages } from "../support/built-pages";
import { expect, test } from "../support/test";
import { brokenTexts, expectWholeWords } from "../support/whole-words";

// With the fonts of the device, e2e/support/phone-visit.ts looks at it.
for (const { path } of builtPages)
  test(`${path}: no word is on two lines, and no text covers another`, async ({ page }) => {
    await page.goto(path);
    await expectWholeWords(page);
  });

for (const [problem, html, found] of [
  [
    "a word that is on two lines",
    '<p style="width: 3em; overflow-wrap: anywhere">understanding</p>',
    "two lines: understanding",
  ],
  [
    "a text that covers another",
    '<p>Monday to Friday</p><p style="margin-block-start: -2rem">Closed today</p>',
    "covered: ",
  ],
] as const)
  test(`${problem} is found`, async ({ page }) => {
    const body = `<!doctype html><html lang="en"><title>A</title><main>${html}</main>`;
    await page.route("**/about", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("/about", { waitUntil: "load" });
    expect(await brokenTexts(page)).toEqual([expect.stringContaining(found)]);
  });
