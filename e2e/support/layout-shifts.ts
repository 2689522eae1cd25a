import type { Page } from "@playwright/test";
import { makeGate } from "./scripts";
import { expect } from "./test";

/** How much of a page may shift in all, by itself, unless a test says otherwise. */
const usualLimit = 0.005;

interface LayoutShift {
  readonly value: number;
  readonly moved: readonly string[];
}

/**
 * How long a web font may still take the place of the fallback font, in milliseconds: Chromium shows `font-display: optional`
 * for 100 ms after the first paint, as measured with version 156.
 */
const blockPeriod = 300;

/** Opens a page whose web fonts load only after its text was painted with the fallback fonts. */
export async function openWithLateFonts(page: Page, path: string) {
  const { opened, open } = makeGate();
  await page.route("**/*.woff2", async (route) => {
    await opened;
    await route.continue();
  });
  const fontResponse = page.waitForResponse("**/*.woff2");
  const response = await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  await new Promise((resolve) => setTimeout(resolve, blockPeriod));
  open();
  await (await fontResponse).finished();
  await page.waitForLoadState();
  return response;
}

/** Expects that nothing that a visitor would notice has shifted by itself. */
export async function expectNoLayoutShift(page: Page, limit = usualLimit): Promise<void> {
  const shifts = await layoutShifts(page);
  const total = shifts.reduce((sum, { value }) => sum + value, 0);
  expect(total, JSON.stringify(shifts, null, 1)).toBeLessThanOrEqual(limit);
}

/** Every layout shift so far without recent input, and what it moved. */
function layoutShifts(page: Page): Promise<LayoutShift[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const unexpected: LayoutShift[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: { node: Node | null }[];
            };
            if (!hadRecentInput)
              unexpected.push({
                value,
                moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`),
              });
          }
        }).observe({ type: "layout-shift", buffered: true });
        // Buffered entries are delivered in a separate task, which runs before the second next frame.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(unexpected)));
      }),
  );
}
