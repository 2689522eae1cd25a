/**
 * Saves one word at /admin in Firefox: `npm run test:admin-engines`. The two WebKits of the other journeys are left out: WPE WebKit
 * is as old as Safari 16, which cannot read the editor's regular expressions, and the browser around WebKitGTK crashes at /admin.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { requirePrograms } from "../../tests/debian-packages";
import { type LiveSite, startLiveSite } from "../develop/live-site";
import type { Browser, Engine } from "../engines/engine";
import { engines } from "../engines/engines";
import { SitePage } from "../engines/site-page";
import { the } from "../engines/target";
import { until } from "../engines/until";

const width = 1280;

/** Opens the list, then a form, and saves a word that is the engine's name. */
async function saveWord(browser: Browser, { name, limits }: Engine, live: LiveSite): Promise<void> {
  const team = () => readFileSync(join(live.folder, "data/team.json"), "utf8").split("\n");
  const before = team();
  const tab = await browser.open(width);
  try {
    const page = new SitePage(tab, live.address, width, limits);
    await page.goto("/admin");
    await page.press(the("treeitem", "People"));
    await page.press(the("button", "Expand"));
    await page.press(the("textbox", /^Position/));
    await page.keys("End", ...` in ${name}`);
    await page.press(the("button", "Save"));
    const changed = () => team().filter((line, index) => line !== before[index]);
    await until("one line of the file has changed", async () => changed().length === 1);
    await until("it has the word", async () => changed().join("").includes(` in ${name}"`));
  } finally {
    await tab.close();
  }
}

async function main(): Promise<void> {
  const chosen = engines.filter(({ name }) => name === "Firefox ESR");
  requirePrograms(
    chosen.flatMap(({ programs }) => programs),
    chosen.flatMap(({ packages }) => packages),
  );
  const live = await startLiveSite("edit", ["--no-open"]);
  try {
    for (const engine of chosen) {
      const browser = await engine.start();
      try {
        await saveWord(browser, engine, live);
        process.stdout.write(`${engine.name}: a word was changed and saved.\n`);
      } finally {
        await browser.stop();
      }
    }
  } finally {
    await live.stop();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
