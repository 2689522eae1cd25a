/** Takes screenshots of every page of the built site and arranges them on sheets in shots/: `npm run screenshots`. */
import { mkdir, rm } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "./chromium";
import { makeContactSheet, type Shot } from "./contact-sheet";
import { pages } from "./content";
import { scrollThrough } from "./scroll-through";
import { serveSite } from "./serve";

const folder = path.resolve("shots");
/** Screen sizes with the layout of their sheets, in px. */
const screens = [
  { width: 390, height: 844, columns: 16, column: 240 },
  { width: 768, height: 1024, columns: 8, column: 360 },
  { width: 1440, height: 900, columns: 6, column: 480 },
];
const routes = [...pages.map((page) => page.path).sort(), "/404.html"];
/** Without this, the fixed bar would cover the middle of a full-page screenshot. */
const staticBar = "[aria-label='Quick actions'] { position: static !important }";

async function takeScreenshots(
  browser: Browser,
  site: string,
  { width, height, columns, column }: (typeof screens)[number],
) {
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: "reduce",
    bypassCSP: true,
    baseURL: site,
  });
  const page = await context.newPage();
  // Caches the fonts before the first screenshot.
  await page.goto("/");
  const shots: Shot[] = [];
  for (const route of routes) {
    await page.goto(route);
    await scrollThrough(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
    const file = `${width}/${route.slice(1).replaceAll("/", "-") || "home"}.jpg`;
    await page.screenshot({ path: path.join(folder, file), quality: 85, fullPage: true, style: staticBar });
    shots.push({ caption: route, file });
  }
  await makeContactSheet(page, path.join(folder, `${width}`), shots, { columns, column });
  await context.close();
}

async function main(): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder);
  const site = await serveSite();
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])],
  });
  try {
    for (const screen of screens) await takeScreenshots(browser, site.address, screen);
    process.stdout.write(
      `Sheets of ${routes.length} pages: ${path.join(folder, "390.jpg")}, 768.jpg, 1440.jpg\n`,
    );
  } finally {
    await browser.close();
    site.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
