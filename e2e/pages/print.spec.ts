import { services } from "../support/content";
import { bringIntoView } from "../support/gestures";
import { expectGoodSheets } from "../support/print-to-pdf";
import { expect, hydrate, test } from "../support/test";
import { slider, sliders } from "../widgets/slider";

const words = (text: string) => text.replace(/\s+/g, " ").trim();

// The visit to every page prints the others.
for (const { path, label } of sliders)
  test(`${path} prints well before and after the script of its slider has come`, async ({ page }) => {
    await page.goto(path);
    await expectGoodSheets(page);
    await hydrate(page);
    await bringIntoView(page.getByRole("heading", { name: label }));
    await expect(slider(page, label)).toBeVisible();
    await expectGoodSheets(page);
  });

test("a row that moves by itself is printed with all of its entries, once", async ({ page }) => {
  await page.goto("/");
  const row = (await page.locator("moving-row ul:not([aria-hidden]) li").allTextContents()).map(words);
  expect(row.length).toBeGreaterThan(services.length / 2);
  await page.emulateMedia({ media: "print" });
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  for (const entry of await page.locator("moving-row li:visible").all()) {
    const box = await entry.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  await expect(page.locator("moving-row li:visible")).toHaveCount(row.length);
});

test("the mark of a quotation covers no letter of it", async ({ page }) => {
  await page.goto("/about");
  await page.emulateMedia({ media: "print" });
  const overlaps = await page.locator("blockquote, figure:has(blockquote)").evaluateAll((quotes) =>
    quotes
      .map((quote) => {
        const { content, position, fontSize, insetInlineStart } = getComputedStyle(quote, "::before");
        const room = Number.parseFloat(getComputedStyle(quote).paddingInlineStart);
        // The mark is about half as wide as it is high.
        return content.includes("\u201C") && position === "absolute"
          ? Number.parseFloat(insetInlineStart) + Number.parseFloat(fontSize) / 2 - room
          : -1;
      })
      .filter((overlap) => overlap > 0),
  );
  expect(overlaps).toEqual([]);
});
