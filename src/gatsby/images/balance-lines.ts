/**
 * Breaks a text between words into as few lines as fit a width, and makes those lines as even as they can be.
 * A word wider than a line gets one of its own.
 * @param widthOf how wide a line of text is, in the unit of `width`
 */
export function balanceLines(text: string, width: number, widthOf: (line: string) => number): string[] {
  const words = text.split(" ");
  const lines = fill(words, width, widthOf);
  // Every width at which a line could just end.
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

/** As many words to each line as it holds. */
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
