import type { Page } from "@playwright/test";
import { contactPage, notFoundPage } from "../../src/shared/site/main-pages";
import { englishAreas, type Translation } from "../../src/words/catalog";
import { violations } from "../support/axe";
import { builtPages, notFoundPages } from "../support/built-pages";
import { byteBudget, firstLoadBudget } from "../support/byte-budget";
import { collectViolations } from "../support/csp-violations";
import { fakeCaptcha } from "../support/fakes/recaptcha";
import { lateStyleSheets, selectorsThatMatch } from "../support/late-styles";
import { expectNoLayoutShift, openWithLateFonts } from "../support/layout-shifts";
import { lighthousePhone } from "../support/measure-page";
import { scriptsOf } from "../support/scripts-of";
import { scrollThrough } from "../support/scroll-through";
import { expect, test } from "../support/test";
import { measureTransfer, type TransferSize, total } from "../support/transfer-size";
import { tryControls } from "../support/try-controls";

test.use({ reducedMotion: "no-preference" });

/**
 * One visit to each page on a phone, and to each English page on a wide screen too. Opening a page costs more than looking at it,
 * so everything that must hold for every page is a step of the same visit.
 *
 * A page in another language has the elements, styles and scripts of the English page: see http/translated-pages.spec.ts. Only
 * its words can differ, so its one visit also shows that they fit wider screens, and that every control has them.
 */

// The browser logs the 404 status of the not-found page.
test.use({ allowedConsole: /status of 404/ });

const { step } = test;
const isEnglish = ({ words }: { readonly words: Translation }) => words === englishAreas;
const visited = [...builtPages, ...notFoundPages];
/** Sliders move by themselves, as the specification asks, so React starts when one is near. */
const withSlider = new Set(
  builtPages.filter(({ blocks }) => blocks.some(({ kind }) => kind === "slider")).map(({ path }) => path),
);

/** Opens a page. @returns its policy violations, which may still grow */
async function visit(page: Page, path: string): Promise<string[]> {
  const refused = await collectViolations(page);
  await openWithLateFonts(page, path);
  return refused;
}

/** Expects that nothing on the screen is still waiting to appear. */
async function expectNothingHidden(page: Page): Promise<void> {
  const hidden = await page
    .locator("[data-seen=no]")
    .evaluateAll((all) =>
      all.filter((each) => each.getBoundingClientRect().top < innerHeight).map((each) => each.textContent),
    );
  expect(hidden).toEqual([]);
}

/** Expects that all of the page has appeared. The pictures of one page appear each time they come into view. */
async function expectNothingUnseen(page: Page, path: string): Promise<void> {
  const unseen = path === "/appointment" ? "[data-seen=no]:not([data-reveal=picture])" : "[data-seen=no]";
  await expect(page.locator(unseen)).toHaveCount(0);
}

async function expectToFit(page: Page, width: number, textSize: string): Promise<void> {
  await page.setViewportSize({ width, height: 640 });
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size;
  }, textSize);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

async function expectQuickActions(page: Page, words: Translation): Promise<void> {
  const { layout } = words;
  const contact = builtPages.find((each) => each.words === words && each.original === contactPage);
  const actions = page.getByRole("navigation", { name: layout.quickActions });
  await expect(actions.getByRole("link", { name: layout.call })).toBeInViewport();
  await expect(actions.getByRole("link", { name: layout.schedule })).toHaveAttribute(
    "href",
    contact?.path ?? contactPage,
  );
}

/**
 * Every visible heading, paragraph and list entry of the main content. Forms are excluded, because without JavaScript another
 * text replaces them, and notices with a last day, because only a script knows whether it has passed.
 */
const visibleTexts = (page: Page) =>
  page
    .locator("main :is(h1, h2, h3, p, li, dt, dd, blockquote):not(form *, [data-until])")
    .filter({ visible: true })
    .allInnerTexts();

function expectWithinBudget(original: string, firstLoad: TransferSize): void {
  expect(total(firstLoad).bytes).toBeLessThanOrEqual(firstLoadBudget(original));
  expect(firstLoad.byKind.script.bytes).toBeLessThanOrEqual(byteBudget.script);
}

test.describe("on a phone", () => {
  const { viewport, deviceScaleFactor, hasTouch } = lighthousePhone;
  test.use({ viewport, deviceScaleFactor, hasTouch });

  for (const { path, original, words } of visited) {
    test(path, async ({ page, baseURL }) => {
      const transferred = await measureTransfer(await page.context().newCDPSession(page), baseURL ?? "");
      const scripts = scriptsOf(page);
      const refused = await visit(page, path);
      await page.waitForLoadState("networkidle");
      const firstLoad = transferred();
      if (original !== notFoundPage) {
        await step("is within its budget", () => expectWithinBudget(original, firstLoad));
        await step("keeps the quick actions in view", () => expectQuickActions(page, words));
      }
      await step("shows everything on the first screen", () => expectNothingHidden(page));
      await scrollThrough(page);
      await step("shows everything after scrolling to the end", () => expectNothingUnseen(page, path));
      if (!withSlider.has(path))
        await step("loads one small script for a visitor who only reads", () =>
          expect(scripts).toEqual([expect.stringMatching(/^site-/)]),
        );
      await step("does not shift while fonts and images load", () => expectNoLayoutShift(page));
      await step("has no axe violation", async () => expect(await violations(page)).toEqual([]));
      await step("fits a screen of 320 px", () => expectToFit(page, 320, "100%"));
      await step("fits with double text size", () => expectToFit(page, 390, "200%"));
      await step("requests nothing from other sites", () => expect(transferred().thirdParty).toEqual([]));
      if (!isEnglish({ words })) {
        for (const width of [768, 1024, 1440])
          await step(`fits a screen of ${width} px`, () => expectToFit(page, width, "100%"));
        await fakeCaptcha(page);
        await tryControls(page, words);
      }
      await step("fits in calm mode", async () => {
        await page.locator("calm-switch button").first().dispatchEvent("click");
        for (const width of [320, 768, 1024]) await expectToFit(page, width, "100%");
      });
      await step("violates no policy, whatever is clicked", () => expect(refused).toEqual([]));
    });
  }
});

test.describe("on a wide screen", () => {
  const viewport = { width: 1440, height: 900 };
  test.use({ viewport });

  for (const { path } of visited.filter(isEnglish)) {
    test(path, async ({ page, browser, baseURL }) => {
      await fakeCaptcha(page);
      const refused = await visit(page, path);
      await step("shows everything on the first screen", () => expectNothingHidden(page));
      await scrollThrough(page);
      await step("shows everything after scrolling to the end", () => expectNothingUnseen(page, path));
      await step("does not shift while fonts and images load", () => expectNoLayoutShift(page));
      await step("shows the same text without JavaScript", async () => {
        const context = await browser.newContext({ javaScriptEnabled: false, viewport });
        const withoutScript = await context.newPage();
        await withoutScript.goto(`${baseURL}${path}`);
        const texts = await visibleTexts(page);
        const available = new Set(await visibleTexts(withoutScript));
        expect(texts.length).toBeGreaterThan(1);
        expect(texts.filter((text) => !available.has(text))).toEqual([]);
        await step("is not changed by styles that load later", async () => {
          const sheets = await lateStyleSheets();
          expect(sheets.length).toBeGreaterThan(3);
          expect(await selectorsThatMatch(withoutScript, sheets)).toEqual([]);
        });
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
