import { distance } from "fastest-levenshtein";

/** The known name that someone may have meant, letter case aside; undefined if none is close. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  return [...known]
    .map((each) => ({ each, steps: distance(wanted, each.toLowerCase()) }))
    .filter(({ each, steps }) => steps <= allowedSteps(wanted, each.toLowerCase()))
    .sort((first, second) => first.steps - second.steps)[0]?.each;
}

/** One wrong letter in three, or two letters in each other's place. */
function allowedSteps(wanted: string, known: string): number {
  const isSwap = [...wanted].sort().join("") === [...known].sort().join("");
  return Math.max(isSwap ? 2 : 1, Math.floor(wanted.length / 3));
}

/** Names in quotation marks, in one line; a long list is cut. */
export function quotedList(names: Iterable<string>): string {
  const all = [...names].map((name) => `"${name}"`);
  return all.length > 30 ? `${all.slice(0, 30).join(", ")} and ${all.length - 30} more` : all.join(", ");
}
