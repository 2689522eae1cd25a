/**
 * Breaks text between words into the fewest lines that fit a width, with lines as even as possible (like CSS
 * `text-wrap: balance`). A word wider than a line gets its own line.
 * @param widthOf returns the width of a line of text, in the unit of `width`
 */
export function balanceLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const words = text.split(" ");
  const lines = fill(words, width, widthOf);
  // All runs of words; only at the width of one of them can the line breaks change.
  const candidates = words.flatMap((_, from) =>
    words.slice(from).map((_, count) => words.slice(from, from + count + 1)),
  );
  const even = candidates
    .map((run) => widthOf(run.join(" ")))
    .filter((each) => each < width)
    .sort((one, other) => one - other)
    .map((each) => fill(words, each, widthOf))
    .find((each) => each.length <= lines.length);
  return even ?? lines;
}

/** Puts as many words on each line as fit. */
function fill(words: readonly string[], width: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.pop();
    if (last === undefined) lines.push(word);
    else if (widthOf(`${last} ${word}`) <= width) lines.push(`${last} ${word}`);
    else lines.push(last, word);
  }
  return lines;
}
