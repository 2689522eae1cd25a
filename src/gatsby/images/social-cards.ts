import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { create, type Font } from "fontkit";
import type { GatsbyCache } from "gatsby";
import sharp from "sharp";
import subsetFont from "subset-font";
import { socialCardPath, socialCardSize, socialHeadline } from "../../shared/site/main-pages";
import { escapeMarkup } from "../../shared/site/markup";
import { removeOtherFiles } from "../output/files";
import { sourceHash } from "../webpack/hashes";
import { hasLetters, measureText, textToPaths } from "./svg-text";

const sceneFile = "data/images/social/card.jpg";
/** The font of headings, with all letters of Western Europe: what pages load has only those of English and Spanish. */
const fontFile = "node_modules/@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2";
const letters = `${String.fromCodePoint(...Array.from({ length: 0x160 }, (_, index) => 0x20 + index))}–—‘’‚“”„†•…‹›€™`;
const cacheKey = "social-cards";
const jpeg = { quality: 84, mozjpeg: true };

/** The values of --ink, --accent and --surface in tokens.css, which SVG rendered by sharp cannot read. */
const colors = { title: "#0e2f3a", name: "#8e1856", glow: "#fbfaf6" };
/** Text area in pixels: the sky of the scene, above the mountains and left of the smoke. */
const textArea = { left: 72, top: 64, width: 880 };
const lineHeight = 1.12;
const titleSizes = [92, 80, 70, 62, 54];
const maxLines = 2;
const nameSize = 40;

/** The font of the cards, without its variation axis, which fontkit does not read from this file. */
export async function cardFont(): Promise<Buffer> {
  return subsetFont(await readFile(fontFile), letters, {
    targetFormat: "sfnt",
    variationAxes: { wght: 600 },
  });
}

/**
 * Returns the text of a page's social card as an SVG overlay: the title in the largest size that fits on two
 * lines, the clinic's name below it, and a light gradient behind both for contrast with the sky.
 */
export function socialCardText(title: string, name: string, font: Font): string {
  const { lines, size } = largestFit(title, font);
  const baselines = lines.map((_, index) => textArea.top + size * (0.78 + index * lineHeight));
  const nameBaseline = (baselines.at(-1) ?? textArea.top) + size * 0.3 + nameSize * 1.05;
  const { width, height } = socialCardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<linearGradient id="glow" x2="0" y2="1">',
    `<stop stop-color="${colors.glow}" stop-opacity="0.75"/>`,
    `<stop offset="1" stop-color="${colors.glow}" stop-opacity="0"/>`,
    "</linearGradient>",
    `<rect width="${width}" height="${nameBaseline + textArea.top * 2}" fill="url(#glow)"/>`,
    ...lines.map((line, index) => lineAt(line, size, baselines[index] ?? 0, colors.title, font)),
    lineAt(name, nameSize, nameBaseline, colors.name, font),
    "</svg>",
  ].join("\n");
}

/** Finds the largest size at which a title needs at most two lines, or the smallest size if none does. */
function largestFit(title: string, font: Font): { lines: string[]; size: number } {
  const linesAt = (size: number) =>
    balanceLines(title, textArea.width, (line) => measureText(font, line, size));
  const fitting = titleSizes.find((size) => linesAt(size).length <= maxLines);
  const size = fitting ?? Math.min(...titleSizes);
  return { lines: linesAt(size), size };
}

/**
 * Breaks text between words into the fewest lines that fit a width, with lines as even as possible (like CSS
 * `text-wrap: balance`). A word wider than a line gets its own line.
 * @param widthOf returns the width of a line of text, in the unit of `width`
 */
export function balanceLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const words = text.split(" ");
  const lines = fill(words, width, widthOf);
  // All runs of words; only at the width of one of them can the line breaks change.
  const candidates = words.flatMap((_, from) =>
    words.slice(from).map((_, count) => words.slice(from, from + count + 1)),
  );
  const even = candidates
    .map((run) => widthOf(run.join(" ")))
    .filter((each) => each < width)
    .sort((one, other) => one - other)
    .map((each) => fill(words, each, widthOf))
    .find((each) => each.length <= lines.length);
  return even ?? lines;
}

/** Puts as many words on each line as fit. */
function fill(words: readonly string[], width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (widthOf(`${last} ${word}`) <= width) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  return lines;
}

function lineAt(text: string, size: number, baseline: number, color: string, font: Font): string {
  const { left } = textArea;
  if (hasLetters(font, text)) {
    const paths = textToPaths(font, text, size);
    return `<g fill="${color}" transform="translate(${left} ${baseline.toFixed(1)})">${paths}</g>`;
  }
  // Another script: with a font of the machine that builds the site. Pango orders and joins its letters.
  return `<text x="${left}" y="${baseline.toFixed(1)}" font-family="sans-serif" font-weight="600" font-size="${size}" fill="${color}">${escapeMarkup(text)}</text>`;
}

/**
 * Writes the social card (og:image) of each page, and deletes those of removed pages. A card whose text, font,
 * background and code are unchanged since the last build is kept.
 * @param folder the built site
 * @param name name and location of the clinic, the same on every card
 */
export async function writeSocialCards(
  folder: string,
  pages: readonly { readonly path: string; readonly socialTitle: string }[],
  name: string,
  cache: Pick<GatsbyCache, "get" | "set">,
): Promise<void> {
  const [scene, fontBytes] = [await readFile(sceneFile), await cardFont()];
  const font = create(fontBytes);
  const code = sourceHash("src");
  const background = createHash("sha256").update(scene).update(fontBytes).digest("hex");
  const previous = Object((await cache.get(cacheKey)) ?? {}) as Record<string, string>;
  const current: Record<string, string> = {};
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
  }
  await cache.set(cacheKey, current);
  await removeOtherFiles(
    join(folder, "social"),
    new Set(pages.map(({ path }) => basename(socialCardPath(path)))),
  );
}
