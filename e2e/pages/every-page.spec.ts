import type { Page } from "@playwright/test";
import { violations } from "../support/axe";
import { isEnglish, visitedPages } from "../support/built-pages";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { expectNotTooLong } from "../support/first-screen";
import { scrollThrough } from "../support/in-page";
import { expectNoLayoutShift, openWithLateFonts } from "../support/layout-shifts";
import { expectNothingHidden, expectNothingUnseen, expectToFit, visit } from "../support/page-visit";
import { visitOnPhone } from "../support/phone-visit";
import { expect, test } from "../support/test";
import { tryControls } from "../support/try-controls";
import { brokenTexts } from "../support/whole-words";

/**
 * One visit to each English page on a phone, and one on a wide screen. Opening a page costs more than looking at it, so
 * everything that must hold for every page is a step of the same visit. The pages in other languages are visited in
 * e2e/languages.
 */
const { step } = test;
const visited = visitedPages.filter(isEnglish);

/**
 * Every visible heading, paragraph and list entry of the main content. Forms are excluded, because without JavaScript another
 * text replaces them, and notices with a last day, because only a script knows whether it has passed.
 */
const visibleTexts = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, p, li, dt, dd, blockquote):not(form *, [data-until])")
    .filter({ visible: true })
    .allInnerTexts();

visitOnPhone(visited);

test.describe("on a wide screen", () => {
  const viewport = { width: 1440, height: 900 };
  // The browser logs the 404 status of the not-found page.
  test.use({ viewport, allowedConsole: /status of 404/, reducedMotion: "no-preference" });

  for (const shown of visited) {
    const { path } = shown;
    test(path, async ({ page, browser, baseURL }) => {
      await fakeCaptcha(page);
      const refused = await visit(page, path);
      await step("shows everything on the first screen", () => expectNothingHidden(page));
      await scrollThrough(page);
      await step("shows everything after scrolling to the end", () => expectNothingUnseen(page));
      await step("does not shift while fonts and images load", () => expectNoLayoutShift(page));
      await step("ends soon", () => expectNotTooLong(page, shown, 1440));
      await step("shows the same text without JavaScript", async () => {
        const context = await browser.newContext({ javaScriptEnabled: false, viewport });
        const withoutScript = await context.newPage();
        await withoutScript.goto(`${baseURL}${path}`);
        const texts = await visibleTexts(page);
        const available = new Set(await visibleTexts(withoutScript));
        expect(texts.length).toBeGreaterThan(1);
        expect(texts.filter((text) => !available.has(text))).toEqual([]);
        await withoutScript.locator("details:not([open])").evaluateAll((all) => {
          for (const details of all) details.setAttribute("open", "");
        });
        // The squares of the communication board are there to be pointed at.
        const idle = withoutScript.locator("button:not(li > button), [type=search]");
        await expect(idle.filter({ visible: true }), "controls that need JavaScript").toHaveCount(0);
        await context.close();
      });
      await step("has no axe violation", async () => expect(await violations(page)).toEqual([]));
      await step("fits a tablet with double text size", () => expectToFit(page, 768, "200%"));
      await page.evaluate(() => document.documentElement.removeAttribute("style"));
      await page.setViewportSize(viewport);
      await tryControls(page);
      await step("violates no policy, whatever is clicked", () => expect(refused).toEqual([]));
    });
  }
});

for (const [problem, html, found] of [
  [
    "a word that is on two lines",
    '<p style="width: 3em; overflow-wrap: anywhere">understanding</p>',
    "two lines: understanding",
  ],
  [
    "a text that covers another",
    '<p>Monday to Friday</p><p style="margin-block-start: -2rem">Closed today</p>',
    "covered: ",
  ],
] as const)
  test(`${problem} is found`, async ({ page }) => {
    const body = `<!doctype html><html lang="en"><title>A</title><main>${html}</main>`;
    await page.route("**/about", (route) => route.fulfill({ contentType: "text/html", body }));
    await page.goto("/about", { waitUntil: "load" });
    expect(await brokenTexts(page)).toEqual([expect.stringContaining(found)]);
  });

// The wider screens are in the visits. At 320 px the header's text wraps, which is the same on every page.
test("the page does not shift at 320 px while fonts load", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
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
