/** Retakes the screenshots of docs/editors/editing.md from the built site: `npm run screenshots -- guide`. */
import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Browser, Locator, Page } from "@playwright/test";
import { build } from "esbuild";
import sharp from "sharp";
import { checkContent } from "../../src/content-check/check-content";
import { report, saveInLiveView } from "../../src/content-check/report";
import { makeFixture } from "../../src/content-check/valid-site.fixtures";
import { errorOverlayPath } from "../../src/gatsby/develop/error-overlay";
import { annotate } from "../support/annotate";
import { withBrowser } from "../support/chromium";
import { serveSite } from "../support/serve";

const folder = path.resolve("docs/editors/pictures");

interface Shot {
  readonly name: string;
  readonly path: string;
  /** The part of the page to capture; the whole screen if omitted. */
  part?(page: Page): Locator;
  /** The elements that show the JSON's fields, by field name. */
  fields?(part: Locator): Readonly<Record<string, Locator>>;
  prepare?(page: Page): Promise<unknown>;
}

const shots: Shot[] = [
  {
    name: "clinic",
    path: "/",
    part: (page) => page.getByRole("contentinfo").locator("div:has(> address)"),
    fields: (part) => ({
      address: part.locator("address"),
      hours: part.locator("ul").first(),
      "phones.main": part.getByRole("link", { name: /555-0142|Phone|Call/ }).first(),
    }),
  },
  {
    name: "person",
    path: "/our-team",
    part: (page) => page.locator("#anika"),
    fields: (part) => ({
      imageUrl: part.getByRole("img", { name: /Portrait/ }),
      name: part.getByRole("heading"),
      position: part.getByRole("heading").locator("+ p"),
      description: part.locator("details").locator("xpath=preceding-sibling::*[1]"),
      "after <hr>": part.locator("summary"),
    }),
  },
  {
    name: "testimonial",
    path: "/about",
    part: (page) => page.locator("li:has(blockquote), li:has(figure)").first(),
    fields: (part) => ({
      quote: part.locator("blockquote").first(),
      attribution: part.locator("figcaption, cite").first(),
    }),
  },
  {
    name: "document",
    path: "/resources/forms",
    part: (page) => page.getByRole("main").locator('a[href$="intake-general-history.pdf"]').first(),
    fields: (part) => ({
      title: part.locator("span").nth(1),
      description: part.locator("span").nth(2),
      "pages, bytes": part.locator("span").nth(3),
    }),
  },
  {
    name: "menu",
    path: "/",
    part: (page) => page.locator("nav:visible").first(),
    fields: (part) => ({
      name: part.getByRole("link", { name: "Services", exact: true }),
      "subLinks: label": part.getByRole("link", { name: "Telehealth" }),
    }),
    prepare: async (page) => {
      await page.locator("nav summary", { hasText: "Services submenu" }).first().click();
      await page.locator("nav details[open] ul").first().waitFor();
    },
  },
  { name: "mistake", path: "/our-team", prepare: showMistake },
];

/** Shows the error overlay of live reload, with the content check's message for a missing comma. */
async function showMistake(page: Page): Promise<void> {
  const site = makeFixture();
  site.replace("data/team.json", '"Anika Sample",', '"Anika Sample"');
  const problems = report(checkContent(site.folder), saveInLiveView);
  site.remove(".");
  const entry = `import { showErrorOverlay } from "./src/gatsby/develop/error-overlay"; showErrorOverlay();`;
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: "." },
    bundle: true,
    write: false,
  });
  await page.route(`**${errorOverlayPath}`, (route) =>
    route.fulfill({ contentType: "text/event-stream", body: `data: ${JSON.stringify(problems)}\n\n` }),
  );
  await page.evaluate(outputFiles[0]?.text ?? "");
  await page.getByRole("dialog").waitFor();
}

async function takeScreenshot(browser: Browser, site: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1120, height: 640 },
    reducedMotion: "reduce",
    bypassCSP: true,
    baseURL: site,
  });
  const page = await context.newPage();
  // Caches the fonts.
  await page.goto("/", { waitUntil: "networkidle" });
  await page.goto(shot.path, { waitUntil: "networkidle" });
  await shot.prepare?.(page);
  const part = shot.part?.(page);
  await part?.scrollIntoViewIfNeeded();
  const clip = part && (await annotate(page, part, shot.fields?.(part) ?? {}));
  const png = await page.screenshot({ clip });
  await sharp(png)
    .webp({ quality: 78 })
    .toFile(path.join(folder, `${shot.name}.webp`));
  await context.close();
}

async function main(): Promise<void> {
  await mkdir(folder, { recursive: true });
  const site = await serveSite();
  await withBrowser(async (browser) => {
    for (const shot of shots) await takeScreenshot(browser, site.address, shot);
  }).finally(() => site.stop());
}

void main();
