import type { LocalTime } from "./clinic-local-time";
import { addDays, formatWeekdayDate, hoursOn, weekdayOf } from "./clinic-time";
import { formatTime, type Schedule } from "./hours";

/** The next time the clinic closes (if it is open) or opens. */
interface Change {
  readonly isOpen: boolean;
  readonly date: string;
  readonly time: string;
}

/** How many days to search for the next opening. */
const maxDaysAhead = 60;

/** Finds the next opening or closing; undefined if the clinic stays closed for the whole search period. */
function nextChange(schedule: Schedule, now: LocalTime): Change | undefined {
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

/**
 * Returns a sentence on when the clinic is open, or undefined if no opening is known: "We open today at 7am."
 */
export function openStatusSentence(schedule: Schedule, now: LocalTime): string | undefined {
  const next = nextChange(schedule, now);
  if (next === undefined) return undefined;
  const at = formatTime(next.time);
  if (next.isOpen) return `We are open now, until ${at}.`;
  if (next.date === now.date) return `We open today at ${at}.`;
  return `We open again ${nameDay(next.date, now.date, "on ")} at ${at}.`;
}

/** Returns the same in a short form that fits on one line on a phone: "Open now, until 7pm". */
export function openStatusShort(schedule: Schedule, now: LocalTime): string {
  const next = nextChange(schedule, now);
  if (next === undefined) return "Closed now";
  const at = formatTime(next.time);
  return next.isOpen
    ? `Open now, until ${at}`
    : `Closed now, opens ${nameDay(next.date, now.date, "")} at ${at}`;
}

/**
 * @returns "today", "tomorrow", "on Monday", or, when that could be another Monday, "on Monday, January 4"
 */
function nameDay(date: string, today: string, before: string): string {
  if (date === today) return "today";
  if (date === addDays(today, 1)) return "tomorrow";
  return `${before}${date < addDays(today, 7) ? weekdayOf(date) : formatWeekdayDate(date)}`;
}
