import type { Font } from "fontkit";

/** Width of a letter in a font that we do not know, in parts of its size: that of a wide one. */
const unknownWidth = 0.7;

/** Returns the width of a line of text in a font, in the unit of `size`; an estimate for letters of another script. */
export function measureText(font: Font, text: string, size: number): number {
  if (!hasLetters(font, text)) return [...text].length * unknownWidth * size;
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}

/**
 * Converts a line of text to SVG paths, so that it looks the same on machines without the font.
 * @returns SVG path elements that start at 0, 0 on the baseline
 */
export function textToPaths(font: Font, text: string, size: number): string {
  const { glyphs, positions } = font.layout(text);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  return glyphs
    .map((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      // In fonts the y axis points up, in SVG it points down.
      const transform = `translate(${rounded((pen + xOffset) * scale)} ${rounded(-yOffset * scale)}) scale(${scale} ${-scale})`;
      pen += xAdvance;
      return `<path transform="${transform}" d="${glyph.path.toSVG()}"/>`;
    })
    .join("");
}

/** Whether a font has all letters of a text. */
export function hasLetters(font: Font, text: string): boolean {
  return [...text].every((letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
}

function rounded(pixels: number): number {
  return Number(pixels.toFixed(2));
}
