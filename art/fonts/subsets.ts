import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import subsetFont from "subset-font";

type Weight = number | { readonly min: number; readonly max: number };

/** A subset of a font from an npm package. */
export interface Subset {
  /** Name of its file in src/styles/fonts/, without extension. */
  readonly name: string;
  readonly family: string;
  /** Path of the original font in node_modules. */
  readonly source: string;
  readonly characters: string;
  readonly weight: Weight;
}

/** Code points from `first` to `last`, both included. */
function range(first: number, last: number): string {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

/** English, Spanish, and the symbols that pages use: what every page loads. */
export const basic = `${range(0x20, 0x7e)}ÁÉÍÑÓÚÜáéíñóúü¡¿ªº«»\u00a0§©®°·×¼½¾–—‘’“”•…€™←↑→↓−`;
/** Further Latin letters, mostly for names. Browsers load these files only for pages that use one. */
const accents = without(basic, `${range(0xa1, 0xff)}Œœıʻʼˆˇˉ˚˜‚„†‹›`);
const extended = without(basic + accents, range(0x100, 0x17f) + range(0x218, 0x21b));

function without(taken: string, characters: string): string {
  return [...characters].filter((character) => !taken.includes(character)).join("");
}

const packages = "@fontsource-variable";
const body = (script: string) =>
  `${packages}/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-${script}-wght-normal.woff2`;
const heading = (script: string) => `${packages}/fredoka/files/fredoka-${script}-wght-normal.woff2`;

/** Body text uses a range of weights. Headings use one weight, so their font needs no variation axis. */
export const textWeights = { min: 400, max: 700 };
export const headingWeight = 600;

const bodyFont = {
  name: "body",
  family: "Atkinson Hyperlegible Next",
  source: body("latin"),
  characters: basic,
  weight: textWeights,
};
const headingFont = {
  name: "heading",
  family: "Fredoka",
  source: heading("latin"),
  characters: basic,
  weight: headingWeight,
};

/** All font files of the site. */
export const subsets = {
  body: bodyFont,
  bodyAccents: { ...bodyFont, name: "body-accents", characters: accents },
  bodyExtended: { ...bodyFont, name: "body-extended", source: body("latin-ext"), characters: extended },
  heading: headingFont,
  headingAccents: { ...headingFont, name: "heading-accents", characters: accents },
  headingExtended: {
    ...headingFont,
    name: "heading-extended",
    source: heading("latin-ext"),
    characters: extended,
  },
} satisfies Record<string, Subset>;

/** Makes a font file, reproducibly. @param targetFormat `sfnt` for measuring, `woff2` for browsers */
export async function makeSubset(subset: Subset, targetFormat: "sfnt" | "woff2" = "woff2"): Promise<Buffer> {
  const source = readFileSync(createRequire(path.join(process.cwd(), "package.json")).resolve(subset.source));
  return subsetFont(source, subset.characters, { targetFormat, variationAxes: { wght: subset.weight } });
}
