import { type LocalTime, toClinicTime } from "./clinic-local-time";

const day = 86_400_000;

/**
 * Converts local time at the clinic to an instant, regardless of the visitor's time zone. When daylight
 * saving time ends, the hour that occurs twice means its first occurrence. When it begins, a time in the
 * skipped hour is one hour later.
 */
export function fromClinicTime(local: LocalTime): Date {
  const wanted = readAsUtc(local);
  const localAt = (instant: number) => readAsUtc(toClinicTime(new Date(instant)));
  // Candidates from the UTC offsets one day before and one day after; they differ if the clocks change in
  // between.
  const [first = wanted, last = wanted] = [wanted - day, wanted + day]
    .map((near) => wanted - (localAt(near) - near))
    .sort((one, other) => one - other);
  return new Date(localAt(first) === wanted ? first : last);
}

function readAsUtc({ date, time }: LocalTime): number {
  return Date.parse(`${date}T${time}Z`);
}
