import type { Font } from "fontkit";
import { socialCardSize } from "../../shared/site/social-card";
import { balanceLines } from "./balance-lines";
import { measureText, textToPaths } from "./svg-text";

/** --ink, --accent and --surface of tokens.css, which no picture can read. */
const colors = { title: "#0e2f3a", name: "#8e1856", glow: "#fbfaf6" };
/** The scene leaves its sky free down to the peaks, and smoke rises at the right. */
const place = { left: 72, top: 64, width: 880 };
const leading = 1.12;
const titleSizes = [92, 80, 70, 62, 54];
const mostLines = 2;
const nameSize = 40;

/**
 * What is written on a page's social card, as an SVG that covers the picture: the title as large as two lines allow,
 * the clinic's name under it, and a glow behind both that keeps them legible whatever the sky.
 */
export function socialCardText(title: string, name: string, font: Font): string {
  const { lines, size } = largestFit(title, font);
  const baselines = lines.map((_, index) => place.top + size * (0.78 + index * leading));
  const nameBaseline = (baselines.at(-1) ?? place.top) + size * 0.3 + nameSize * 1.05;
  const { width, height } = socialCardSize;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    '<linearGradient id="glow" x2="0" y2="1">',
    `<stop stop-color="${colors.glow}" stop-opacity="0.75"/>`,
    `<stop offset="1" stop-color="${colors.glow}" stop-opacity="0"/>`,
    "</linearGradient>",
    `<rect width="${width}" height="${nameBaseline + place.top * 2}" fill="url(#glow)"/>`,
    ...lines.map((line, index) => lineAt(line, size, baselines[index] ?? 0, colors.title, font)),
    lineAt(name, nameSize, nameBaseline, colors.name, font),
    "</svg>",
  ].join("\n");
}

/** The largest size at which a title takes two lines at most; else the smallest. */
function largestFit(title: string, font: Font): { lines: string[]; size: number } {
  const linesAt = (size: number) => balanceLines(title, place.width, (line) => measureText(font, line, size));
  const fitting = titleSizes.find((size) => linesAt(size).length <= mostLines);
  const size = fitting ?? Math.min(...titleSizes);
  return { lines: linesAt(size), size };
}

function lineAt(text: string, size: number, baseline: number, color: string, font: Font): string {
  return `<g fill="${color}" transform="translate(${place.left} ${baseline.toFixed(1)})">${textToPaths(font, text, size)}</g>`;
}
