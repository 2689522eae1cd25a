import { closure } from "../../content/entities";
import { date } from "../../content/fields";
import { formatWeekdayDate } from "../../shared/clinic/clinic-time";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import type { SourceFile } from "../source-file";
import { entriesOf, textOf } from "../values";

/** Finds closures that end before they start, overlap another one, or have only one of `opens` and `closes`. */
export function findClosureProblems({ files }: Content): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "closures" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((entry, index, all) =>
        closure.safeParse(entry).success ? problemsOf(file, index, all) : [],
      ),
    );
}

function problemsOf(file: SourceFile, index: number, all: readonly unknown[]): Problem[] {
  const entry = all[index];
  const [opens, closes] = [textOf(entry, "opens"), textOf(entry, "closes")];
  const { from, to } = daysOf(entry);
  const earlier = all.slice(0, index).filter((other) => closure.safeParse(other).success);
  const shared = earlier.find((other) => from <= daysOf(other).to && daysOf(other).from <= to);
  const checks: [boolean, string, Message][] = [
    [to < from, "to", backwards(from, to)],
    [shared !== undefined, "from", sharedDay(shared, [from, daysOf(shared).from].sort()[1] ?? from)],
    [
      (opens === undefined) !== (closes === undefined),
      opens ? "opens" : "closes",
      half(opens ? "closes" : "opens", opens ? "opens" : "closes"),
    ],
    [
      opens !== undefined && closes !== undefined && closes <= opens,
      "closes",
      early(opens ?? "", closes ?? ""),
    ],
  ];
  const year = otherYear(textOf(entry, "id") ?? "", from, to);
  const problems = checks.flatMap(([isProblem, field, message]) =>
    isProblem ? [problemAt(file, [index, field], message)] : [],
  );
  return year === undefined
    ? problems
    : [problemAt(file, [index, year.field], year.message), ...problems].slice(0, 1);
}

function daysOf(entry: unknown): { from: string; to: string } {
  const from = textOf(entry, "from") ?? "";
  return { from, to: textOf(entry, "to") ?? from };
}

function backwards(from: string, to: string): Message {
  const nextYear = `${Number(from.slice(0, 4)) + (to.slice(4) < from.slice(4) ? 1 : 0)}${to.slice(4)}`;
  const isYear = nextYear >= from && date.safeParse(nextYear).success && daysBetween(from, nextYear) < 60;
  return {
    found: `${formatWeekdayDate(to)}, ${to.slice(0, 4)}, is before ${formatWeekdayDate(from)}, ${from.slice(0, 4)}, the first day.`,
    expected: 'A last day, "to", that is not before the first day, "from".',
    fix: isYear
      ? `Write "to": "${nextYear}", or delete "to" if the closure is only one day.`
      : `Write "to": "${from}" or a later day, or delete "to" if the closure is only one day.`,
  };
}

const daysBetween = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

function sharedDay(other: unknown, day: string): Message {
  const id = textOf(other, "id") ?? "";
  return {
    cause: `days of the closure ${id}`,
    found: `${formatWeekdayDate(day)}, is also in the closure "${id}".`,
    expected: "Each day in only one entry. Otherwise visitors read two different things.",
    fix: `Delete one of the two entries, or change its days ("from" and "to").`,
  };
}

function half(missing: string, given: string): Message {
  const example = missing === "closes" ? "12:00" : "09:00";
  return {
    found: `"${missing}" is missing.`,
    expected:
      'Both "opens" and "closes" for days with different hours, or neither for days when you are closed.',
    fix: `Add "${missing}": "${example}" (or the right time), or delete "${given}".`,
  };
}

function early(opens: string, closes: string): Message {
  const hour = Number(closes.slice(0, 2));
  const afternoon = `${hour + 12}${closes.slice(2)}`;
  return {
    found: `The clinic would close at ${closes} before it opens at ${opens}.`,
    expected: 'A time after opening, on the same day, in 24-hour time: 3 p.m. is "15:00".',
    fix:
      hour < 12 && afternoon > opens && opens !== closes
        ? `Write "${afternoon}".`
        : 'Write a later time, such as "17:00".',
  };
}

/** Finds a year in an id, such as "new-year-2027", that differs from the dates: one of the two is a typo. */
function otherYear(id: string, from: string, to: string): { field: string; message: Message } | undefined {
  const [year] = /(?<!\d)20\d{2}(?!\d)/.exec(id) ?? [];
  if (year === undefined || [from, to].some((day) => Math.abs(Number(day.slice(0, 4)) - Number(year)) < 1))
    return undefined;
  return {
    field: "from",
    message: {
      found: `The id "${id}" says ${year}, but the first day is in ${from.slice(0, 4)}.`,
      expected: "The same year in the id and in the dates.",
      fix: `Write "from": "${year}${from.slice(4)}", or change the id.`,
    },
  };
}
