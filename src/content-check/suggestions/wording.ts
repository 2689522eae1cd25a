import { distance } from "fastest-levenshtein";

/** Returns the known name that is most similar, ignoring case; undefined if none is close enough. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  const wanted = name.toLowerCase();
  return [...known]
    .map((each) => ({ each, steps: distance(wanted, each.toLowerCase()) }))
    .filter(({ each, steps }) => steps <= allowedSteps(wanted, each.toLowerCase()))
    .sort((first, second) => first.steps - second.steps)[0]?.each;
}

/** The allowed edit distance: one wrong letter in three, or two swapped letters. */
function allowedSteps(wanted: string, known: string): number {
  const isSwap = [...wanted].sort().join("") === [...known].sort().join("");
  return Math.max(isSwap ? 2 : 1, Math.floor(wanted.length / 3));
}

/** Formats quoted names as a part of a sentence: `"path", "title" and "description"`. */
export function quotedSeries(names: readonly string[]): string {
  return names
    .map((name) => `"${name}"`)
    .join(", ")
    .replace(/, (?=[^,]*$)/, " and ");
}

/** Formats a list of quoted names on one line, and shortens a list of more than 30. */
export function quotedList(names: Iterable<string>): string {
  const all = [...names].map((name) => `"${name}"`);
  return all.length > 30 ? `${all.slice(0, 30).join(", ")} and ${all.length - 30} more` : all.join(", ");
}

/** Tells editors how to restore the last committed version of a file. */
export const discardChanges =
  'In Visual Studio Code, open Source Control (the branch icon on the left), right-click the file and choose "Discard Changes".';

/** Tells editors how to save a file with the encoding that the website reads. */
export const saveAsUtf8 =
  'choose "Save with Encoding" and "UTF-8" (in Visual Studio Code: click the name of the encoding at the bottom right).';
