/** Marks that are written above or below the letter before them. */
const combining = /\p{Mark}|\p{Default_Ignorable_Code_Point}/u;

/** Scripts whose characters are two columns wide. */
const wide =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff01-\uff60]|\p{Emoji_Presentation}/u;

/** How many columns a line takes in an editor with letters of one width, which is how the linter counts. */
export function widthOf(line: string): number {
  if (/^[ -~]*$/.test(line)) return line.length;
  return [...line].reduce((sum, letter) => sum + (combining.test(letter) ? 0 : wide.test(letter) ? 2 : 1), 0);
}
