import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  String.fromCharCode(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** The letters of the documents' own texts: those of Windows-1252. */
const letters = `${range(0x20, 0x7e)}€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ${range(0xa0, 0xff)}`;

/**
 * The letters that families can type into fields: Latin with all its accents, as in the languages of Alaska and in
 * Vietnamese, the Cyrillic of Russian and Ukrainian, and punctuation.
 */
export const typedLetters = [
  range(0x20, 0x7e),
  range(0xa0, 0x24f),
  "əɣɬʔ",
  "ʰʲʷʹʻʼʾʿˀ",
  // The marks below and above other letters, as in X̱
  range(0x300, 0x338),
  range(0x400, 0x45f),
  "Ґґ",
  range(0x1e00, 0x1eff),
  range(0x2010, 0x2027),
  "‰′″‹›⁄€₫₱₴₽№™⅓⅔⅛⅜⅝⅞",
].join("");

const atkinson =
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2";
/** Its marks stand above and below the letters also in readers that place them without OpenType's layout. */
const andika = "@expo-google-fonts/andika/Andika_400Regular.ttf";
const fredoka = "@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2";

/**
 * The site's variable fonts at fixed weights, and a font with more letters for what families type, as TrueType files that
 * can be embedded in PDFs: by the name that `Flow.type` uses, and that of the form fields.
 */
export async function typefaces() {
  const [regular, bold, display, typed] = await Promise.all([
    face(atkinson, 400),
    face(atkinson, 700),
    face(fredoka, 600),
    subset(andika, typedLetters, { noHinting: true, noLayoutClosure: true, dropTables: unread }),
  ]);
  return { regular, bold, display, typed };
}

const face = (file: string, weight: number) => subset(file, letters, { variationAxes: { wght: weight } });

/** The tables of a font that PDF readers don't read: those of OpenType's layout. */
const unread = ["GDEF", "GPOS", "GSUB", "STAT"];

type SubsetOptions = Omit<Parameters<typeof subsetFont>[2], "targetFormat">;

async function subset(file: string, text: string, options: SubsetOptions): Promise<Buffer> {
  return subsetFont(await readFile(require.resolve(file)), text, { targetFormat: "sfnt", ...options });
}
