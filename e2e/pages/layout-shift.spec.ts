import type { Page } from "@playwright/test";
import { pages } from "../support/content";
import { scrollThrough } from "../support/scroll-through";
import { expect, test } from "../support/test";

interface Shift {
  readonly value: number;
  readonly moved: string[];
}

/** Opens a page whose fonts arrive only after its text was painted in the visitor's own. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  let release = () => {};
  const painted = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await painted;
    await route.continue();
  });
  const arrival = page.waitForResponse("**/*.woff2");
  await page.goto(path, { waitUntil: "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  release();
  await (await arrival).finished();
  await page.waitForLoadState();
}

/** Every layout shift so far that no input explains, and what it moved. */
function shifts(page: Page): Promise<Shift[]> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const seen: Shift[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
              value: number;
              hadRecentInput: boolean;
              sources: { node: Node | null }[];
            };
            if (!hadRecentInput)
              seen.push({
                value,
                moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`),
              });
          }
        }).observe({ type: "layout-shift", buffered: true });
        // What was buffered is handed over in a task of its own, before the next frame but one.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(seen)));
      }),
  );
}

// At 320 px words wrap that fit on one line of other phones: those of the header, the same on every page.
for (const [width, among] of [
  [320, pages.slice(0, 1)],
  [390, pages],
  [1440, pages],
] as const) {
  for (const { path } of among) {
    test(`${path} keeps still at ${width} px while fonts and pictures arrive`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openWithLateFonts(page, path);
      await scrollThrough(page);
      const found = await shifts(page);
      const total = found.reduce((sum, { value }) => sum + value, 0);
      expect(total, JSON.stringify(found, null, 1)).toBeLessThanOrEqual(0.005);
    });
  }
}

test("fonts that arrive in time are the ones that a page is set in", async ({ page }) => {
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
