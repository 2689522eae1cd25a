import fc from "fast-check";
import { dates as dateWords } from "../../words/en/dates";
import { opening } from "../../words/en/layout";
import { replyHours } from "../../words/en/sending";
import type { LocalTime } from "./clinic-local-time";
import { addDays } from "./clinic-time";
import type { Closure, OpeningHours, Schedule } from "./hours";
import { describeOpening } from "./opening";

/** Whether the clinic is open, in a sentence. */
export const openStatusSentence = (schedule: Schedule, now: LocalTime) =>
  describeOpening(schedule, now, replyHours, dateWords);
/** The same in the short form of the header. */
export const openStatusShort = (schedule: Schedule, now: LocalTime) =>
  describeOpening(schedule, now, opening, dateWords);

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Formats minutes since midnight: 450 gives "07:30". */
export function timeOf(minutes: number): string {
  return new Date(minutes * 60_000).toISOString().slice(11, 16);
}

/** Times on the quarter hour. */
export const times = fc.integer({ min: 0, max: 95 }).map((quarter) => timeOf(quarter * 15));

/** Dates, many of them near a change of the clocks or the end of a year. */
export const dates = fc
  .record({
    year: fc.integer({ min: 2020, max: 2049 }),
    from: fc.constantFrom("01-01", "03-06", "06-01", "10-30", "12-26"),
    days: fc.oneof({ weight: 3, arbitrary: fc.nat(12) }, fc.nat(120)),
  })
  .map(({ year, from, days }) => addDays(`${year}-${from}`, days));

/** Dates and times of the clinic's clock. */
export const localTimes = fc.record({ date: dates, time: times });

/** Opening and closing times of one day. */
const dayHours = fc
  .uniqueArray(times, { minLength: 2, maxLength: 2 })
  .map((pair) => pair.toSorted())
  .map(([opens = "", closes = ""]) => ({ opens, closes }));

/** Weekly hours, with separate hours for each day on which the clinic is open. */
const weeklyHours: fc.Arbitrary<OpeningHours[]> = fc
  .array(fc.option(dayHours), { minLength: 7, maxLength: 7 })
  .map((week) => week.flatMap((open, index) => (open ? [{ days: [`${weekdays[index]}`], ...open }] : [])));

/** Closures of up to five days that begin near a date. They may overlap, which the content check prevents. */
function closuresNear(date: string): fc.Arbitrary<Closure[]> {
  const closure = fc
    .record({
      first: fc.integer({ min: -3, max: 25 }),
      more: fc.option(fc.nat(4)),
      hours: fc.option(dayHours),
    })
    .map(({ first, more, hours }) => ({
      reason: "Snow",
      from: addDays(date, first),
      to: more === null ? null : addDays(date, first + more),
      opens: hours?.opens ?? null,
      closes: hours?.closes ?? null,
    }));
  return fc.array(closure, { maxLength: 4 });
}

/** A time of the clinic's clock, and a schedule with closures around it. */
export const timesAndSchedules = localTimes.chain((now) =>
  fc.record({
    now: fc.constant(now),
    schedule: fc.record<Schedule>({ hours: weeklyHours, closures: closuresNear(now.date) }),
  }),
);
