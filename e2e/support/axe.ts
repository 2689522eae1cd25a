import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";
import type { AxeResults, RunOptions } from "axe-core";

interface Axe {
  run(options: RunOptions): Promise<AxeResults>;
}

// axe's Playwright binding requires a newer Node version than ours, so its script is injected directly.
const axe = readFileSync(createRequire(`${process.cwd()}/`).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Runs axe on a page with reduced motion, because text that is fading in has too little contrast.
 * @returns the violated rules with the elements that violate them
 */
export async function violations(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: "reduce" });
  // The Content-Security-Policy would block a script tag.
  await page.evaluate(axe);
  // Of all other results only one element for each rule is described.
  const options = { resultTypes: ["violations"] } as const satisfies RunOptions;
  const results = await page.evaluate(
    (options) => (window as never as { axe: Axe }).axe.run(options),
    options,
  );
  return results.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`);
}
