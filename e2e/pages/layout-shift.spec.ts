import type { Page } from "@playwright/test";
import { pages } from "../support/content";
import { scrollThrough } from "../support/scroll-through";
import { expect, test } from "../support/test";

interface Shift {
  readonly value: number;
  readonly moved: string[];
}

/** Opens a page whose web fonts load only after its text was painted with the fallback fonts. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  const fontResponse = page.waitForResponse("**/*.woff2");
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await (await fontResponse).finished();
  await page.waitForLoadState();
}

/** Every layout shift so far without recent input, and what it moved. */
function shifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const unexpected: Shift[] = [];
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

// At 320 px the header's text wraps, which is the same on every page, so one page is enough.
for (const [width, subset] of [
  [320, pages.slice(0, 1)],
  [390, pages],
  [1440, pages],
] as const) {
  for (const { path } of subset) {
    test(`${path} does not shift at ${width} px while fonts and images load`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWithLateFonts(page, path);
      await scrollThrough(page);
      const allShifts = await shifts(page);
      const total = allShifts.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(allShifts, null, 1)).toBeLessThanOrEqual(0.005);
    });
  }
}

test("fonts that load in time are used", async ({ page }) => {
  await page.goto("/about");
  const tools = await page.context().newCDPSession(page);
  await tools.send("DOM.enable");
  await tools.send("CSS.enable");
  const { root } = await tools.send("DOM.getDocument");
  const fontOf = async (selector: string) => {
    const { nodeId } = await tools.send("DOM.querySelector", { nodeId: root.nodeId, selector });
    const { fonts } = await tools.send("CSS.getPlatformFontsForNode", { nodeId });
    return fonts.map(({ familyName }) => familyName);
  };
  expect(await fontOf("h1")).toEqual([expect.stringContaining("Fredoka")]);
  expect(await fontOf("main p")).toEqual([expect.stringContaining("Atkinson Hyperlegible Next")]);
});
