import { closure } from "../../content/entities";
import { newsItem } from "../../content/news";
import { monthsBefore } from "../months-before";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { validEntries } from "../valid-entries";
import { valueAt } from "../values";
import { season } from "./seasons";

interface Days {
  readonly from: string;
  readonly to?: string | undefined;
}

/**
 * Finds closures, seasons and news that are over for more than two months, and those that are more than two years ahead,
 * whose year is probably a typo.
 * @param today an ISO date, such as "2026-11-21"
 */
export function findStaleDays({ files }: Content, today: string): Problem[] {
  return [
    ...readableFiles(files, "closures").flatMap((file) =>
      validEntries(file.value, closure).flatMap(([index, entry]) =>
        staleDays("closure", entry, today).map((message) => problemAt(file, [index, "from"], message)),
      ),
    ),
    ...readableFiles(files, "news").flatMap((file) =>
      validEntries(file.value, newsItem).flatMap(([index, entry]) =>
        staleDays("entry", entry, today).map((message) => problemAt(file, [index, "from"], message)),
      ),
    ),
    ...readableFiles(files, "clinic").flatMap((file) =>
      validEntries(valueAt(file.value, ["seasons"]), season).flatMap(([index, entry]) =>
        staleDays("season", entry, today).map((message) =>
          problemAt(file, ["seasons", index, "from"], message),
        ),
      ),
    ),
  ];
}

function staleDays(what: string, { from, to = from }: Days, today: string): Message[] {
  if (to < monthsBefore(today, 2))
    return [
      {
        found: `This ${what} ended on ${to}.`,
        expected: "Days that are ahead, or have just been. Visitors no longer see this one.",
        fix: "Delete this entry, or write its days of this year.",
      },
    ];
  if (from <= monthsBefore(today, -24)) return [];
  const [year, next] = [0, 1].map((more) => `${Number(today.slice(0, 4)) + more}`);
  const likely = `${year}${from.slice(4)}` < today ? next : year;
  return [
    {
      found: `This ${what} begins on ${from}, more than two years ahead.`,
      expected: "Days that are announced now. Most likely the year is a typo.",
      fix: `Write "from": "${likely}${from.slice(4)}", or delete the entry until then.`,
    },
  ];
}
