import type { FieldErrors } from "../../components/form/form-errors";
import type { LocalTime } from "../../shared/clinic/clinic-local-time";
import { addDays, closureOn, formatDate, hoursOn, weekdayOf } from "../../shared/clinic/clinic-time";
import { formatTime, type Schedule } from "../../shared/clinic/hours";

/** How many days ahead a visit may be; a later date is probably a typing error. */
export const daysAhead = 730;

/** The field names of a visit, which are unique on the page. */
export const timeFields = (visit: string) => ({ day: `${visit}-day`, time: `${visit}-time` });

/**
 * Validates the date and time of a visit.
 * @param visit the id of the kind of visit
 * @param chosen the values of the fields; "" while a field is incomplete
 * @param now the clinic's local time
 * @returns the errors by field name
 */
export function checkVisitTime(visit: string, { date, time }: LocalTime, now: LocalTime): FieldErrors {
  const fields = timeFields(visit);
  const errors = [
    [fields.day, findDayError(date, now.date)],
    [fields.time, findTimeError(time, date === now.date && time < now.time)],
  ];
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

function findDayError(date: string, today: string): string | undefined {
  if (date === "") return "Day: please fill in the day that we gave you.";
  if (date < today) return "Day: this one has passed. Please look at it again.";
  if (date.length > 10 || date > addDays(today, daysAhead))
    return "Day: this is years ahead. Please look at the year again.";
  return undefined;
}

function findTimeError(time: string, isPast: boolean): string | undefined {
  if (time === "") return "Time: please fill in the time that we gave you, with AM or PM.";
  return isPast ? "Time: this one has passed today. Please look at it again." : undefined;
}

/** Formats date and time: "Tuesday, December 1, 2026, at 9am"; undefined unless both are filled in. */
export function formatVisitTime({ date, time }: LocalTime): string | undefined {
  if (date === "" || time === "") return undefined;
  return `${weekdayOf(date)}, ${formatDate(date)}, at ${formatTime(time)}`;
}

/**
 * A warning if the clinic is not open at this time. It is not an error, because staff may have agreed to the
 * time.
 */
export function warnIfClosed(
  { date, time }: LocalTime,
  schedule: Schedule,
  phone: string,
): string | undefined {
  if (date === "") return undefined;
  const sure = `If we gave you this time, all is well. If you are not sure, call ${phone}.`;
  const open = hoursOn(date, schedule);
  if (open === undefined) {
    const closure = closureOn(date, schedule.closures);
    return `We are closed ${closure ? `that day (${closure.reason})` : `on ${weekdayOf(date)}s`}. ${sure}`;
  }
  if (time === "" || (open.opens <= time && time < open.closes)) return undefined;
  return `That day we are open ${formatTime(open.opens)}-${formatTime(open.closes)}. ${sure}`;
}
