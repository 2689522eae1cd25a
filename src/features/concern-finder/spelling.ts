/**
 * The optimal string alignment distance: the number of insertions, deletions, substitutions and swaps of
 * adjacent letters that turn one word into the other.
 * @returns `max` + 1 if the distance is greater than `max`
 */
export function typingErrors(typed: string, word: string, max: number): number {
  if (Math.abs(typed.length - word.length) > max) return max + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: word.length + 1 }, (_, index) => index);
  for (let row = 1; row <= typed.length; row++) {
    const current = [row];
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed[row - 1] === word[column - 1];
      const isSwap = typed[row - 1] === word[column - 2] && typed[row - 2] === word[column - 1];
      current[column] = Math.min(
        at(last, column) + 1,
        at(current, column - 1) + 1,
        at(last, column - 1) + (isSame ? 0 : 1),
        isSwap ? at(beforeLast, column - 2) + 1 : never,
      );
    }
    if (Math.min(...current) > max) return max + 1;
    beforeLast = last;
    last = current;
  }
  return at(last, word.length);
}

const never = Number.POSITIVE_INFINITY;

function at(row: readonly number[], column: number): number {
  return row[column] ?? never;
}

/** A rough phonetic key: "fonics" and "phonics" have the same one. */
export function asSpoken(word: string): string {
  return word
    .replace(/ph/g, "f")
    .replace(/^kn/, "n")
    .replace(/^wr/, "r")
    .replace(/ck/g, "k")
    .replace(/sc(?=[ei])|c(?=[eiy])|z/g, "s")
    .replace(/c/g, "k")
    .replace(/(.)\1/g, "$1");
}
