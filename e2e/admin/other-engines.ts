/**
 * Edits a word at /admin in Firefox and WebKitGTK: `npm run test:e2e -- admin-engines`. WPE WebKit is left out: it is as old as
 * Safari 16, which cannot read the editor's regular expressions.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { requirePrograms } from "../../tests/debian-packages";
import { type LiveSite, startLiveSite } from "../develop/live-site";
import type { Browser, Engine, Tab } from "../engines/engine";
import { engines } from "../engines/engines";
import { SitePage } from "../engines/site-page";
import { the } from "../engines/target";
import { until } from "../engines/until";

const width = 1280;

/**
 * Makes a mistake and corrects it, types over a word that was selected with a double click, saves a word that is the engine's name, sees it
 * on the page, and takes it back.
 */
async function edit(browser: Browser, { name, hasPopovers }: Engine, live: LiveSite): Promise<void> {
  const team = () => readFileSync(join(live.folder, "data/team.json"), "utf8");
  const before = team();
  const tab = await browser.open(width);
  const page = new SitePage(tab, live.address, width, hasPopovers);
  const save = () => page.press(the("button", "Save"));
  try {
    await page.goto("/admin");
    // The editor opens the list of pages by itself, and it would replace a list that was opened earlier.
    await page.until("the list of pages is open", () => document.querySelector("[role=row]") !== null);
    await page.press(the("treeitem", "People"));
    await page.press(the("button", "Expand"));

    await page.press(the("textbox", /^Short name/));
    await page.keys("End", " ", "x");
    await save();
    await page.until("the mistake is explained", () =>
      document.body.textContent.includes("It must be the first name in lowercase letters"),
    );
    if (team() !== before) throw new Error("A mistake was written.");
    await page.press(the("textbox", /^Short name/));
    await page.keys("End", "Backspace", "Backspace");

    await page.press(the("textbox", /^Position/));
    await page.keys("End", ...` in ${name}`);
    await typeOver(page, tab);
    await save();
    const changed = () =>
      team()
        .split("\n")
        .filter((line, index) => line !== before.split("\n")[index]);
    await until("two lines of the file have changed", async () => changed().length === 2);
    await until("they have the words", async () =>
      [` in ${name}"`, "<p>Cabinetmaker "].every((words) => changed().join("").includes(words)),
    );
    await page.until(
      "the page beside the form follows",
      (word) => document.querySelector("iframe")?.contentDocument?.body.textContent.includes(word),
      ` in ${name}`,
    );

    await page.goto("/admin/website/saves");
    await page.press(the("button", "Take this back"));
    await until("the file is as it was", async () => team() === before);
  } finally {
    await tab.close();
  }
}

/** Selects the first word of a biography with a double click, and types another one letter by letter. */
async function typeOver(page: SitePage, tab: Tab): Promise<void> {
  const place = await page.until("the biography is in view", () => {
    const first = document.querySelector("[role=textbox][aria-label=Biography] p, [role=textbox] p");
    first?.scrollIntoView({ block: "center", behavior: "instant" });
    const { x = 0, y = 0 } = first?.getBoundingClientRect() ?? {};
    return x > 0 && { x: x + 6, y: y + 8 };
  });
  if (!place) return;
  await tab.click(place, 2);
  await page.until("a word is selected", () => /^\S+\s?$/.test(`${getSelection()}`));
  await tab.keys([..."Cabinetmaker"]);
  await page.until("the word is on the screen", () =>
    /^Cabinetmaker\s\S/.test(document.querySelector("[role=textbox] p")?.textContent ?? ""),
  );
}

async function main(): Promise<void> {
  // The editor uses view transitions, at which WebKitGTK 2.50 crashes without DMA-BUF rendering.
  process.env.WEBKIT_DISABLE_DMABUF_RENDERER = "0";
  const chosen = engines.filter(({ name }) => name !== "WPE WebKit");
  requirePrograms(
    chosen.flatMap(({ programs }) => programs),
    chosen.flatMap(({ packages }) => packages),
  );
  const live = await startLiveSite("edit");
  try {
    for (const engine of chosen) {
      const browser = await engine.start();
      try {
        await edit(browser, engine, live);
        process.stdout.write(
          `${engine.name}: a mistake was refused, a word saved, seen on the page and taken back.\n`,
        );
      } finally {
        await browser.stop();
      }
    }
  } finally {
    await live.stop();
  }
}

void main();
