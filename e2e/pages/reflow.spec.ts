import { pages } from "../support/content";
import { expect, test } from "../support/test";

// The browser logs the 404 status of the not-found page.
test.use({ allowedConsole: /status of 404/ });

const screens = [
  { name: "a screen of 320 px", width: 320, text: "100%" },
  { name: "double text size on a phone", width: 390, text: "200%" },
  { name: "double text size on a tablet", width: 768, text: "200%" },
];

for (const { name, width, text } of screens) {
  for (const path of [...pages.map((page) => page.path), "/404.html"]) {
    test(`${path} fits ${name} without horizontal scrolling`, async ({ page }) => {
      await page.setViewportSize({ width, height: 640 });
      await page.goto(path);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
}
