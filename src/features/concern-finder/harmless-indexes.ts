/**
 * The indexes of the words that are part of a harmless idiom, such as "dying to talk". An idiom matches only
 * word for word, including endings: "strokes her hair" does not match in "having a stroke, her hair is wet".
 */
export function harmlessIndexes(
  written: readonly string[],
  idioms: readonly (readonly string[])[],
): ReadonlySet<number> {
  const indexes = written.flatMap((_, start) =>
    idioms
      .filter((idiom) => idiom.every((each, index) => each === written[start + index]))
      .flatMap((idiom) => idiom.map((_word, index) => start + index)),
  );
  return new Set(indexes);
}
