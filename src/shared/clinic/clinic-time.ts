import type { LocalTime } from "./clinic-local-time";
import type { Closure, Schedule } from "./hours";

export interface DayHours {
  readonly opens: string;
  readonly closes: string;
}

const slotMinutes = 30;

// Spelled out: a page's first use of Intl.DateTimeFormat took 18 ms.
const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** The day of the week: "2026-11-23" gives "Monday". */
export function weekdayOf(date: string): string {
  return `${weekdays[noonOf(date).getUTCDay()]}`;
}

/** The day so many days later. */
export function addDays(date: string, days: number): string {
  const noon = noonOf(date);
  noon.setUTCDate(noon.getUTCDate() + days);
  return noon.toISOString().slice(0, 10);
}

/** The month of a day: "2026-11-23" gives "November 2026". */
export function formatMonth(date: string): string {
  return `${monthOf(date)} ${noonOf(date).getUTCFullYear()}`;
}

/** A day as a letter has it: "2026-11-23" gives "November 23, 2026". */
export function formatDate(date: string): string {
  const noon = noonOf(date);
  return `${monthOf(date)} ${noon.getUTCDate()}, ${noon.getUTCFullYear()}`;
}

/** "2027-01-04" gives "Monday, January 4". */
export function formatWeekdayDate(date: string): string {
  return `${weekdayOf(date)}, ${monthOf(date)} ${noonOf(date).getUTCDate()}`;
}

function monthOf(date: string): string {
  return `${months[noonOf(date).getUTCMonth()]}`;
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
export function slotsOn(date: string, schedule: Schedule, now: LocalTime): string[] {
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
