import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { pages } from "./site";
import { expect, test } from "./test";

const axe = createRequire(`${process.cwd()}/`).resolve("axe-core");

// The not-found page is answered as such, which the browser reports.
test.use({ expectedOnConsole: /status of 404/ });

for (const width of [390, 1280]) {
  for (const path of [...pages.map((page) => page.path), "/404.html"]) {
    test(`axe finds nothing on ${path} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await page.addScriptTag({ path: axe });
      const { violations } = await page.evaluate(() =>
        (window as never as { axe: { run(): Promise<AxeResults> } }).axe.run(),
      );
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
      ).toEqual([]);
    });
  }
}
