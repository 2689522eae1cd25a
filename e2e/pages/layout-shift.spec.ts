import { expectNoLayoutShift, openWithLateFonts } from "../support/layout-shifts";
import { expect, test } from "../support/test";

test.use({ reducedMotion: "no-preference" });

// The wider screens are in every-page.spec.ts. At 320 px the header's text wraps, which is the same on every page.
test("the page does not shift at 320 px while fonts load", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await openWithLateFonts(page, "/");
  await expectNoLayoutShift(page);
});

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
