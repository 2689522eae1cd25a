import { monthsBefore } from "../months-before";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type FieldPath, readableFiles, type SourceFile } from "../source-file";
import { entriesOf, textOf, valueAt } from "../values";

/**
 * Finds sources of pages, points, helpers and notices that were last read more than a year ago. Laws and phone numbers change.
 * @param today an ISO date, such as "2026-11-21"
 */
export function findStaleSources({ files }: Content, today: string): Problem[] {
  return readableFiles(files).flatMap((file) =>
    sourcesIn(file).flatMap((source) => {
      const checked = textOf(valueAt(file.value, source), "checked") ?? today;
      if (checked <= today && checked >= monthsBefore(today, 12)) return [];
      return problemAt(file, [...source, "checked"], {
        found:
          checked > today
            ? `${checked} is in the future.`
            : `The source was last read on ${checked}, more than a year ago.`,
        expected: "A look at every source once a year, because laws and phone numbers change.",
        fix: `Open its web address, compare, and write "checked": "${today}".`,
      });
    }),
  );
}

function sourcesIn({ value }: SourceFile): FieldPath[] {
  const entries = (list: string) => entriesOf(valueAt(value, [list])).map((_, index) => [list, index]);
  const points = entriesOf(valueAt(value, ["blocks"])).flatMap((block, index) =>
    ["points", "helpers"].flatMap((list) =>
      entriesOf(valueAt(block, [list])).map((_, entry) => ["blocks", index, list, entry]),
    ),
  );
  return [...entries("sources"), ...points, ["ranking"], ...entries("languages")];
}
