import { formatTime, type OpeningHours } from "./hours";

/** What calendar and clock on the clinic's wall show: a day as "2026-11-23", a time as "14:30". */
export interface WallTime {
  readonly date: string;
  readonly time: string;
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

/** Noon in one fixed zone: a plain day, which no change of the clocks can move. */
function noonOf(date: string): Date {
  return new Date(`${date}T12:00:00Z`);
}

/** The hours of a day, or undefined when the clinic is closed. */
export function hoursOn<Hours extends OpeningHours>(
  date: string,
  hours: readonly Hours[],
): Hours | undefined {
  const weekday = weekdayOf(date);
  return hours.find(({ days }) => days.includes(weekday));
}

/**
 * The times that can be asked for on a day: every half hour from opening until before closing that is still to come.
 * @param now the clinic's wall time
 */
export function timesOn(date: string, hours: readonly OpeningHours[], now: WallTime): string[] {
  const open = hoursOn(date, hours);
  if (open === undefined || date < now.date) return [];
  const times: string[] = [];
  for (let minute = minutesOf(open.opens); minute < minutesOf(open.closes); minute += slotMinutes) {
    const time = `${pad(Math.floor(minute / 60))}:${pad(minute % 60)}`;
    if (date > now.date || time > now.time) times.push(time);
  }
  return times;
}

/** When somebody is there to answer next, as a sentence; undefined for a clinic that never opens. */
export function describeNextOpening(hours: readonly OpeningHours[], now: WallTime): string | undefined {
  const today = hoursOn(now.date, hours);
  if (today && now.time < today.closes) {
    return now.time < today.opens
      ? `We open today at ${formatTime(today.opens)}.`
      : `We are open now, until ${formatTime(today.closes)}.`;
  }
  for (let days = 1; days <= 7; days += 1) {
    const date = addDays(now.date, days);
    const open = hoursOn(date, hours);
    const day = days === 1 ? "tomorrow" : `on ${weekdayOf(date)}`;
    if (open) return `We open again ${day} at ${formatTime(open.opens)}.`;
  }
  return undefined;
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
}

function pad(number: number): string {
  return String(number).padStart(2, "0");
}
