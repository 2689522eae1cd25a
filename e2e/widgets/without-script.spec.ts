import { asShown, firstBlock } from "../support/content";
import { expect, test } from "../support/test";
import { sliderLabel, sliderPath, slides } from "./slider";
import { soonestVisits } from "./soonest-visits";
import { pageCount, storyBlock, storyPath } from "./story";

test.use({ javaScriptEnabled: false });

// That every page has its texts, and no button that does nothing, is a step of the visit to each.
for (const { path, block } of [firstBlock("communication-board"), firstBlock("visit-pack")])
  test(`${block.kind} says what works without JavaScript`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator("noscript p", { hasText: asShown(block.withoutScript) })).toBeVisible();
  });

for (const [name, path, count] of [
  [sliderLabel, sliderPath, slides.length],
  [storyBlock.heading, storyPath, pageCount],
] as const)
  test(`all pictures of ${name} are in a scrollable row`, async ({ page }) => {
    await page.goto(path);
    const row = page.getByRole("list", { name, exact: true });
    await expect(row.getByRole("img")).toHaveCount(count);
    await expect(row).toHaveCSS("overflow-x", "auto");
  });

// Nothing could take an old line away.
test("how soon a family can come is not said, but how to ask", async ({ page }) => {
  for (const { path } of soonestVisits) {
    await page.goto(path);
    await expect(page.locator("dated-notices:has(ul) p")).toBeVisible();
    const lines = page.locator("[data-until]").filter({ hasText: "first visit in about" });
    await expect(lines.filter({ visible: true })).toHaveCount(0);
  }
});
