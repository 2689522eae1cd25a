/** What calendar and clock on the clinic's wall show: a day as "2026-11-23", a time as "14:30". */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

const hour = 3_600_000;

/**
 * An instant as the clinic's wall shows it, wherever the visitor is. Reckoned, since a page's first use of
 * Intl.DateTimeFormat took 18 ms: Alaska is nine hours behind UTC, and eight by the rule of the United States from the
 * second Sunday of March to the first of November, each at two in the morning (15 U.S.C. 260a, since 2007).
 */
export function toClinicTime(instant: Date): LocalTime {
  const standard = instant.getTime() - 9 * hour;
  const shown = new Date(isDaylightSaving(standard) ? standard + hour : standard).toISOString();
  return { date: shown.slice(0, 10), time: shown.slice(11, 16) };
}

/** @param standard milliseconds by the clocks of winter: those of summer go back when it is one by these */
function isDaylightSaving(standard: number): boolean {
  const year = new Date(standard).getUTCFullYear();
  return standard >= sunday(year, 2, 2) + 2 * hour && standard < sunday(year, 10, 1) + hour;
}

/** Midnight of the so-manieth Sunday of a month, which counts from 0. */
function sunday(year: number, month: number, count: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (count - 1));
}
