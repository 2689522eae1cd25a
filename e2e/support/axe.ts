import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults } from "axe-core";

// axe's Playwright binding requires a newer Node version than ours, so its script is injected directly.
const axe = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core"), "utf8");

/**
 * Runs axe on a page with reduced motion, because text that is fading in has too little contrast.
 * @returns the violated rules with the elements that violate them
 */
export async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The Content-Security-Policy would block a script tag.
  await page.evaluate(axe);
  const results = await page.evaluate(() =>
    (window as never as { axe: { run(): Promise<AxeResults> } }).axe.run(),
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
