import { clinic } from "../../content/clinic";
import { addDays } from "../../shared/clinic/clinic-time";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { validEntries } from "../valid-entries";
import { valueAt } from "../values";

/** The schema of a season with hours of its own. */
export const season = clinic.shape.seasons.unwrap().element;

/** Finds seasons that end before they start, or share days with another one. */
export function findSeasonProblems({ files }: Content): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) => {
    const valid = validEntries(valueAt(file.value, ["seasons"]), season);
    return valid.flatMap(([index, { name, from, to }], position) => {
      const backwards = {
        found: `"${name}" would end on ${to}, before it begins on ${from}.`,
        expected: "A last day that is not before the first day.",
        fix: `Write "to": "${from}" or a later day.`,
      };
      const shared = valid
        .slice(0, position)
        .map(([, other]) => other)
        .find((other) => from <= other.to && other.from <= to);
      return [
        ...(to < from ? [problemAt(file, ["seasons", index, "to"], backwards)] : []),
        ...(shared
          ? [
              problemAt(file, ["seasons", index, "from"], {
                found: `"${name}" and "${shared.name}" share days.`,
                expected: "Each day in only one season. Otherwise visitors read two different hours.",
                fix:
                  from > shared.from
                    ? `Write "to": "${addDays(from, -1)}" in "${shared.name}", or "from": "${addDays(shared.to, 1)}" here.`
                    : `"${shared.name}" lasts from ${shared.from} to ${shared.to}. Write other days here or there.`,
              }),
            ]
          : []),
      ];
    });
  });
}
