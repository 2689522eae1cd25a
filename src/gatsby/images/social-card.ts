import type { Font } from "fontkit";
import { escapeMarkup } from "../../shared/escape-markup";
import { socialCardSize } from "../../shared/site/social-card";
import { balanceLines } from "./balance-lines";
import { hasLetters, measureText, textToPaths } from "./svg-text";

/** The values of --ink, --accent and --surface in tokens.css, which SVG rendered by sharp cannot read. */
const colors = { title: "#0e2f3a", name: "#8e1856", glow: "#fbfaf6" };
/** Text area in pixels: the sky of the scene, above the mountains and left of the smoke. */
const textArea = { left: 72, top: 64, width: 880 };
const lineHeight = 1.12;
const titleSizes = [92, 80, 70, 62, 54];
const maxLines = 2;
const nameSize = 40;

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

function lineAt(text: string, size: number, baseline: number, color: string, font: Font): string {
  const { left } = textArea;
  if (hasLetters(font, text)) {
    const paths = textToPaths(font, text, size);
    return `<g fill="${color}" transform="translate(${left} ${baseline.toFixed(1)})">${paths}</g>`;
  }
  // Another script: with a font of the machine that builds the site. Pango orders and joins its letters.
  return `<text x="${left}" y="${baseline.toFixed(1)}" font-family="sans-serif" font-weight="600" font-size="${size}" fill="${color}">${escapeMarkup(text)}</text>`;
}
