import type { ClockWords, DateWords } from "../../words/date-words";
import { fill } from "../../words/fill";
import { nameWeekday } from "./clinic-time";

/** Weekly hours that consecutive days share. */
export interface OpeningHours {
  readonly days: readonly string[];
  readonly opens: string;
  readonly closes: string;
}

/** Days on which the clinic is closed, or open at other hours than usual. Dates as "2026-11-26". */
export interface Closure {
  readonly reason: string;
  readonly from: string;
  /** The last day if there are several, otherwise null. */
  readonly to: string | null;
  readonly opens: string | null;
  readonly closes: string | null;
}

/** The weekly hours from one day to another, instead of the usual ones. */
interface Season {
  readonly from: string;
  readonly to: string;
  readonly hours: readonly OpeningHours[];
}

/** Everything that determines when the clinic is open. */
export interface Schedule {
  readonly hours: readonly OpeningHours[];
  readonly seasons?: readonly Season[] | null | undefined;
  readonly closures: readonly Closure[];
}

/** Formats a time, in English on the 12-hour clock: "07:00" gives "7am", "12:30" gives "12:30pm". */
export function formatTime(time: string, { am, pm }: ClockWords): string {
  const hour24 = time.slice(0, 2);
  const minute = time.slice(3);
  const hour = Number(hour24);
  return fill(hour < 12 ? am : pm, {
    hour: hour % 12 || 12,
    minutes: minute === "00" ? "" : `:${minute}`,
    hour24,
    minute,
  });
}

/** Formats the days of one entry, which are consecutive: "Monday-Thursday" or "Friday". */
export function formatDays(days: readonly string[], dates: DateWords): string {
  const [from = "", to = ""] = [days[0], days.at(-1)].map((day = "") => nameWeekday(day, dates));
  return from === to ? from : fill(dates.range, { from, to });
}

/** Formats opening and closing time: "7am-7pm". */
export function formatTimes(
  { opens, closes }: Pick<OpeningHours, "opens" | "closes">,
  dates: DateWords,
): string {
  return fill(dates.range, { from: formatTime(opens, dates), to: formatTime(closes, dates) });
}

/** Formats the weekly hours on one line: "Monday-Thursday 7am-7pm, Friday 9am-5pm". */
export function formatHours(hours: readonly OpeningHours[], dates: DateWords): string {
  return hours
    .map((each) => fill(dates.hours, { days: formatDays(each.days, dates), times: formatTimes(each, dates) }))
    .join(dates.separator);
}
