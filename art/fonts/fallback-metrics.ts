import { create } from "fontkit";

/**
 * A typical text of the site. Average widths depend on letter frequencies, so a font and its fallbacks are compared with the
 * same text.
 */
const sample =
  "Your child is not alone, and neither are you. We meet each family where they are: on the floor with blocks, at the " +
  "table with a book, or by video from home. Call us, and a person answers. Most first visits last about an hour, and " +
  "you stay in the room the whole time.";

/** A system font that is used until the web font has loaded. */
export interface FallbackFont {
  readonly name: string;
  /** Full and PostScript names for `local()`. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Average advance of the sample's letters, in em; measured with `measure` on the font file. */
  readonly regularAdvance: number;
  readonly boldAdvance: number;
}

/** The fallback fonts of the common operating systems. */
export const fallbackFonts: readonly FallbackFont[] = [
  {
    // Windows, macOS, iOS. Helvetica and Liberation Sans have the same widths as Arial.
    name: "Arial",
    regular: ["Arial", "Helvetica", "Liberation Sans"],
    bold: ["Arial Bold", "Helvetica Bold", "Liberation Sans Bold"],
    regularAdvance: 0.4346,
    boldAdvance: 0.4678,
  },
  {
    // Android
    name: "Roboto",
    regular: ["Roboto"],
    bold: ["Roboto Bold"],
    regularAdvance: 0.4322,
    boldAdvance: 0.4391,
  },
  {
    // Linux
    name: "DejaVu",
    regular: ["DejaVu Sans"],
    bold: ["DejaVu Sans Bold"],
    regularAdvance: 0.4971,
    boldAdvance: 0.5615,
  },
];

/** A font's metrics, in em. */
export interface Metrics {
  readonly advance: number;
  readonly ascent: number;
  readonly descent: number;
}

/** Measures a font with the sample text. @param sfnt an uncompressed font without variation axes */
export function measure(sfnt: Buffer): Metrics {
  const font = create(sfnt);
  const em = (units: number) => units / font.unitsPerEm;
  return {
    advance: em(font.layout(sample).advanceWidth) / sample.length,
    ascent: em(font.ascent),
    descent: em(-font.descent),
  };
}
