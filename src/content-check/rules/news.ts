import { date } from "../../content/fields";
import { newsItem } from "../../content/news";
import { formatWeekdayDate, weekdayOf } from "../../shared/clinic/clinic-time";
import { weekdays } from "../../words/en/clock";
import { dates } from "../../words/en/dates";
import { type Message, type Problem, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { validEntriesOf } from "../source-file";
import { textOf, valueAt } from "../values";
import { checkFields } from "../walk-fields";
import { meantAfternoon } from "./hours";

/** Finds news, events and jobs whose days contradict one another, and entries that are both an event and a job. */
export function findNewsProblems({ files }: Content): Problem[] {
  return validEntriesOf(files, "news", newsItem).flatMap(({ file, path, entry }) => {
    const { from, to, event, job } = entry;
    const { day = "", lastDay: end = day, starts = "", ends = "" } = event ?? {};
    return problemsAt(file, path, [
      [to < from, ["to"], endsEarly(to, from)],
      [event && job, ["job"], eventAndJob],
      [end < day, ["event", "lastDay"], endsEarly(end, day)],
      [end > to, ["to"], goneEarly(to, end)],
      [end === day && starts && ends && ends <= starts, ["event", "ends"], endsBeforeStart(starts, ends)],
    ]);
  });
}

const endsEarly = (last: string, first: string): Message => ({
  found: `The last day, ${last}, is before the first day, ${first}.`,
  expected: "A last day that is not before the first day.",
  fix: `Write ${first} or a later day.`,
});

const goneEarly = (to: string, end: string): Message => ({
  found: `Visitors no longer see the event after ${to}, but it is on ${end}.`,
  expected: "A last day that is not before the event.",
  fix: `Write "${end}".`,
});

const eventAndJob: Message = {
  found: "This entry is an event and a job.",
  expected: "One of the two. Search engines list them in different places.",
  fix: "Make two entries of it, or delete one of the two parts.",
};

const endsBeforeStart = (starts: string, ends: string): Message => {
  const afternoon = meantAfternoon(starts, ends);
  return {
    found: "The event would end before it starts.",
    expected: 'A time after the start, in 24-hour time: 3 p.m. is "15:00".',
    fix: afternoon ? `Write "${afternoon}".` : "Write a later time.",
  };
};

/** Matches names of days or months, and the usual short ones: "Thursday", "Thurs" or "Thu". */
const orShort = (names: readonly string[], ...more: string[]) =>
  [...names, ...more, ...names.map((name) => name.slice(0, 3))].join("|");
const written = new RegExp(
  `\\b(${orShort(weekdays, "Tues", "Thur", "Thurs")})\\.?,? (?:the )?(${orShort(dates.months, "Sept")})\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?:,? (20\\d\\d)\\b)?`,
  "g",
);

/** Finds a weekday that contradicts its date, such as "Friday, February 6" in a year in which that is a Saturday. */
export function findWrongWeekdays(content: Content): Problem[] {
  return checkFields(content, ({ value, path }, file) => {
    const item = file.collection === "news" ? valueAt(file.value, path.slice(0, 1)) : undefined;
    const [from = "", to = ""] = ["from", "to"].map((field) => textOf(item, field));
    return [...value.matchAll(written)].flatMap(
      ({ 0: text, 1: name = "", 2: month = "", 3: day = "", 4: year, index }) => {
        const isMonth = (each: string) => each.startsWith(month);
        const rest = `${dates.months.findIndex(isMonth) + 1}`.padStart(2, "0");
        const years = year === undefined ? [from.slice(0, 4), to.slice(0, 4)] : [year];
        const possible = years
          .map((each) => `${each}-${rest}-${day.padStart(2, "0")}`)
          .filter((each) => date.safeParse(each).success);
        const shown = possible.filter((each) => from <= each && each <= to);
        const [first] = [...shown, ...possible];
        const isRight = (shown.length > 0 ? shown : possible).some((each) =>
          weekdayOf(each).startsWith(name),
        );
        if (first === undefined || isRight) return [];
        return {
          index,
          found: `"${text}" is a ${weekdayOf(first)} in ${first.slice(0, 4)}.`,
          expected: "The weekday of that date.",
          fix: `Write "${formatWeekdayDate(first, dates)}${year === undefined ? "" : `, ${year}`}", or the date that you mean.`,
        };
      },
    );
  });
}
