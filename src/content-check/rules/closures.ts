import type { z } from "zod";
import { clinic } from "../../content/clinic";
import { closure } from "../../content/entities";
import { date } from "../../content/fields";
import { addDays, formatWeekdayDate } from "../../shared/clinic/clinic-time";
import { dates } from "../../words/en/dates";
import { type Message, type Problem, problemAt, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { validEntriesOf } from "../source-file";
import { otherYears } from "../values";
import { meantAfternoon } from "./hours";

type Closure = z.infer<typeof closure>;

/** The schema of a season with hours of its own. */
export const season = clinic.shape.seasons.unwrap().element;
type Season = z.infer<typeof season>;

/** Finds closures that end before they start, overlap another one, or have only one of `opens` and `closes`. */
export function findClosureProblems({ files }: Content): Problem[] {
  const all = validEntriesOf(files, "closures", closure);
  return all.flatMap(({ file, path, entry }, position) => {
    const { id, from, to = from, opens = "", closes = "" } = entry;
    const years = otherYears(id, [from, to]);
    if (years !== undefined) return problemAt(file, [...path, "from"], inOtherYear(id, years, from));
    const other = all
      .slice(0, position)
      .map((each) => each.entry)
      .find((each) => from <= (each.to ?? each.from) && each.from <= to);
    return problemsAt(file, path, [
      [to < from, ["to"], backwards(from, to)],
      [other, ["from"], sharedDay(other ?? entry, from)],
      [opens && !closes, ["opens"], half("opens", "closes")],
      [closes && !opens, ["closes"], half("closes", "opens")],
      [opens && closes && closes <= opens, ["closes"], early(opens, closes)],
    ]);
  });
}

const inOtherYear = (id: string, years: string, from: string): Message => ({
  found: `The id "${id}" says ${years}, but the first day is in ${from.slice(0, 4)}.`,
  expected: "The same year in the id and in the dates.",
  fix: `Write "from": "${years.slice(0, 4)}${from.slice(4)}", or change the id.`,
});

function backwards(from: string, to: string): Message {
  const nextYear = `${Number(from.slice(0, 4)) + (to.slice(4) < from.slice(4) ? 1 : 0)}${to.slice(4)}`;
  const isYear = date.safeParse(nextYear).success && nextYear < addDays(from, 60);
  const inWords = (day: string) => `${formatWeekdayDate(day, dates)}, ${day.slice(0, 4)}`;
  return {
    found: `${inWords(to)}, is before ${inWords(from)}, the first day.`,
    expected: 'A last day, "to", that is not before the first day, "from".',
    fix: `Write "to": ${isYear ? `"${nextYear}"` : `"${from}" or a later day`}, or delete "to" if the closure is only one day.`,
  };
}

function sharedDay(other: Closure, from: string): Message {
  const [, day = from] = [from, other.from].sort();
  return {
    cause: `days of the closure ${other.id}`,
    found: `${formatWeekdayDate(day, dates)}, is also in the closure "${other.id}".`,
    expected: "Each day in only one entry. Otherwise visitors read two different things.",
    fix: `Delete one of the two entries, or change its days ("from" and "to").`,
  };
}

const half = (field: "opens" | "closes", missing: "opens" | "closes"): Message => ({
  found: `"${missing}" is missing.`,
  expected:
    'Both "opens" and "closes" for days with different hours, or neither for days when you are closed.',
  fix: `Add this line with the time in place of the …: "${missing}": "…", Or delete "${field}".`,
});

function early(opens: string, closes: string): Message {
  const afternoon = meantAfternoon(opens, closes);
  return {
    found: `The clinic would close at ${closes} before it opens at ${opens}.`,
    expected: 'A time after opening, on the same day, in 24-hour time: 3 p.m. is "15:00".',
    fix: afternoon ? `Write "${afternoon}".` : `Write the closing time, which is later than ${opens}.`,
  };
}

/** Finds seasons that end before they start, or share days with another one. */
export function findSeasonProblems({ files }: Content): Problem[] {
  const all = validEntriesOf(files, "clinic", season, ["seasons"]);
  return all.flatMap(({ file, path, entry }, position) => {
    const { name, from, to } = entry;
    const other = all
      .slice(0, position)
      .map((each) => each.entry)
      .find((each) => from <= each.to && each.from <= to);
    const backwardsSeason = {
      found: `"${name}" would end on ${to}, before it begins on ${from}.`,
      expected: "A last day that is not before the first day.",
      fix: `Write "to": "${from}" or a later day.`,
    };
    return problemsAt(file, path, [
      [to < from, ["to"], backwardsSeason],
      [other, ["from"], sharedDays(entry, other ?? entry)],
    ]);
  });
}

const sharedDays = ({ name, from }: Season, other: Season): Message => ({
  found: `"${name}" and "${other.name}" share days.`,
  expected: "Each day in only one season. Otherwise visitors read two different hours.",
  fix:
    from > other.from
      ? `Write "to": "${addDays(from, -1)}" in "${other.name}", or "from": "${addDays(other.to, 1)}" here.`
      : `"${other.name}" lasts from ${other.from} to ${other.to}. Write other days here or there.`,
});
