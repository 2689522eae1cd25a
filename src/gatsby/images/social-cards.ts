import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { create } from "fontkit";
import sharp from "sharp";
import { socialCardPath, socialCardSize, socialHeadline } from "../../shared/site/social-card";
import type { BuildCache } from "../output/build-cache";
import { removeOtherFiles } from "../output/remove-other-files";
import { socialCardText } from "./social-card";

interface Page {
  readonly path: string;
  readonly socialTitle: string;
}

const sceneFile = "data/images/social/card.jpg";
const fontFile = "src/styles/fonts/heading.woff2";
const memoryKey = "social-cards";
const jpeg = { quality: 84, mozjpeg: true };

/**
 * Writes the picture that social networks show of each page, and takes away those of former pages. One whose words,
 * font and background are those of the last build is kept.
 * @param folder the built site
 * @param name who and where we are, the same on every card
 * @param memory what the same code made in former builds
 * @returns how many were written
 */
export async function writeSocialCards(
  folder: string,
  pages: readonly Page[],
  name: string,
  memory: BuildCache,
): Promise<number> {
  const [scene, fontBytes] = [await readFile(sceneFile), await readFile(fontFile)];
  const font = create(fontBytes);
  const background = createHash("sha256").update(scene).update(fontBytes).digest("hex");
  const former = Object((await memory.get(memoryKey)) ?? {}) as Record<string, string>;
  const current: Record<string, string> = {};
  let written = 0;
  for (const { path, socialTitle } of pages) {
    const file = join(folder, socialCardPath(path));
    const headline = socialHeadline(socialTitle);
    const made = JSON.stringify([headline, name, jpeg, background]);
    current[file] = made;
    if (existsSync(file) && former[file] === made) continue;

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
  await memory.set(memoryKey, current);
  await removeOtherFiles(
    join(folder, "social"),
    new Set(pages.map(({ path }) => basename(socialCardPath(path)))),
  );
  return written;
}
