/** Retakes the pictures of docs/editors/admin.md and translating.md: `npm run screenshots -- admin`. */
import path from "node:path";
import type { Browser } from "@playwright/test";
import sharp from "sharp";
import { type LiveSite, startLiveSite } from "../develop/live-site";
import { withBrowser } from "../support/chromium";
import { type Shot, shots } from "./guide-pictures";

const folder = path.resolve("docs/editors/pictures");

/** Takes a picture in a browser of its own: in the same one, the editor would offer what was not saved before. */
async function take(
  browser: Browser,
  { address, folder: project }: LiveSite,
  { name, isWide = false, isTall = isWide, prepare }: Shot,
): Promise<void> {
  const viewport = { width: isWide ? 1440 : 1000, height: isTall ? 800 : 640 };
  const context = await browser.newContext({ baseURL: address, viewport, reducedMotion: "reduce" });
  context.setDefaultTimeout(120_000);
  const page = await context.newPage();
  const part = await prepare(page, project);
  const png = await (part ?? page).screenshot({ animations: "disabled" });
  await sharp(png)
    .webp({ quality: 78 })
    .toFile(path.join(folder, `${name}.webp`));
  await context.close();
}

async function main(): Promise<void> {
  const chosen = process.argv.slice(2);
  const live = await startLiveSite("edit", ["--no-open"]);
  await withBrowser(async (browser) => {
    for (const shot of shots.filter(({ name }) => chosen.length === 0 || chosen.includes(name)))
      await take(browser, live, shot);
  }).finally(() => live.stop());
}

void main();
