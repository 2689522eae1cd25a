import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

type Weight = number | { readonly min: number; readonly max: number };

/** A part of a packaged font that the site sends to browsers. */
export interface Subset {
  /** Its file under src/styles/fonts/, without the ending. */
  readonly name: string;
  /** The packaged file it is cut from. */
  readonly source: string;
  readonly characters: string;
  readonly weight: Weight;
}

/** Code points from `first` to `last`, both included. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** What English needs, every accent of Western Europe, and the signs that the pages set. */
const latin = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}Œœıʻʼˆˇˉ˚˜–—‘’‚“”„†•…‹›€™←↑→↓−`;
/** Letters of names from further off; a browser fetches these files only for a page that has one. */
const extended = [...range(0x100, 0x17f), ...range(0x218, 0x21b)]
  .filter((letter) => !latin.includes(letter))
  .join("");

/** The same letters, as a style sheet's `unicode-range` has them. */
export const extendedRange = "U+100-130, U+132-151, U+154-17F, U+218-21B";

const packages = "@fontsource-variable";
const body = (script: string) =>
  `${packages}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${script}-wght-normal.woff2`;
const heading = (script: string) => `${packages}/fredoka/files/fredoka-${script}-wght-normal.woff2`;

/** Texts use the weights between these; headings use one, so that their font needs no axis. */
export const textWeights = { min: 400, max: 700 };
export const headingWeight = 600;

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

/** The bytes of a cut; the same packages give the same bytes. `sfnt` is for measuring, `woff2` for browsers. */
export async function makeSubset(cut: Subset, targetFormat: "sfnt" | "woff2" = "woff2"): Promise<Buffer> {
  const source = readFileSync(createRequire(path.join(process.cwd(), "package.json")).resolve(cut.source));
  return subsetFont(source, cut.characters, { targetFormat, variationAxes: { wght: cut.weight } });
}
