/** Local date and time at the clinic: "2026-11-23" and "14:30". */
export interface LocalTime {
  readonly date: string;
  readonly time: string;
}

const hour = 3_600_000;

/**
 * Converts an instant to local time at the clinic, regardless of the visitor's time zone. Computed from the
 * US daylight saving rule instead of Intl.DateTimeFormat, whose first use is slow (see docs/performance.md):
 * Alaska is UTC-9, and UTC-8 from the second Sunday of March to the first Sunday of November, both at 2 a.m.
 * (15 U.S.C. 260a, since 2007).
 */
export function toClinicTime(instant: Date): LocalTime {
  const standard = instant.getTime() - 9 * hour;
  const local = new Date(isDaylightSaving(standard) ? standard + hour : standard).toISOString();
  return { date: local.slice(0, 10), time: local.slice(11, 16) };
}

/**
 * @param standard local standard time in milliseconds; daylight saving time ends when it is 1 a.m. in
 *   standard time
 */
function isDaylightSaving(standard: number): boolean {
  const year = new Date(standard).getUTCFullYear();
  return standard >= sunday(year, 2, 2) + 2 * hour && standard < sunday(year, 10, 1) + hour;
}

/** UTC midnight of the nth Sunday of a month (0 = January), in milliseconds. */
function sunday(year: number, month: number, n: number): number {
  const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
  return Date.UTC(year, month, 1 + ((7 - first) % 7) + 7 * (n - 1));
}

/**
 * Converts local time at the clinic to an instant, regardless of the visitor's time zone. When daylight
 * saving time ends, the hour that occurs twice means its first occurrence. When it begins, a time in the
 * skipped hour is one hour later.
 */
export function fromClinicTime(local: LocalTime): Date {
  const wanted = readAsUtc(local);
  const inSummer = new Date(wanted + 8 * hour);
  return readAsUtc(toClinicTime(inSummer)) === wanted ? inSummer : new Date(wanted + 9 * hour);
}

function readAsUtc({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}Z`);
}
