import { inPlainLetters } from "../../content-check/values";

/** The longest name of a picture, without its ending. */
const longest = 50;

const endings: Readonly<Record<string, string>> = { "image/png": "png", "application/pdf": "pdf" };

/**
 * Makes the name of a picture's or PDF's file from the words that name what it belongs to, or from its earlier name if there are
 * none: "María's Room" is maria-s-room.jpg, and IMG_0042.HEIC is img-0042.jpg. A {fact} in the words is left out.
 */
export function fileName(words: string, earlier: string, type: string): string {
  const name = [words, earlier.replace(/\.\w+$/, ""), "picture"].map(plain).find((each) => each !== "");
  return `${name}.${endings[type] ?? "jpg"}`;
}

function plain(words: string): string {
  return inPlainLetters(words.replace(/\{\w+\}/g, ""))
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, longest)
    .replace(/^-+|-+$/g, "");
}
