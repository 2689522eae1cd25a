import { pages } from "./site";
import { expect, test } from "./test";

for (const { path } of pages) {
  test(`${path} fits a screen of 320 px without scrolling sideways`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
}
