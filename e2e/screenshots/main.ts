/**
 * `npm run screenshots`: takes screenshots of every page of the built site and arranges them on sheets in shots/. With
 * `--compare REF` it shows instead what differs between a commit and the working tree, and with `--fail` as well it fails if
 * anything does. A first word takes the pictures of a guide or of /admin again instead: `blocks`, `guide` or `admin`.
 */
import { mkdir, rm, writeFile } from "node:fs/promises";
import { basename, join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import type { Page } from "@playwright/test";
import { withBrowser } from "../support/chromium";
import { compareWithCommit } from "./compare-with-commit";
import { fileOf, screens } from "./screenshot-file";
import { routesOf, takeScreenshots } from "./take-screenshots";

const shots = resolve("shots");

async function makeSheets(): Promise<void> {
  await rm(shots, { recursive: true, force: true });
  await mkdir(shots);
  await takeScreenshots(".", shots, ["plain"]);
  const routes = routesOf(".");
  await withBrowser(async (browser) => {
    const page = await browser.newPage();
    for (const screen of screens) {
      const pictures = routes.map((route) => ({ caption: route, file: fileOf(route, screen, "plain") }));
      await makeContactSheet(page, join(shots, `${screen.width}`), pictures, screen.sheet);
    }
  });
  process.stdout.write(`Sheets of ${routes.length} pages: ${join(shots, "390.jpg")}, 768.jpg, 1440.jpg\n`);
}

/**
 * Arranges screenshots in a grid and takes a screenshot of that sheet.
 * @param sheet path of the sheet without extension; an .html and a .jpg are written
 * @param pictures with paths relative to the sheet's folder
 * @param layout the number of columns and the width of each in px; browsers render sheets up to 16,000 px high
 */
async function makeContactSheet(
  browser: Page,
  sheet: string,
  pictures: readonly { readonly caption: string; readonly file: string }[],
  { columns, column }: { readonly columns: number; readonly column: number },
): Promise<void> {
  const figures = pictures.map(
    ({ caption, file }) => `<figure><figcaption>${caption}</figcaption><img src="${file}"></figure>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>${basename(sheet)}</title>
<style>
body { display: grid; grid-template-columns: repeat(${columns}, ${column}px); gap: 24px; margin: 24px;
  width: max-content; align-items: start; background: #777; font: 18px sans-serif; color: #fff }
figure { margin: 0 } img { width: 100%; margin-top: 8px }
</style>
${figures.join("\n")}
`;
  await writeFile(`${sheet}.html`, html);
  await browser.setViewportSize({ width: columns * (column + 24) + 24, height: 900 });
  await browser.goto(pathToFileURL(`${sheet}.html`).href);
  await browser.screenshot({ path: `${sheet}.jpg`, quality: 85, fullPage: true });
}

/** What takes other pictures, when it is loaded. */
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  admin: () => import("./admin-pictures"),
  blocks: () => import("./block-pictures"),
  guide: () => import("./guide-pictures"),
};

async function main(): Promise<void> {
  const program = programs[process.argv[2] ?? ""];
  if (program) {
    process.argv.splice(2, 1);
    await program();
    return;
  }
  const { values } = parseArgs({ options: { compare: { type: "string" }, fail: { type: "boolean" } } });
  if (values.compare === undefined) return makeSheets();
  const isSame = await compareWithCommit(values.compare, shots);
  if (values.fail && !isSame) process.exitCode = 1;
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
});
