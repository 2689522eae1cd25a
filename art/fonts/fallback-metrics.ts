import { create } from "fontkit";

/**
 * A typical text of the site. Average widths depend on how often each letter comes, so a font and its stand-ins are
 * compared on the same words.
 */
const sample =
  "Your child is not alone, and neither are you. We meet each family where they are: on the floor with blocks, at the " +
  "table with a book, or by video from home. Call us, and a person answers. Most first visits last about an hour, and " +
  "you stay in the room the whole time.";

/** A font that visitors have already, shown until ours arrives. */
export interface FallbackFont {
  readonly name: string;
  /** Full and PostScript names, by which browsers find it on the visitor's device. */
  readonly regular: readonly string[];
  readonly bold: readonly string[];
  /** Average advance of the sample's letters, in em; measured with `averageAdvance` on the font itself. */
  readonly regularAdvance: number;
  readonly boldAdvance: number;
}

export const fallbackFonts: readonly FallbackFont[] = [
  {
    // Windows, macOS, iOS; Helvetica and Liberation Sans have Arial's widths by design.
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

export interface Metrics {
  /** All in em. */
  readonly advance: number;
  readonly ascent: number;
  readonly descent: number;
}

/** How wide and tall a font sets a typical text. `sfnt` is an uncompressed font without axes. */
export function measure(sfnt: Buffer): Metrics {
  const font = create(sfnt);
  const em = (units: number) => units / font.unitsPerEm;
  return {
    advance: em(font.layout(sample).advanceWidth) / sample.length,
    ascent: em(font.ascent),
    descent: em(-font.descent),
  };
}
