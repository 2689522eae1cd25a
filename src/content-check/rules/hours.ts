import type { z } from "zod";
import { clinic } from "../../content/clinic";
import { describeLocation, type Message, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { type FieldPath, readableFiles, type SourceFile } from "../source-file";
import { entriesOf, onOneLine, validEntries, valueAt } from "../values";

const openingHours = clinic.shape.hours.element;
type Hours = z.infer<typeof openingHours>;
type Day = Hours["days"][number];
const week: readonly Day[] = openingHours.shape.days.element.options;

/** Valid opening hours, and their place in the file. */
type Entry = Hours & { readonly path: FieldPath };

/** Finds opening hours, also those of a season or another location, with gaps between days, days used twice, or closing before opening. */
export function findHoursProblems({ files }: Content): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) => {
    const others = ["seasons", "locations"].flatMap((list) =>
      entriesOf(valueAt(file.value, [list])).map((_, index) => [list, index, "hours"]),
    );
    return [["hours"], ...others].flatMap((path) => {
      const valid = validEntries(valueAt(file.value, path), openingHours);
      const entries = valid.map(([index, entry]) => ({ ...entry, path: [...path, index] }));
      const early = entries.filter(({ opens, closes }) => closes <= opens);
      return [
        ...dayProblems(file, entries),
        ...early.map((entry) => problemAt(file, [...entry.path, "closes"], tooEarly(entry))),
      ];
    });
  });
}

/** Finds ranges of minutes of a visit that end before they begin: families would read "10 to 5 minutes early". */
export function findVisitProblems({ files }: Content): Problem[] {
  return readableFiles(files, "clinic").flatMap((file) =>
    (["followUp", "early", "earlyWithPaperwork"] as const).flatMap((name) => {
      const { data } = clinic.shape.visits.shape[name].safeParse(valueAt(file.value, ["visits", name]));
      if (data === undefined || data.from <= data.to) return [];
      const { from, to } = data;
      return problemAt(file, ["visits", name, "to"], {
        found: `The minutes end at ${to}, before they begin at ${from}.`,
        expected: "The smaller number first.",
        fix: `Write "from": ${to}, "to": ${from}.`,
      });
    }),
  );
}

/** The days of one entry must be consecutive, since visitors read "Monday-Thursday"; and each day is in one entry. */
function dayProblems(file: SourceFile, entries: readonly Entry[]): Problem[] {
  const first = new Map<Day, { entry: Entry; line: string }>();
  return entries.flatMap((entry) => {
    const problems = entry.days.flatMap((day, position) => {
      const path = [...entry.path, "days", position];
      const before = first.get(day);
      if (before !== undefined) return problemAt(file, path, repeatedDay(day, before, entry));
      first.set(day, { entry, line: describeLocation(file, path).replace(/^.*, /, "") });
      const previous = entry.days[position - 1];
      if (previous === undefined || follows(day, previous)) return [];
      return problemAt(file, path, outOfOrder(day, previous, entry));
    });
    return problems.slice(0, 1);
  });
}

/** Sorts days from Monday on; undefined if they are not consecutive. */
function inWeekOrder(days: readonly Day[]): readonly Day[] | undefined {
  const start = Math.min(...days.map((day) => week.indexOf(day)));
  const consecutive = week.slice(start, start + days.length);
  return days.every((day) => consecutive.includes(day)) ? consecutive : undefined;
}

const follows = (day: Day, previous: Day): boolean =>
  week.indexOf(day) === (week.indexOf(previous) + 1) % week.length;

function repeatedDay(day: Day, before: { entry: Entry; line: string }, entry: Entry): Message {
  const pair = [before.entry, entry];
  const isBreak = before.entry !== entry && before.entry.days.join() === entry.days.join();
  const [opens] = pair.map((each) => each.opens).sort();
  const [, closes] = pair.map((each) => each.closes).sort();
  return {
    found: `${day} is used twice.`,
    expected: `Each day only once. ${day} is already on ${before.line}.`,
    fix: isBreak
      ? `Keep one entry: ${onOneLine({ days: entry.days, opens, closes })}. The website can't show a break during the day.`
      : `Delete "${day}" in one of the two entries.`,
  };
}

function outOfOrder(day: Day, previous: Day, { days, opens, closes }: Hours): Message {
  const sorted = inWeekOrder(days);
  const rest = { days: days.slice(days.indexOf(day)), opens, closes };
  return {
    found: `${day} does not follow ${previous}.`,
    expected: 'Days that follow one another, because visitors read them as "Monday-Thursday".',
    fix: sorted
      ? `Write "days": ${onOneLine(sorted)}`
      : `Delete this day and those after it in this entry, and add another entry after it: ${onOneLine(rest)}`,
  };
}

function tooEarly({ opens, closes }: Hours): Message {
  const afternoon = meantAfternoon(opens, closes);
  return {
    found:
      opens === closes
        ? `The clinic would close when it opens, at ${opens}.`
        : `${closes} is not later than ${opens}, when the clinic opens.`,
    expected: 'A time after opening, on the same day, in 24-hour time: 5 p.m. is "17:00".',
    fix: afternoon ? `Write "${afternoon}".` : `Write the closing time, which is later than ${opens}.`,
  };
}

/** Returns the closing time that was probably meant by one in 12-hour time: "17:00" for "05:00", if it opens at "09:00". */
export function meantAfternoon(opens: string, closes: string): string | undefined {
  const hour = Number(closes.slice(0, 2));
  const afternoon = `${hour + 12}${closes.slice(2)}`;
  return hour < 12 && afternoon > opens && closes !== opens ? afternoon : undefined;
}
