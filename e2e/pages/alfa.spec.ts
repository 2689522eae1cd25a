import { alfaViolations } from "../support/alfa";
import { builtPages, isEnglish } from "../support/built-pages";
import { expect, test } from "../support/test";

/** Pages that together have every kind of block, in English. */
const checked: (typeof builtPages)[number][] = [];
const seen = new Set<string>();
for (const page of builtPages.filter(isEnglish)) {
  const kinds = page.blocks.map(({ kind }) => kind);
  if (kinds.some((kind) => !seen.has(kind))) checked.push(page);
  for (const kind of kinds) seen.add(kind);
}
const inOtherLanguages = builtPages.filter((page) => !isEnglish(page) && page.original === "/");

for (const { path } of [...checked, ...inOtherLanguages])
  test(`Alfa finds nothing on ${path}, with everything unfolded`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await page.goto(path);
    await page.locator("details").evaluateAll((all) => {
      for (const details of all) details.setAttribute("open", "");
    });
    expect(await alfaViolations(page)).toEqual([]);
  });

for (const [problem, html] of [
  ["a button without a name", '<button type="button"></button>'],
  ["an id of nothing", '<p aria-labelledby="nothing" role="img"></p>'],
  ["too little contrast", '<p style="color: #bbb; background: white">Words</p>'],
] as const)
  test(`Alfa finds ${problem}`, async ({ page }) => {
    await page.route("**/about", (route) =>
      route.fulfill({
        contentType: "text/html",
        body: `<!doctype html><html lang="en"><title>A</title><main><h1>A</h1>${html}</main>`,
      }),
    );
    await page.goto("/about", { waitUntil: "load" });
    expect(await alfaViolations(page)).not.toEqual([]);
  });
