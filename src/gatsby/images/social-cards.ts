import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { create } from "fontkit";
import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import { socialCardPath, socialCardSize, socialHeadline } from "../../shared/site/social-card";
import { removeOtherFiles } from "../output/remove-other-files";
import { sourceHash } from "../webpack/source-hash";
import { socialCardText } from "./social-card";

interface Page {
  readonly path: string;
  readonly socialTitle: string;
}

const sceneFile = "data/images/social/card.jpg";
const fontFile = "src/styles/fonts/heading.woff2";
const cacheKey = "social-cards";
const jpeg = { quality: 84, mozjpeg: true };

/**
 * Writes the social card (og:image) of each page, and deletes those of removed pages. A card whose text, font,
 * background and code are unchanged since the last build is kept.
 * @param folder the built site
 * @param name name and location of the clinic, the same on every card
 * @returns number of cards written
 */
export async function writeSocialCards(
  folder: string,
  pages: readonly Page[],
  name: string,
  cache: Pick<GatsbyCache, "get" | "set">,
): Promise<number> {
  const [scene, fontBytes] = [await readFile(sceneFile), await readFile(fontFile)];
  const font = create(fontBytes);
  const code = sourceHash("src");
  const background = createHash("sha256").update(scene).update(fontBytes).digest("hex");
  const previous = Object((await cache.get(cacheKey)) ?? {}) as Record<string, string>;
  const current: Record<string, string> = {};
  let written = 0;
  for (const { path, socialTitle } of pages) {
    const file = join(folder, socialCardPath(path));
    const headline = socialHeadline(socialTitle);
    const inputs = JSON.stringify([headline, name, jpeg, background, code]);
    current[file] = inputs;
    if (existsSync(file) && previous[file] === inputs) continue;

    const text = socialCardText(headline, name, font);
    await mkdir(dirname(file), { recursive: true });
    const { width, height } = socialCardSize;
    const card = sharp(scene)
      .autoOrient()
      .resize(width, height)
      .composite([{ input: Buffer.from(text) }]);
    await card.jpeg(jpeg).toFile(file);
    written += 1;
  }
  await cache.set(cacheKey, current);
  await removeOtherFiles(
    join(folder, "social"),
    new Set(pages.map(({ path }) => basename(socialCardPath(path)))),
  );
  return written;
}
