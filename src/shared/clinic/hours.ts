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

/** Everything that determines when the clinic is open. */
export interface Schedule {
  readonly hours: readonly OpeningHours[];
  readonly closures: readonly Closure[];
}

/** Formats a time on the 12-hour clock: "07:00" gives "7am", "12:30" gives "12:30pm". */
export function formatTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const minutes = minute === 0 ? "" : `:${String(minute).padStart(2, "0")}`;
  return `${hour % 12 || 12}${minutes}${hour < 12 ? "am" : "pm"}`;
}

/** Formats the days of one entry, which are consecutive: "Monday-Thursday" or "Friday". */
export function formatDays(days: readonly string[]): string {
  const [first, last] = [days[0], days[days.length - 1]];
  return first === last ? `${first}` : `${first}-${last}`;
}

/** Formats the weekly hours on one line: "Monday-Thursday 7am-7pm, Friday 9am-5pm". */
export function formatHours(hours: readonly OpeningHours[]): string {
  return hours
    .map(({ days, opens, closes }) => `${formatDays(days)} ${formatTime(opens)}-${formatTime(closes)}`)
    .join(", ");
}
