/**
 * `npm run screenshots`: takes screenshots of every page of the built site and arranges them on sheets in shots/. With
 * `--compare REF` it shows instead what differs between a commit and the working tree, and with `--fail` as well it fails if
 * anything does. A first word takes the pictures of a guide or of /admin again instead: `blocks`, `guide` or `admin`.
 */
import { mkdir, rm } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { withBrowser } from "../support/chromium";
import { compareWithCommit } from "./compare-with-commit";
import { makeContactSheet } from "./contact-sheet";
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

/** What takes other pictures, when it is loaded. */
const programs: Readonly<Record<string, () => Promise<unknown>>> = {
  admin: () => import("../admin/take-pictures"),
  blocks: () => import("../support/block-pictures"),
  guide: () => import("../support/guide-screenshots"),
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
