import { z } from "zod";
import { clinic } from "../../content/clinic";
import { closure } from "../../content/entities";
import { newsItem } from "../../content/news";
import { addDays, formatFullDate, weekdayOf, weeklyHoursOn } from "../../shared/clinic/clinic-time";
import { dates } from "../../words/en/dates";
import { type Message, type Problem, problemAt, problemsAt } from "../problem";
import type { Content } from "../read-content";
import { readableFiles, validEntriesOf } from "../source-file";
import { problemsIn } from "../walk-fields";
import { season } from "./closures";
import { monthsBefore } from "./stale-facts";

const weeklyHours = z.object({ hours: clinic.shape.hours, seasons: clinic.shape.seasons });
type WeeklyHours = z.infer<typeof weeklyHours>;

/**
 * Finds days that are possible, but probably not meant: long closures and seasons, closures on days without hours, reasons that
 * repeat what the banner says, and events while the clinic is closed.
 */
export function findUnlikelyDays({ files }: Content): Problem[] {
  const week = weeklyHours.safeParse(readableFiles(files, "clinic")[0]?.value).data;
  const closures = validEntriesOf(files, "closures", closure);
  return [
    ...closures.flatMap(({ file, path, entry: { from, to = from, reason, opens } }) => {
      return problemsAt(file, path, [
        [to > addDays(from, 60), ["to"], tooLong("closure", from, to)],
        [week && !opens && from <= to && !isOpenBetween(week, from, to), ["from"], closedAnyway(from, to)],
        [repeated.test(reason), ["reason"], repeatsBanner(reason)],
      ]);
    }),
    ...validEntriesOf(files, "clinic", season, ["seasons"]).flatMap(({ file, path, entry: { from, to } }) =>
      problemsAt(file, path, [[to > addDays(from, 366), ["to"], tooLong("season", from, to)]]),
    ),
    ...validEntriesOf(files, "news", newsItem).flatMap(({ file, path, entry: { event } }) => {
      const closed = closures.find(
        ({ entry: { from, to = from, opens } }) => event && !opens && from <= event.day && event.day <= to,
      );
      if (event === undefined || closed === undefined) return [];
      return problemAt(file, [...path, "event", "day"], whileClosed(event.day, closed.entry.reason));
    }),
  ];
}

/** Whether a day has weekly hours. A week always has one, so that it is found within a few days. */
function isOpenBetween(week: WeeklyHours, from: string, to: string): boolean {
  if (from > to) return false;
  const isOpen = weeklyHoursOn(from, week).some(({ days }) => days.some((day) => day === weekdayOf(from)));
  return isOpen || isOpenBetween(week, addDays(from, 1), to);
}

/** Words for the day or for being closed, but not a holiday such as Good Friday. */
const repeated =
  /^we(?:'re| are) closed\b|^closed\b|\b\d{1,2}\/\d{1,2}\b|(?<!\b(?:good|ash|black|easter|palm|holy) )\b(?:mon|tues|wednes|thurs|fri|satur|sun)day\b/i;

function tooLong(what: string, from: string, to: string): Message {
  const sameYear = [0, 1]
    .map((more) => `${Number(from.slice(0, 4)) + more}${to.slice(4)}`)
    .find((day) => day >= from);
  return {
    found: `This ${what} lasts ${Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000) + 1} days, from ${from} to ${to}.`,
    expected: `A ${what} of ${what === "season" ? "a year" : "two months"} at most. Most likely the year is a typo.`,
    fix: sameYear && sameYear < to ? `Write "to": "${sameYear}".` : "Write the last day that you mean.",
  };
}

function closedAnyway(from: string, to: string): Message {
  const day = formatFullDate(from, dates);
  return {
    found:
      from === to
        ? `${day}, has no opening hours anyway.`
        : `From ${from} to ${to}, no day has opening hours.`,
    expected: "A day on which families expect you to be open. Most likely the day is a typo.",
    fix: "Write the day that you mean, or delete this entry.",
  };
}

function repeatsBanner(reason: string): Message {
  const why = reason
    .replace(/.*\b(?:for|because of|due to)\s+/i, "")
    .replace(/^(?:we(?:'re| are) )?closed\b[\s:,-]*/i, "");
  return {
    found: `The reason is "${reason}", but visitors read the day and that you are closed beside it.`,
    expected: "Only the reason, such as a holiday.",
    fix:
      why === "" || repeated.test(why) ? 'Write only the reason, such as "Heavy snow".' : `Write "${why}".`,
  };
}

const whileClosed = (day: string, reason: string): Message => ({
  found: `The event is on ${formatFullDate(day, dates)}, when you are closed: ${reason}.`,
  expected: "An event on a day when somebody is there.",
  fix: "Write the day that you mean, or shorten the closure. If it is right, leave it.",
});

/** Finds closures, seasons and news that are over for two months, and those two years ahead, whose year is probably a typo. */
export function findStaleDays({ files }: Content, today: string): Problem[] {
  return [
    ...validEntriesOf(files, "closures", closure).map((each) => ({ ...each, what: "closure" })),
    ...validEntriesOf(files, "news", newsItem).map((each) => ({ ...each, what: "entry" })),
    ...validEntriesOf(files, "clinic", season, ["seasons"]).map((each) => ({ ...each, what: "season" })),
  ].flatMap(({ file, path, entry, what }) =>
    problemsIn(file, [...path, "from"], staleDays(what, entry, today)),
  );
}

function staleDays(
  what: string,
  { from, to = from }: { readonly from: string; readonly to?: string | undefined },
  today: string,
): Message | undefined {
  if (to < monthsBefore(today, 2))
    return {
      found: `This ${what} ended on ${to}.`,
      expected: "Days that are ahead, or have just been. Visitors no longer see this one.",
      fix: "Delete this entry, or write its days of this year.",
    };
  if (from <= monthsBefore(today, -24)) return undefined;
  const [year, next] = [0, 1].map((more) => `${Number(today.slice(0, 4)) + more}`);
  const likely = `${year}${from.slice(4)}` < today ? next : year;
  return {
    found: `This ${what} begins on ${from}, more than two years ahead.`,
    expected: "Days that are announced now. Most likely the year is a typo.",
    fix: `Write "from": "${likely}${from.slice(4)}", or delete the entry until then.`,
  };
}
