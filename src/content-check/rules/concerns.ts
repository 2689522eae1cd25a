import { callsFirst, emergencies, type First } from "../../content/emergencies";
import { type Message, type Problem, problemAt, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { readableFiles, type SourceFile } from "../source-file";
import { quotedList } from "../suggestions/wording";
import { entriesOf, placesAt, textOf, valueAt } from "../values";

/** Finds concerns that name nobody to turn to, that are shown twice or not at all, and emergencies that were changed. */
export function findConcernProblems(content: Content): Problem[] {
  const { files, site } = content;
  const shown = new Set<string>();
  const twice = files.flatMap((file) =>
    placesAt(file.value, ["blocks", "*", "areas", "*", "concerns", "*"]).flatMap(({ path, value }) => {
      const id = String(value);
      const isRepeated = shown.has(id);
      shown.add(id);
      return isRepeated ? problemAt(file, path, shownTwice(id)) : [];
    }),
  );
  const alone = readableFiles(files, "concerns").flatMap((file) => {
    const problems = entriesOf(file.value).flatMap((concern, index) => {
      const id = textOf(concern, "id") ?? "";
      const hasHelp = textOf(concern, "first") ?? textOf(concern, "service");
      const isShown = shown.has(id) || site.incomplete.has("pages");
      return problemsAt(
        file,
        [index],
        [
          [!hasHelp, [], nobody(site.ids.services)],
          [!isShown, ["id"], shownNowhere(id)],
        ],
      );
    });
    return [...problems, ...findEmergencyProblems(file)];
  });
  return [...twice, ...alone, ...findMissingNumbers(content)];
}

/** Finds emergencies that were removed or renamed, or whose `first` (whom to call) was changed. */
function findEmergencyProblems(file: SourceFile): Problem[] {
  const concerns = entriesOf(file.value);
  return Object.entries(emergencies).flatMap(([id, first]) => {
    const index = concerns.findIndex((concern) => textOf(concern, "id") === id);
    if (index < 0) return problemAt(file, [], emergencyMissing(id, first));
    const found = textOf(concerns[index], "first");
    return found === first ? [] : problemAt(file, [index, "first"], otherFirst(id, first, found));
  });
}

/** Finds phone lines that a concern's `first` shows and that are missing in data/clinic.json. */
function findMissingNumbers({ files }: Content): Problem[] {
  const firsts = readableFiles(files, "concerns").flatMap(({ value }) =>
    entriesOf(value).flatMap((concern) => textOf(concern, "first") ?? []),
  );
  const needed = new Set(firsts.flatMap((first) => (first in callsFirst ? callsFirst[first as First] : [])));
  return readableFiles(files, "clinic").flatMap((file) => {
    const numbers = entriesOf(valueAt(file.value, ["crisisLines"])).map((line) => textOf(line, "number"));
    const ids = entriesOf(valueAt(file.value, ["helpLines"])).map((line) => textOf(line, "id"));
    return Array.from(needed)
      .filter((line) => !numbers.includes(line) && !ids.includes(line))
      .map((line) => problemAt(file, [/\d/.test(line) ? "crisisLines" : "helpLines"], numberMissing(line)));
  });
}

const nobody = (services: readonly string[]): Message => ({
  found: "This concern does not say whom to turn to.",
  expected:
    'A "service" that helps with this concern, or a "first", which says whom to call before anyone else.',
  fix: `Add a line with the id of a service in place of the …: "service": "…", The ids are ${quotedList(services)}.`,
});

const shownTwice = (id: string): Message => ({
  found: `The concern "${id}" is shown twice.`,
  expected: "Each concern only once, in one area.",
  fix: `Delete "${id}" in one of the two areas.`,
});

const shownNowhere = (id: string): Message => ({
  found: `No page shows the concern "${id}".`,
  expected: 'Each concern in an area of the block "concern-finder" in data/pages/services.json.',
  fix: `Add "${id}" to the "concerns" of one of its areas.`,
});

const emergencyMissing = (id: string, first: First): Message => ({
  cause: `no concerns ${id}`,
  found: `There is no concern with the id "${id}".`,
  expected: "This entry under this id, because the search must always answer this emergency.",
  fix: `Restore the entry, with "id": "${id}" and "first": "${first}". You may change its name and texts.`,
});

const otherFirst = (id: string, first: First, found: string | undefined): Message => ({
  found: found ? `The emergency "${id}" has "first": "${found}".` : `The emergency "${id}" has no "first".`,
  expected: "The right help first, so that parents see at once whom to call.",
  fix: `Write "first": "${first}".`,
});

function numberMissing(line: string): Message {
  const isShort = /\d/.test(line);
  return {
    found: isShort ? `The number ${line} is missing.` : `The line "${line}" is missing.`,
    expected: 'This line, because answers in data/concerns.json show it (see their "first").',
    fix: isShort
      ? `Add an entry with "number": "${line}" to "crisisLines".`
      : `Add an entry with "id": "${line}" and its number to "helpLines".`,
  };
}
