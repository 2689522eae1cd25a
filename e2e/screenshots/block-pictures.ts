/**
 * Takes the pictures of the kinds of blocks that /admin shows, from the built site: `npm run screenshots -- blocks`. A kind that
 * no page has, or that shows nothing, is left as it is.
 */
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { withBrowser } from "../support/chromium";
import { pages } from "../support/content";
import { serveSite } from "../support/serve";

const folder = "src/admin/looks/pictures";
const width = 1120;
const height = 700;

/** The first block of each kind: the path of its page, and its place there. */
const places = new Map<string, { path: string; index: number }>();
for (const { path, blocks } of pages)
  for (const [index, { kind }] of blocks.entries()) if (!places.has(kind)) places.set(kind, { path, index });

async function takePicture(page: Page, kind: string, path: string, index: number): Promise<void> {
  await page.goto(path, { waitUntil: "networkidle" });
  // The header stays at the top of the screen, over the section.
  await page.addStyleTag({ content: "header { visibility: hidden }" });
  const section = page.locator("main > *").nth(index);
  await section.scrollIntoViewIfNeeded();
  // Pictures that load when they come near the screen.
  await page.waitForLoadState("networkidle");
  const box = await section.boundingBox();
  if (!box) return;
  const scroll = await page.evaluate(() => window.scrollY);
  const clip = { x: 0, y: box.y + scroll, width, height: Math.min(box.height, height) };
  const png = await page.screenshot({ clip, fullPage: true });
  await sharp(png)
    .resize(480, 300, { fit: "contain", position: "top", background: "#fff" })
    .webp({ quality: 60 })
    .toFile(join(folder, `${kind}.webp`));
}

async function main(): Promise<void> {
  const site = await serveSite();
  await withBrowser(async (browser) => {
    const page = await browser.newPage({
      viewport: { width, height },
      reducedMotion: "reduce",
      bypassCSP: true,
      baseURL: site.address,
    });
    for (const [kind, { path, index }] of places) await takePicture(page, kind, path, index);
  }).finally(() => site.stop());
}

void main();
