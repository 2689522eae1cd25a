import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { withBrowser } from "../support/chromium";
import { fakeSpeech } from "../support/fakes/speech";
import { mondayMorning } from "../support/form-helpers";
import { scrollThrough } from "../support/in-page";
import { serveSite } from "../support/serve";
import { hydrateIfLive } from "../support/test";
import { storeCalmMode } from "../widgets/calm";
import { fileOf, type Look, type Screen, screens } from "./screenshot-file";

/** The routes of the site in a project's folder. */
export function routesOf(folder: string): string[] {
  const pages = join(folder, "data/pages");
  const routes = readdirSync(pages).map(
    (name): string => JSON.parse(readFileSync(join(pages, name), "utf8")).path,
  );
  return [...routes.sort(), "/404.html"];
}

/** Takes full-page screenshots of the site that is built in a project's folder, on every screen, in the given looks. */
export async function takeScreenshots(project: string, target: string, looksToTake: readonly Look[]) {
  const site = await serveSite(project);
  try {
    await withBrowser(async (browser) => {
      for (const look of looksToTake) {
        for (const screen of screens) {
          const page = await openBrowserPage(browser, site.address, screen, look);
          for (const route of routesOf(project))
            await takeScreenshot(page, route, join(target, fileOf(route, screen, look)));
          await page.context().close();
        }
      }
    });
  } finally {
    site.stop();
  }
}

/** A browser page in which two visits look the same: the clock is stopped, nothing moves, and no third party answers. */
async function openBrowserPage(browser: Browser, site: string, screen: Screen, look: Look): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: screen.width, height: screen.height },
    reducedMotion: "reduce",
    forcedColors: look === "forced-colors" ? "active" : "none",
    serviceWorkers: "block",
    bypassCSP: true,
    baseURL: site,
  });
  await context.route(
    (url) => url.origin !== site,
    (route) => route.abort(),
  );
  const page = await context.newPage();
  await page.clock.setFixedTime(mondayMorning);
  // In calm mode, pages wait for the browser's voices, and say so if it has none.
  await fakeSpeech(page);
  if (look === "calm") await storeCalmMode(page);
  return page;
}

/** Without this, the fixed bar would cover the middle of a full-page screenshot. */
const style = "nav:has(> [href^='tel:']) { position: static !important }";

async function takeScreenshot(page: Page, route: string, file: string): Promise<void> {
  await page.goto(route);
  await hydrateIfLive(page);
  await scrollThrough(page);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: file, fullPage: true, animations: "disabled", style });
}
