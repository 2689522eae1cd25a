import { violations } from "../support/axe";
import { pages } from "../support/content";
import { expect, test } from "../support/test";

// The browser logs the 404 status of the not-found page.
test.use({ allowedConsole: /status of 404/ });

for (const width of [390, 1280]) {
  for (const path of [...pages.map((page) => page.path), "/404.html"]) {
    test(`axe finds no violations on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    });
  }
}
