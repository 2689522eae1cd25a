import type { z } from "zod";
import { clinic } from "../../content/clinic";
import { closure } from "../../content/entities";
import { date } from "../../content/fields";
import { addDays, formatWeekdayDate } from "../../shared/clinic/clinic-time";
import { dates } from "../../words/en/dates";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { validEntries, valueAt } from "../values";
import { meantAfternoon } from "./hours";

type Closure = z.infer<typeof closure>;

interface ClosureProblem extends Message {
  readonly field: keyof Closure;
}

/** Finds closures that end before they start, overlap another one, or have only one of `opens` and `closes`. */
export function findClosureProblems({ files }: Content): Problem[] {
  return readableFiles(files, "closures").flatMap((file) => {
    const valid = validEntries(file.value, closure);
    return valid.flatMap(([index, entry], position) => {
      const earlier = valid.slice(0, position).map(([, other]) => other);
      return problemsOf(entry, earlier).map(({ field, ...message }) =>
        problemAt(file, [index, field], message),
      );
    });
  });
}

function problemsOf(entry: Closure, earlier: readonly Closure[]): ClosureProblem[] {
  const { id, from, to = from, opens, closes } = entry;
  const year = otherYear(id, from, to);
  if (year !== undefined) return [year];
  const shared = earlier.find((other) => from <= (other.to ?? other.from) && other.from <= to);
  return [
    ...(to < from ? [backwards(from, to)] : []),
    ...(shared ? [sharedDay(shared, from)] : []),
    ...(opens && !closes ? [half("opens", "closes")] : []),
    ...(closes && !opens ? [half("closes", "opens")] : []),
    ...(opens && closes && closes <= opens ? [early(opens, closes)] : []),
  ];
}

function backwards(from: string, to: string): ClosureProblem {
  const nextYear = `${Number(from.slice(0, 4)) + (to.slice(4) < from.slice(4) ? 1 : 0)}${to.slice(4)}`;
  const isYear = date.safeParse(nextYear).success && daysBetween(from, nextYear) < 60;
  return {
    field: "to",
    found: `${formatWeekdayDate(to, dates)}, ${to.slice(0, 4)}, is before ${formatWeekdayDate(from, dates)}, ${from.slice(0, 4)}, the first day.`,
    expected: 'A last day, "to", that is not before the first day, "from".',
    fix: isYear
      ? `Write "to": "${nextYear}", or delete "to" if the closure is only one day.`
      : `Write "to": "${from}" or a later day, or delete "to" if the closure is only one day.`,
  };
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

function sharedDay(other: Closure, from: string): ClosureProblem {
  const [, day = from] = [from, other.from].sort();
  return {
    field: "from",
    cause: `days of the closure ${other.id}`,
    found: `${formatWeekdayDate(day, dates)}, is also in the closure "${other.id}".`,
    expected: "Each day in only one entry. Otherwise visitors read two different things.",
    fix: `Delete one of the two entries, or change its days ("from" and "to").`,
  };
}

const half = (field: "opens" | "closes", missing: "opens" | "closes"): ClosureProblem => ({
  field,
  found: `"${missing}" is missing.`,
  expected:
    'Both "opens" and "closes" for days with different hours, or neither for days when you are closed.',
  fix: `Add this line with the time in place of the …: "${missing}": "…", Or delete "${field}".`,
});

function early(opens: string, closes: string): ClosureProblem {
  const afternoon = meantAfternoon(opens, closes);
  return {
    field: "closes",
    found: `The clinic would close at ${closes} before it opens at ${opens}.`,
    expected: 'A time after opening, on the same day, in 24-hour time: 3 p.m. is "15:00".',
    fix: afternoon ? `Write "${afternoon}".` : `Write the closing time, which is later than ${opens}.`,
  };
}

/** Finds a year in an id, such as "new-year-2027", that differs from the dates: one of the two is a typo. */
function otherYear(id: string, from: string, to: string): ClosureProblem | undefined {
  const [year] = /(?<!\d)20\d{2}(?!\d)/.exec(id) ?? [];
  if (year === undefined || [from, to].some((day) => day.startsWith(year))) return undefined;
  return {
    field: "from",
    found: `The id "${id}" says ${year}, but the first day is in ${from.slice(0, 4)}.`,
    expected: "The same year in the id and in the dates.",
    fix: `Write "from": "${year}${from.slice(4)}", or change the id.`,
  };
}

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
