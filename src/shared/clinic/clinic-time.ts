import type { ClockWords, DateWords } from "../../words/date-words";
import { weekdays } from "../../words/en/clock";
import { fill } from "../../words/fill";
import type { LocalTime } from "./clinic-local-time";
import type { Closure, OpeningHours, Schedule } from "./hours";

const slotMinutes = 30;

/** Returns the day of the week by the name that data/clinic.json has for it: "2026-11-23" gives "Monday". */
export function weekdayOf(date: string): string {
  return `${weekdays[noonOf(date).getUTCDay()]}`;
}

/** Returns the name of a weekday of data/clinic.json in a language. */
export function nameWeekday(weekday: string, { weekdays: names }: ClockWords): string {
  return names[weekdays.indexOf(weekday)] ?? weekday;
}

/** Returns the date a number of days later. */
export function addDays(date: string, days: number): string {
  const noon = noonOf(date);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** Returns the month and year of a date: "2026-11-23" gives "November 2026". */
export function formatMonth(date: string, dates: DateWords): string {
  return fill(dates.month, {
    ...partsOf(date, dates),
    month: `${dates.monthsAlone[noonOf(date).getUTCMonth()]}`,
  });
}

/** Formats a date in long form: "2026-11-23" gives "November 23, 2026". */
export function formatDate(date: string, dates: DateWords): string {
  return fill(dates.date, partsOf(date, dates));
}

/** Formats a date with its weekday and without the year: "2027-01-04" gives "Monday, January 4". */
export function formatWeekdayDate(date: string, dates: ClockWords): string {
  return fill(dates.weekdayDate, partsOf(date, dates));
}

/** Formats a date with its weekday and the year: "2027-01-04" gives "Monday, January 4, 2027". */
export function formatFullDate(date: string, dates: DateWords): string {
  return fill(dates.fullDate, partsOf(date, dates));
}

function partsOf(date: string, { weekdays: names, months }: ClockWords) {
  const noon = noonOf(date);
  return {
    weekday: `${names[noon.getUTCDay()]}`,
    month: `${months[noon.getUTCMonth()]}`,
    day: noon.getUTCDate(),
    year: noon.getUTCFullYear(),
  };
}

/** Noon in UTC, so that no time zone or daylight saving change affects date arithmetic. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** Finds the closure that includes a date: a day on which the clinic is closed or has other hours. */
export function closureOn<Entry extends Closure>(
  date: string,
  closures: readonly Entry[],
): Entry | undefined {
  return closures.find(({ from, to }) => from <= date && date <= (to ?? from));
}

/** Returns the weekly hours on a date: those of the season that includes it, or the usual ones. */
export function weeklyHoursOn(
  date: string,
  { hours, seasons }: Omit<Schedule, "closures">,
): readonly OpeningHours[] {
  return seasons?.find(({ from, to }) => from <= date && date <= to)?.hours ?? hours;
}

/**
 * Returns the opening hours on a date, or undefined if the clinic is closed. Closures override the weekly
 * hours.
 */
export function hoursOn(
  date: string,
  schedule: Schedule,
): Pick<OpeningHours, "opens" | "closes"> | undefined {
  const closure = closureOn(date, schedule.closures);
  if (closure) {
    const { opens, closes } = closure;
    return opens !== null && closes !== null ? { opens, closes } : undefined;
  }
  const weekday = weekdayOf(date);
  return weeklyHoursOn(date, schedule).find(({ days }) => days.includes(weekday));
}

/**
 * Returns the appointment times on a date: every half hour from opening until before closing, without times
 * in the past.
 * @param now current local time at the clinic
 */
export function slotsOn(date: string, schedule: Schedule, now: LocalTime): string[] {
  const open = hoursOn(date, schedule);
  if (open === undefined || date < now.date) return [];
  const times: string[] = [];
  for (let minute = minutesOf(open.opens); minute < minutesOf(open.closes); minute += slotMinutes) {
    const time = new Date(minute * 60_000).toISOString().slice(11, 16);
    if (date > now.date || time > now.time) times.push(time);
  }
  return times;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}
