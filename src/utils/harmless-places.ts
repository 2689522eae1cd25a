import { stem } from "./word-forms";

/**
 * The places of the words that belong to a saying without harm, such as "dying to talk". A saying fits only word by
 * word: "fell behind" says nothing about "fell off the deck behind the house".
 * @param sayings each as the stems of its words
 */
export function harmlessPlaces(
  written: readonly string[],
  sayings: readonly (readonly string[])[],
): ReadonlySet<number> {
  const stems = written.map(stem);
  const places = stems.flatMap((_, start) =>
    sayings
      .filter((saying) => saying.every((each, index) => each === stems[start + index]))
      .flatMap((saying) => saying.map((_word, index) => start + index)),
  );
  return new Set(places);
}
