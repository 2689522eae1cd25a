import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The one without windows first: in the others each test opens a browser's window as well, for 2.7 times the work. */
const systemBrowsers = [
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

/**
 * The one without windows does not know how fast its network is, and fetched nine pictures of the team's page at first.
 * With this it fetches the same five as the one with windows.
 */
export const likeOn4G = "--blink-settings=lazyLoadingImageMarginPxUnknown=1250";

const noBrowser = `No Chromium was found, and none could be installed.
Fix it in one of these ways, then run the tests again:
  - install Chromium or Chrome with your system's package manager, or
  - run: npx playwright install chromium, or
  - set CHROMIUM_PATH to the program's full path.`;

/**
 * The path of a Chromium to test with: `CHROMIUM_PATH`, else the system's, else Playwright's own; where there is
 * none, Playwright's download, else (as root) Debian's package. Throws, saying how to fix it, when nothing works.
 */
export function findChromium(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH is "${given}", but no file is there.`);
  }
  const found = installedChromium() ?? (install() ? installedChromium() : undefined);
  if (found === undefined) throw new Error(noBrowser);
  return found;
}

function installedChromium(): string | undefined {
  const onPath = systemBrowsers.map((name) => spawnSync("which", [name], { encoding: "utf8" }).stdout.trim());
  return [...onPath, chromium.executablePath()].find((path) => path !== "" && existsSync(path));
}

function install(): boolean {
  return tries(() => run("npx", ["playwright", "install", "chromium"])) || tries(installDebianPackage);
}

function installDebianPackage(): void {
  if (process.getuid?.() !== 0) throw new Error("Only root may install packages.");
  run("apt-get", ["update", "-qq"]);
  const packages = ["chromium-headless-shell", "fonts-dejavu-core"];
  run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages]);
}

function run(command: string, parameters: string[]): void {
  execFileSync(command, parameters, { stdio: "inherit", timeout: 300_000 });
}

function tries(action: () => void): boolean {
  try {
    action();
    return true;
  } catch {
    return false;
  }
}
