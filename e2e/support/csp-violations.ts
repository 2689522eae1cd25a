import type { Page } from "@playwright/test";

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
