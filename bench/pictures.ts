import type { Browser } from "@playwright/test";
import { waitForIdle } from "../e2e/support/measure-page";
import { scrollThrough } from "../e2e/support/scroll-through";
import { serveSite } from "../e2e/support/serve";
import { startBrowser } from "./browser";
import { type Options, readOptions } from "./options";
import { type ShownPicture, shownPictures, wastedBytes } from "./shown-pictures";
import { kilobytes, markdownTable, print } from "./table";

interface Screen {
  readonly width: number;
  readonly density: number;
}

interface Finding extends ShownPicture, Screen {
  readonly route: string;
}

const screens: readonly Screen[] = [
  { width: 390, density: 1 },
  { width: 390, density: 2 },
  { width: 390, density: 3 },
  { width: 412, density: 1.75 },
  { width: 1440, density: 1 },
  { width: 1440, density: 2 },
];
const rowLimit = 25;
/** A picture with less than this fraction of the screen's pixels looks blurry. */
const sharpRatio = 0.85;

/** In ms. Chromium warns of unused preloads three seconds after load. */
const preloadWarningMs = 4_000;

interface Findings {
  readonly pictures: Finding[];
  /** The browser's warnings of unused preloads. */
  readonly unused: string[];
}

async function measureRoute(
  browser: Browser,
  address: string,
  { width, density }: Screen,
  unused: string[],
): Promise<ShownPicture[]> {
  const context = await browser.newContext({
    viewport: { width, height: width > 768 ? 900 : 844 },
    deviceScaleFactor: density,
  });
  context.on("console", (message) => {
    if (message.text().includes("preloaded using link preload"))
      unused.push(`${width} px: ${message.text()}`);
  });
  const page = await context.newPage();
  await page.goto(address);
  // The preloads are the same at every density, so one density is enough.
  if (density === 1) await page.waitForTimeout(preloadWarningMs);
  await waitForIdle(page);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const pictures = await shownPictures(page);
  await context.close();
  return pictures;
}

async function measureAllRoutes(browser: Browser, site: string, { routes }: Options): Promise<Findings> {
  const findings: Findings = { pictures: [], unused: [] };
  for (const route of routes) {
    for (const screen of screens) {
      const pictures = await measureRoute(browser, site + route, screen, findings.unused);
      findings.pictures.push(...pictures.map((picture) => ({ ...picture, ...screen, route })));
    }
  }
  return findings;
}

function row(finding: Finding) {
  const { route, width, density, file, needed, got, visible, bytes } = finding;
  return {
    route,
    screen: `${width} @${density}`,
    picture: file,
    needed: Math.round(needed),
    got,
    "shown (%)": Math.round(visible * 100),
    KB: kilobytes(bytes),
    "wasted KB": kilobytes(wastedBytes(finding)),
  };
}

function sumRow({ width, density }: Screen, findings: readonly Finding[]) {
  const here = findings.filter((finding) => finding.width === width && finding.density === density);
  const bytes = here.reduce((sum, finding) => sum + finding.bytes, 0);
  const wasted = here.reduce((sum, finding) => sum + wastedBytes(finding), 0);
  return {
    screen: `${width} @${density}`,
    pictures: here.length,
    KB: kilobytes(bytes),
    "wasted KB": kilobytes(wasted),
    "wasted (%)": Math.round((wasted / bytes) * 100),
    blurry: here.filter(isBlurry).length,
  };
}

function isBlurry({ needed, got, widest }: Finding): boolean {
  return got < needed * sharpRatio && got < widest;
}

function report({ pictures, unused }: Findings): void {
  const worst = pictures.toSorted((one, other) => wastedBytes(other) - wastedBytes(one)).slice(0, rowLimit);
  print(`Most wasted:\n\n${markdownTable(worst.map(row))}`);
  const blurry = pictures.filter(isBlurry);
  if (blurry.length > 0) print(`Blurry although a wider file exists:\n\n${markdownTable(blurry.map(row))}`);
  print(markdownTable(screens.map((screen) => sumRow(screen, pictures))));
  print(unused.length === 0 ? "Every preload was used." : unused.join("\n"));
  if (blurry.length + unused.length > 0) process.exitCode = 1;
}

export default async function main(): Promise<void> {
  const options = readOptions();
  const site = await serveSite();
  const browser = await startBrowser();
  try {
    report(await measureAllRoutes(browser, site.address, options));
  } finally {
    await browser.close();
    site.stop();
  }
}
