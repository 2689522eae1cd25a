import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

// axe's own binding for Playwright asks for a later Node than ours; the script itself does not.
const axe = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core"), "utf8");

/**
 * What axe finds on a page, with all motion off: words that are fading in have little contrast.
 * @returns the rules that are broken, each with the elements that break it
 */
export async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // Not as a tag, which the site's policy would refuse.
  await page.evaluate(axe);
  const found = await page.evaluate(() =>
    (window as never as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
