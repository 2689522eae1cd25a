import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

type Weight = number | { readonly min: number; readonly max: number };

/** A subset of a font from an npm package. */
export interface Subset {
  /** Name of its file in src/styles/fonts/, without extension. */
  readonly name: string;
  /** Path of the original font in node_modules. */
  readonly source: string;
  readonly characters: string;
  readonly weight: Weight;
}

/** Code points from `first` to `last`, both included. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** English, the accented letters of Western Europe, and the symbols that pages use. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœıʻʼˆˇˉ˚˜–—‘’‚“”„†•…‹›€™←↑→↓−`;
/** Further Latin letters, mostly for names. Browsers load these files only for pages that use one. */
const extended = [...range(0x100, 0x17f), ...range(0x218, 0x21b)]
  .filter((letter) => !latin.includes(letter))
  .join("");

/** The same letters as a CSS `unicode-range`. */
export const extendedRange = "U+100-130, U+132-151, U+154-17F, U+218-21B";

const packages = "@fontsource-variable";
const body = (script: string) =>
  `${packages}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${script}-wght-normal.woff2`;
const heading = (script: string) => `${packages}/fredoka/files/fredoka-${script}-wght-normal.woff2`;

/** Body text uses a range of weights. Headings use one weight, so their font needs no variation axis. */
export const textWeights = { min: 400, max: 700 };
export const headingWeight = 600;

/** All font files of the site. */
export const subsets = {
  body: { name: "body", source: body("latin"), characters: latin, weight: textWeights },
  bodyExtended: {
    name: "body-extended",
    source: body("latin-ext"),
    characters: extended,
    weight: textWeights,
  },
  heading: { name: "heading", source: heading("latin"), characters: latin, weight: headingWeight },
  headingExtended: {
    name: "heading-extended",
    source: heading("latin-ext"),
    characters: extended,
    weight: headingWeight,
  },
} satisfies Record<string, Subset>;

/** Makes a font file, reproducibly. @param targetFormat `sfnt` for measuring, `woff2` for browsers */
export async function makeSubset(subset: Subset, targetFormat: "sfnt" | "woff2" = "woff2"): Promise<Buffer> {
  const source = readFileSync(createRequire(path.join(process.cwd(), "package.json")).resolve(subset.source));
  return subsetFont(source, subset.characters, { targetFormat, variationAxes: { wght: subset.weight } });
}
