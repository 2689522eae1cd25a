import type { Font } from "fontkit";

/** A line of text as shapes, so that it looks the same on machines that have no fonts at all. */
export interface SetText {
  /** In the unit of `size`. */
  readonly width: number;
  /** SVG's path elements, with the line's start on the baseline at 0, 0. */
  readonly paths: string;
}

/** Sets a line of text in a font at a size. */
export function setText(font: Font, text: string, size: number): SetText {
  const { glyphs, positions, advanceWidth } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const paths = glyphs.map((glyph, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    // Fonts count upward from the baseline, SVG downward.
    const place = `translate(${rounded((pen + xOffset) * scale)} ${rounded(-yOffset * scale)}) scale(${scale} ${-scale})`;
    pen += xAdvance;
    return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
  });
  return { width: advanceWidth * scale, paths: paths.join("") };
}

function rounded(pixels: number): number {
  return Number(pixels.toFixed(2));
}
