import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * What codes 32 to 255 of the Windows Latin code page mean, in order: all that a form's typed answers can hold. Unused
 * codes are spaces. Spelled out, since Node's own decoder gives control characters for 128 to 159 (seen in Node 20).
 */
export const letters = [range(0x20, 0x7e), " ", "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ", range(0xa0, 0xff)].join(
  "",
);

const atkinson =
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const fredoka = "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2";

export interface Typefaces {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly display: Buffer;
}

/** The site's variable fonts at fixed weights, as the TrueType files that a PDF can hold. */
export async function typefaces(): Promise<Typefaces> {
  const [regular, bold, display] = await Promise.all([
    face(atkinson, 400),
    face(atkinson, 700),
    face(fredoka, 600),
  ]);
  return { regular, bold, display };
}

async function face(file: string, weight: number): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(file)), letters, {
    targetFormat: "sfnt",
    variationAxes: { wght: weight },
  });
}
