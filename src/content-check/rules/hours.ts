import { clinic } from "../../content/clinic";
import type { Message, Problem } from "../problem";
import { describeLocation, problemAt } from "../problem-at";
import type { Content } from "../read-content";
import type { FieldPath, SourceFile } from "../source-file";
import { entriesOf, onOneLine, textOf, valueAt } from "../values";

const { days: someDays, opens: time } = clinic.shape.hours.element.shape;
const week: readonly string[] = someDays.element.options;

/** Finds opening hours with gaps between days, days used twice, or closing before opening. */
export function findHoursProblems({ files }: Content): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "clinic" && readable)
    .flatMap((file) => [...dayProblems(file), ...timeProblems(file)]);
}

/** The days of one entry must be consecutive, since visitors read "Monday-Thursday"; and each day is in one entry. */
function dayProblems(file: SourceFile): Problem[] {
  const first = new Map<string, FieldPath>();
  return entriesOf(valueAt(file.value, ["hours"])).flatMap((entry, index) => {
    const days = entriesOf(valueAt(entry, ["days"])).map(String);
    const sorted = inWeekOrder(days);
    const problems = days.flatMap((day, position) => {
      const path = ["hours", index, "days", position];
      const before = first.get(day);
      if (before !== undefined) return [problemAt(file, path, repeatedDay(day, file, before, index))];
      first.set(day, path);
      const previous = days[position - 1];
      const isGap = previous !== undefined && [day, previous].every((each) => week.includes(each));
      if (!isGap || follows(day, previous)) return [];
      return [
        problemAt(
          file,
          path,
          sorted === undefined
            ? gap(days.slice(position), previous, entry)
            : wrongOrder(day, previous, sorted),
        ),
      ];
    });
    return problems.slice(0, 1);
  });
}

/** Sorts days from Monday on; undefined if they are not consecutive, or not all days of the week. */
function inWeekOrder(days: readonly string[]): string[] | undefined {
  const sorted = [...days].sort((one, other) => week.indexOf(one) - week.indexOf(other));
  const areConsecutive = sorted.every((day, index) => index === 0 || follows(day, sorted[index - 1] ?? ""));
  return areConsecutive ? sorted : undefined;
}

function follows(day: string, previous: string): boolean {
  return week.indexOf(day) === (week.indexOf(previous) + 1) % week.length;
}

function timeProblems(file: SourceFile): Problem[] {
  return entriesOf(valueAt(file.value, ["hours"])).flatMap((entry, index) => {
    const opens = textOf(entry, "opens") ?? "";
    const closes = textOf(entry, "closes") ?? "";
    const areTimes = [opens, closes].every((each) => time.safeParse(each).success);
    return areTimes && closes <= opens
      ? [problemAt(file, ["hours", index, "closes"], early(opens, closes))]
      : [];
  });
}

function repeatedDay(day: string, file: SourceFile, before: FieldPath, index: number): Message {
  const entries = [before[1], index].map((each) => valueAt(file.value, ["hours", Number(each)]));
  const opens = entries.map((entry) => textOf(entry, "opens") ?? "").sort()[0];
  const closes = entries
    .map((entry) => textOf(entry, "closes") ?? "")
    .sort()
    .at(-1);
  const isWhole = entries.every((entry) => entriesOf(valueAt(entry, ["days"])).length === 1);
  return {
    found: `${day} is used twice.`,
    expected: `Each day only once. ${day} is already on ${describeLocation(file, before).replace(/^.*, /, "")}.`,
    fix: isWhole
      ? `Keep one entry: ${onOneLine({ days: [day], opens, closes })}. The website can't show a break during the day.`
      : `Delete "${day}" in one of the two entries.`,
  };
}

function wrongOrder(day: string, previous: string, sorted: readonly string[]): Message {
  return {
    found: `${day} does not follow ${previous}.`,
    expected: 'Days that follow one another, because visitors read them as "Monday-Thursday".',
    fix: `Write "days": ${onOneLine(sorted)}`,
  };
}

function gap(days: readonly string[], previous: string, entry: unknown): Message {
  const own = { days, opens: textOf(entry, "opens") ?? "…", closes: textOf(entry, "closes") ?? "…" };
  return {
    found: `${days[0]} does not follow ${previous}.`,
    expected: 'Days that follow one another, because visitors read them as "Monday-Thursday".',
    fix: `Delete this day and those after it in this entry, and add another entry after it: ${onOneLine(own)}`,
  };
}

function early(opens: string, closes: string): Message {
  const hour = Number(closes.slice(0, 2));
  const afternoon = `${hour + 12}${closes.slice(2)}`;
  const isAfternoon = hour < 12 && afternoon > opens && opens !== closes;
  return {
    found:
      opens === closes
        ? `The clinic would close when it opens, at ${opens}.`
        : `${closes} is not later than ${opens}, when the clinic opens.`,
    expected: 'A time after opening, on the same day, in 24-hour time: 5 p.m. is "17:00".',
    fix: isAfternoon ? `Write "${afternoon}".` : 'Write the closing time, such as "17:00".',
  };
}
