import type { FieldErrors } from "../../components/form/form-errors";
import type { LocalTime } from "../../shared/clinic/clinic-local-time";
import { addDays, closureOn, formatDate, hoursOn, weekdayOf } from "../../shared/clinic/clinic-time";
import { formatTime, type Schedule } from "../../shared/clinic/hours";

/** How far ahead a visit may be; what is later was mistyped. */
export const daysAhead = 730;

/** The names of a visit's fields: each visit of the page has its own. */
export const timeFields = (visit: string) => ({ day: `${visit}-day`, time: `${visit}-time` });

/**
 * What is missing from a visit's day and time, or cannot be, by field.
 * @param visit the id of the kind of visit
 * @param chosen what the fields hold; "" while nothing whole stands there
 * @param now the clinic's wall time
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

/** Day and time in words, "Tuesday, December 1, 2026, at 9am", once both are filled in. */
export function formatVisitTime({ date, time }: LocalTime): string | undefined {
  if (date === "" || time === "") return undefined;
  return `${weekdayOf(date)}, ${formatDate(date)}, at ${formatTime(time)}`;
}

/** A friendly doubt about a time at which the clinic is not open; staff may have given it all the same. */
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
