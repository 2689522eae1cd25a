import type { FieldErrors } from "../../components/form/values";
import type { LocalTime } from "../../shared/clinic/clinic-local-time";
import {
  addDays,
  closureOn,
  formatFullDate,
  hoursOn,
  nameWeekday,
  weekdayOf,
} from "../../shared/clinic/clinic-time";
import { formatTime, formatTimes, type Schedule } from "../../shared/clinic/hours";
import type { Catalog } from "../../words/catalog";
import type { DateWords } from "../../words/date-words";
import { fill } from "../../words/fill";

type VisitWords = Catalog["visitTools"];

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
export function checkVisitTime(
  visit: string,
  { date, time }: LocalTime,
  now: LocalTime,
  words: VisitWords,
): FieldErrors {
  const fields = timeFields(visit);
  const errors = [
    [fields.day, findDayError(date, now.date, words)],
    [fields.time, findTimeError(time, date === now.date && time < now.time, words)],
  ];
  return Object.fromEntries(errors.filter(([, error]) => error !== undefined));
}

function findDayError(date: string, today: string, words: VisitWords): string | undefined {
  if (date === "") return words.noDay;
  if (date < today) return words.dayPast;
  if (date.length > 10 || date > addDays(today, daysAhead)) return words.dayFar;
  return undefined;
}

function findTimeError(time: string, isPast: boolean, words: VisitWords): string | undefined {
  if (time === "") return words.noTime;
  return isPast ? words.timePast : undefined;
}

/** Formats date and time: "Tuesday, December 1, 2026, at 9am"; undefined unless both are filled in. */
export function formatVisitTime(
  { date, time }: LocalTime,
  { when }: Pick<VisitWords, "when">,
  dates: DateWords,
): string | undefined {
  if (date === "" || time === "") return undefined;
  return fill(when, { date: formatFullDate(date, dates), time: formatTime(time, dates) });
}

/** A warning if the clinic is not open at this time. It is not an error, because staff may have agreed to the time. */
export function warnIfClosed(
  { date, time }: LocalTime,
  schedule: Schedule,
  phone: string,
  words: VisitWords,
  dates: DateWords,
): string | undefined {
  if (date === "") return undefined;
  const open = hoursOn(date, schedule);
  if (open && (time === "" || (open.opens <= time && time < open.closes))) return undefined;
  const reason = open
    ? fill(words.openThatDay, { times: formatTimes(open, dates) })
    : sayClosed(date, schedule, words, dates);
  return `${reason} ${fill(words.sure, { phone })}`;
}

function sayClosed(date: string, { closures }: Schedule, words: VisitWords, dates: DateWords): string {
  const closure = closureOn(date, closures);
  if (closure) return fill(words.closedThatDay, { reason: closure.reason });
  return fill(words.closedOn, { weekday: nameWeekday(weekdayOf(date), dates) });
}
