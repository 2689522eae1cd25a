import type { Browser } from "@playwright/test";
import { serveBuiltSite } from "../e2e/built-site";
import { scrollThrough } from "../e2e/scroll-through";
import { startBrowser } from "./browser";
import { type Options, readOptions } from "./options";
import { type ShownPicture, shownPictures, wastedBytes } from "./shown-pictures";
import { kilobytes, markdownTable, print } from "./table";
import { atRest } from "./visit";

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
const worstShown = 25;
/** Below this part of the pixels that the screen has, a picture looks soft. */
const sharp = 0.85;

async function look(browser: Browser, site: string, route: string, screen: Screen): Promise<Finding[]> {
  const { width, density } = screen;
  const context = await browser.newContext({
    viewport: { width, height: width > 768 ? 900 : 844 },
    deviceScaleFactor: density,
  });
  const page = await context.newPage();
  await page.goto(site + route);
  await atRest(page);
  await scrollThrough(page);
  await page.waitForLoadState("networkidle");
  const pictures = await shownPictures(page);
  await context.close();
  return pictures.map((picture) => ({ ...picture, ...screen, route }));
}

async function lookAtAll(browser: Browser, site: string, { routes }: Options): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const route of routes) {
    for (const screen of screens) findings.push(...(await look(browser, site, route, screen)));
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
    soft: here.filter(isSoft).length,
  };
}

function isSoft({ needed, got, widest }: Finding): boolean {
  return got < needed * sharp && got < widest;
}

async function main(): Promise<void> {
  const options = readOptions();
  const site = await serveBuiltSite();
  const browser = await startBrowser();
  try {
    const findings = await lookAtAll(browser, site.address, options);
    const worst = findings
      .toSorted((one, other) => wastedBytes(other) - wastedBytes(one))
      .slice(0, worstShown);
    print(`Most wasted:\n\n${markdownTable(worst.map(row))}`);
    const soft = findings.filter(isSoft);
    if (soft.length > 0)
      print(`Softer than the screen, though a wider file is there:\n\n${markdownTable(soft.map(row))}`);
    print(markdownTable(screens.map((screen) => sumRow(screen, findings))));
  } finally {
    await browser.close();
    site.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
