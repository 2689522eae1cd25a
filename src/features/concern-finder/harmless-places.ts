/**
 * The places of the words that belong to a saying without harm, such as "dying to talk". A saying fits only word by
 * word, endings too: "strokes her hair" says nothing about "having a stroke, her hair is wet".
 */
export function harmlessPlaces(
  written: readonly string[],
  sayings: readonly (readonly string[])[],
): ReadonlySet<number> {
  const places = written.flatMap((_, start) =>
    sayings
      .filter((saying) => saying.every((each, index) => each === written[start + index]))
      .flatMap((saying) => saying.map((_word, index) => start + index)),
  );
  return new Set(places);
}
