import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { type Browser, chromium } from "@playwright/test";
import { installPackages, packagesOf } from "../../tests/debian-packages";

/** Browsers that can also open windows, by their names on the PATH. */
const fullBrowsers = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
/** The headless shell comes first because it is much faster. See docs/performance.md. */
const systemBrowsers = ["chromium-headless-shell", ...fullBrowsers];

/**
 * Makes the headless shell lazy-load images at the distance that headed Chromium uses on 4G. The headless shell does not know
 * its connection type and uses a longer distance, so it loads more images. See docs/performance.md.
 */
export const likeOn4G = "--blink-settings=lazyLoadingImageMarginPxUnknown=1250";

/** Parameters of a browser without a window. Chromium refuses to sandbox itself for root, which containers often are. */
export const headless = ["--disable-gpu", ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];

/** Starts the browser for an action, and ends it afterwards. */
export async function withBrowser(action: (browser: Browser) => Promise<void>): Promise<void> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: headless });
  await action(browser).finally(() => browser.close());
}

const noBrowser = `No Chromium was found, and installing one failed.
Fix it in one of these ways, then run the tests again:
  - install Chromium or Chrome with your system's package manager, or
  - run: npx playwright install chromium, or
  - set CHROMIUM_PATH to the program's full path.`;

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, or the system's, or Playwright's own. If there is none, downloads
 * Playwright's, or (as root) installs Debian's package.
 * @throws when nothing works, with instructions
 */
export function findChromium(): string {
  const configured = process.env.CHROMIUM_PATH;
  if (configured) {
    if (existsSync(configured)) return configured;
    throw new Error(`CHROMIUM_PATH is "${configured}", but there is no such file.`);
  }
  if (installedChromium() === undefined) install();
  const found = installedChromium();
  if (found === undefined) throw new Error(noBrowser);
  return found;
}

/** The path of the system's Chromium or Chrome that can open windows, for what the headless shell lacks. */
export function findFullChromium(): string | undefined {
  return pathsOf(fullBrowsers)[0];
}

function installedChromium(): string | undefined {
  return [...pathsOf(systemBrowsers), chromium.executablePath()].find((path) => existsSync(path));
}

function pathsOf(programs: readonly string[]): string[] {
  const paths = programs.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim());
  return paths.filter((path) => path !== "");
}

/** Downloads Playwright's browser or, where that fails, installs Debian's package. */
function install(): void {
  const options = { stdio: "inherit", timeout: 300_000 } as const;
  const { status } = spawnSync("npx", ["playwright", "install", "chromium"], options);
  if (status !== 0) installPackages(packagesOf["chromium-headless-shell"]);
}
