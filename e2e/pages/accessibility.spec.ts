import { violations } from "../support/axe";
import { pages } from "../support/content";
import { expect, test } from "../support/test";

// The not-found page is answered as such, which the browser reports.
test.use({ allowedConsole: /status of 404/ });

for (const width of [390, 1280]) {
  for (const path of [...pages.map((page) => page.path), "/404.html"]) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      expect(await violations(page)).toEqual([]);
    });
  }
}
