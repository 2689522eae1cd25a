import type { Closure, Schedule } from "./hours";

/** What calendar and clock on the clinic's wall show: a day as "2026-11-23", a time as "14:30". */
export interface WallTime {
  readonly date: string;
  readonly time: string;
}

export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

const slotMinutes = 30;

/** An instant as the clinic's wall shows it, wherever the visitor is. */
export function wallTime(instant: Date, timeZone: string): WallTime {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
  }).formatToParts(instant);
  const part = (wanted: string) => parts.find(({ type }) => type === wanted)?.value;
  return {
    date: `${part("year")}-${part("month")}-${part("day")}`,
    time: `${part("hour")}:${part("minute")}`,
  };
}

/** The day of the week: "2026-11-23" gives "Monday". */
export function weekdayOf(date: string): string {
  return noonOf(date).toLocaleDateString("en-US", { weekday: "long", timeZone: "UTC" });
}

/** The day so many days later. */
export function addDays(date: string, days: number): string {
  const noon = noonOf(date);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The month of a day: "2026-11-23" gives "November 2026". */
export function formatMonth(date: string): string {
  return noonOf(date).toLocaleDateString("en-US", { month: "long", year: "numeric", timeZone: "UTC" });
}

/** A day as a letter has it: "2026-11-23" gives "November 23, 2026". */
export function formatDate(date: string): string {
  return noonOf(date).toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
}

/** Noon in one fixed zone: a plain day, which no change of the clocks can move. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** What the editors say of a day that is not as its weekday is. */
export function closureOn<Known extends Closure>(
  date: string,
  closures: readonly Known[],
): Known | undefined {
  return closures.find(({ from, to }) => from <= date && date <= (to ?? from));
}

/** The hours of a day, or undefined when the clinic is closed. */
export function hoursOn(date: string, { hours, closures }: Schedule): DayHours | undefined {
  const closure = closureOn(date, closures);
  if (closure) {
    const { opens, closes } = closure;
    return opens !== null && closes !== null ? { opens, closes } : undefined;
  }
  const weekday = weekdayOf(date);
  return hours.find(({ days }) => days.includes(weekday));
}

/**
 * The times that can be asked for on a day: every half hour from opening until before closing that is still to come.
 * @param now the clinic's wall time
 */
export function timesOn(date: string, schedule: Schedule, now: WallTime): string[] {
  const open = hoursOn(date, schedule);
  if (open === undefined || date < now.date) return [];
  const times: string[] = [];
  for (let minute = minutesOf(open.opens); minute < minutesOf(open.closes); minute += slotMinutes) {
    const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
    if (date > now.date || time > now.time) times.push(time);
  }
  return times;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
