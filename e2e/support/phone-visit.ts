import type { Page } from "@playwright/test";
import { contactPage, notFoundPage } from "../../src/shared/site/main-pages";
import type { Translation } from "../../src/words/catalog";
import { violations } from "./axe";
import { builtPages, isEnglish, type visitedPages } from "./built-pages";
import { fakeCaptcha } from "./fakes/recaptcha";
import { expectCalmStart, expectNotTooLong } from "./first-screen";
import { scrollThrough } from "./in-page";
import { expectNoLayoutShift } from "./layout-shifts";
import { byteBudget, firstLoadBudget, lighthousePhone } from "./measure-page";
import { expectNothingHidden, expectNothingUnseen, expectToFit, visit } from "./page-visit";
import { expectGoodSheets } from "./print-to-pdf";
import { scriptsOf } from "./scripts";
import { expect, test } from "./test";
import { measureTransfer, type TransferSize, total } from "./transfer-size";
import { tryControls } from "./try-controls";
import { expectWholeWords } from "./whole-words";

const { step } = test;
/** Sliders move by themselves, as the specification asks, so React starts when one is near. */
const withSlider = new Set(
  builtPages.filter(({ blocks }) => blocks.some(({ kind }) => kind === "slider")).map(({ path }) => path),
);

async function expectQuickActions(page: Page, words: Translation, hasThem: boolean): Promise<void> {
  const { layout } = words;
  const contact = builtPages.find((each) => each.words === words && each.original === contactPage);
  const actions = page.getByRole("navigation", { name: layout.quickActions });
  await expect(actions).toHaveCount(hasThem ? 1 : 0);
  if (!hasThem) return;
  await expect(actions.getByRole("link", { name: layout.call })).toBeInViewport();
  await expect(actions.getByRole("link", { name: layout.schedule })).toHaveAttribute(
    "href",
    contact?.path ?? contactPage,
  );
}

function expectWithinBudget(original: string, firstLoad: TransferSize): void {
  expect(total(firstLoad).bytes).toBeLessThanOrEqual(firstLoadBudget(original));
  expect(firstLoad.byKind.script.bytes).toBeLessThanOrEqual(byteBudget.script);
}

/**
 * Makes a test for each of these pages: one visit on a phone, with a step for everything that must hold for every page.
 *
 * A page in another language has the blocks, styles and scripts of the English page. Only its words can differ, so its visit
 * also shows that they fit wider screens, and that every control has them.
 */
export function visitOnPhone(pages: typeof visitedPages): void {
  test.describe("on a phone", () => {
    const { viewport, deviceScaleFactor, hasTouch } = lighthousePhone;
    // The browser logs the 404 status of the not-found page.
    const allowedConsole = /status of 404/;
    test.use({ viewport, deviceScaleFactor, hasTouch, allowedConsole, reducedMotion: "no-preference" });

    for (const visited of pages) {
      const { path, original, words, isUrgent } = visited;
      test(path, async ({ page, baseURL }) => {
        const transferred = await measureTransfer(await page.context().newCDPSession(page), baseURL ?? "");
        const scripts = scriptsOf(page);
        const refused = await visit(page, path);
        await page.waitForLoadState("networkidle");
        const firstLoad = transferred();
        const isFound = original !== notFoundPage;
        if (isFound) await step("is within its budget", () => expectWithinBudget(original, firstLoad));
        await step("keeps the quick actions in view, unless others must be called first", () =>
          expectQuickActions(page, words, isFound && !isUrgent),
        );
        await step("shows everything on the first screen", () => expectNothingHidden(page));
        await scrollThrough(page);
        await step("shows everything after scrolling to the end", () => expectNothingUnseen(page));
        await step("does not shift while fonts and images load", () => expectNoLayoutShift(page));
        if (!withSlider.has(path)) {
          await step("loads one small script for a visitor who only reads", () =>
            expect(scripts).toEqual([expect.stringMatching(/^site-/)]),
          );
          await step("prints well", () => expectGoodSheets(page));
        }
        await step("has no axe violation", async () => expect(await violations(page)).toEqual([]));
        await step("begins calmly, and ends soon", () => expectCalmStart(page, visited));
        await step("fits a screen of 320 px", () => expectToFit(page, 320, "100%"));
        await step("fits with double text size", () => expectToFit(page, 390, "200%"));
        await step("requests nothing from other sites", () => expect(transferred().thirdParty).toEqual([]));
        await page.emulateMedia({ reducedMotion: "reduce" });
        await page.evaluate(() => document.documentElement.removeAttribute("style"));
        await step("breaks no word, in any fonts", () => expectWholeWords(page));
        if (!isEnglish(visited)) {
          for (const width of [768, 1024, 1440])
            await step(`fits a screen of ${width} px`, () => expectToFit(page, width, "100%"));
          await expectNotTooLong(page, visited, 1440);
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
}
