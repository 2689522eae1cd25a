import { monthsBefore } from "../months-before";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { entriesOf, textOf, valueAt } from "../values";

/**
 * Finds points of law that were last compared with their source more than a year ago.
 * @param today an ISO date, such as "2026-11-21"
 */
export function findStaleSources({ files }: Content, today: string): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "pages" && readable)
    .flatMap((file) =>
      entriesOf(valueAt(file.value, ["blocks"])).flatMap((block, blockIndex) =>
        entriesOf(valueAt(block, ["points"])).flatMap((point, index) => {
          const checked = textOf(point, "checked") ?? today;
          if (checked <= today && checked >= monthsBefore(today, 12)) return [];
          return problemAt(file, ["blocks", blockIndex, "points", index, "checked"], {
            found:
              checked > today
                ? `${checked} is in the future.`
                : `This was last compared with its source on ${checked}, more than a year ago.`,
            expected: "A look at the source of every point once a year.",
            fix: `Open "source", correct what has changed, and write "checked": "${today}".`,
          });
        }),
      ),
    );
}
