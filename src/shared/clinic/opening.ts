import type { Catalog } from "../../words/catalog";
import type { ClockWords } from "../../words/date-words";
import { fill } from "../../words/fill";
import type { LocalTime } from "./clinic-local-time";
import { addDays, formatWeekdayDate, hoursOn, nameWeekday, weekdayOf } from "./clinic-time";
import { formatTime, type Schedule } from "./hours";

/** How many days to search for the next opening. */
const maxDaysAhead = 60;

/** Finds the next closing (if the clinic is open) or opening; undefined if it stays closed for the whole search period. */
function nextChange(schedule: Schedule, now: LocalTime) {
  const today = hoursOn(now.date, schedule);
  if (today && today.opens <= now.time && now.time < today.closes) {
    return { isOpen: true, date: now.date, time: today.closes };
  }
  for (let days = 0; days <= maxDaysAhead; days += 1) {
    const date = addDays(now.date, days);
    const open = hoursOn(date, schedule);
    if (open && (days > 0 || now.time < open.opens)) return { isOpen: false, date, time: open.opens };
  }
  return undefined;
}

/** Says whether the clinic is open and until when, or when it opens next: "Closed now, opens Monday at 7am". */
export function describeOpening(
  schedule: Schedule,
  now: LocalTime,
  words: Catalog["opening"],
  dates: ClockWords,
): string {
  const next = nextChange(schedule, now);
  if (next === undefined) return words.unknown;
  const time = formatTime(next.time, dates);
  if (next.isOpen) return fill(words.open, { time });
  if (next.date === now.date) return fill(words.today, { time });
  if (next.date === addDays(now.date, 1)) return fill(words.tomorrow, { time });
  return fill(words.later, { time, day: nameDay(next.date, now.date, dates) });
}

/** @returns "Monday" or, when that could be another Monday, "Monday, January 4" */
function nameDay(date: string, today: string, dates: ClockWords): string {
  return date < addDays(today, 7) ? nameWeekday(weekdayOf(date), dates) : formatWeekdayDate(date, dates);
}
