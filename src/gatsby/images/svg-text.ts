import type { Font } from "fontkit";

/** How wide a line of text is in a font at a size, in the unit of the size. */
export function measureText(font: Font, text: string, size: number): number {
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/**
 * A line of text in a font at a size, as shapes, so that it looks the same on machines that have no fonts at all.
 * @returns SVG's path elements, with the line's start on the baseline at 0, 0
 */
export function textToPaths(font: Font, text: string, size: number): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      // Fonts count upward from the baseline, SVG downward.
      const place = `translate(${rounded((pen + xOffset) * scale)} ${rounded(-yOffset * scale)}) scale(${scale} ${-scale})`;
      pen += xAdvance;
      return `<path transform="${place}" d="${glyph.path.toSVG()}"/>`;
    })
    .join("");
}

function rounded(pixels: number): number {
  return Number(pixels.toFixed(2));
}
