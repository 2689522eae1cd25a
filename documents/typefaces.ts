import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * The characters of codes 32 to 255 in Windows-1252 (WinAnsi), which form fields can contain. Unused codes are spaces. They are
 * written out because Node 20's TextDecoder returns control characters for 128 to 159.
 */
export const letters = [range(0x20, 0x7e), " ", "€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ", range(0xa0, 0xff)].join(
  "",
);

const atkinson =
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
const fredoka = "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2";

/** The fonts by the name that `Flow.type` uses. */
export interface Typefaces {
  readonly regular: Buffer;
  readonly bold: Buffer;
  readonly display: Buffer;
}

/** The site's variable fonts at fixed weights, as TrueType files that can be embedded in PDFs. */
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
