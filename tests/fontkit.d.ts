/** The part of fontkit that this project uses. The package has no types. */
declare module "fontkit" {
  interface Path {
    toSVG(): string;
  }
  interface Glyph {
    readonly id: number;
    readonly path: Path;
    readonly advanceWidth: number;
  }
  interface Box {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  }
  interface Position {
    readonly xAdvance: number;
    readonly xOffset: number;
    readonly yOffset: number;
  }
  interface GlyphRun {
    readonly glyphs: readonly Glyph[];
    readonly positions: readonly Position[];
    readonly advanceWidth: number;
  }
  export interface Font {
    readonly unitsPerEm: number;
    readonly ascent: number;
    readonly descent: number;
    readonly lineGap: number;
    readonly capHeight: number;
    readonly bbox: Box;
    readonly numGlyphs: number;
    /** The code points that the font has glyphs for. */
    readonly characterSet: readonly number[];
    hasGlyphForCodePoint(codePoint: number): boolean;
    getGlyph(id: number): Glyph;
    glyphForCodePoint(codePoint: number): Glyph;
    layout(text: string): GlyphRun;
  }
  export function create(font: Buffer): Font;
}
