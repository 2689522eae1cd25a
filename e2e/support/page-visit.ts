import type { Page } from "@playwright/test";
import { openWithLateFonts } from "./layout-shifts";
import { expect } from "./test";

/** Opens a page. @returns its policy violations, which may still grow */
export async function visit(page: Page, path: string): Promise<string[]> {
  const refused = await collectViolations(page);
  await openWithLateFonts(page, path);
  return refused;
}

/** Collects the violations of the Content-Security-Policy in all documents of the page. */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction("reportViolation", (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample, sourceFile }) => {
      const violation = `${effectiveDirective} ${blockedURI} ${sample} ${sourceFile}`;
      (window as never as { reportViolation(violation: string): void }).reportViolation(violation);
    });
  });
  return violations;
}

/** Expects that nothing on the screen is still waiting to appear. */
export async function expectNothingHidden(page: Page): Promise<void> {
  const hidden = await page
    .locator("[data-seen=no]")
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().top < innerHeight).map((each) => each.textContent),
    );
  expect(hidden).toEqual([]);
}

/** Expects that all of the page has appeared. The pictures of one page appear each time they come into view. */
export async function expectNothingUnseen(page: Page): Promise<void> {
  const always = "[data-pictures-appear='each time'] [data-reveal=picture]";
  await expect(page.locator(`[data-seen=no]:not(${always})`)).toHaveCount(0);
}

/** Expects that the page does not scroll sideways on a screen of this width, with text of this size. */
export async function expectToFit(page: Page, width: number, textSize: string): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSize);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}
