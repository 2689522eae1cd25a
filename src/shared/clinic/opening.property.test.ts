import fc from "fast-check";
import { dates } from "../../words/en/dates";
import type { LocalTime } from "./clinic-local-time";
import { addDays, formatWeekdayDate, hoursOn, weekdayOf } from "./clinic-time";
import { formatTime, type Schedule } from "./hours";
import { openStatusShort, timeOf, times, timesAndSchedules } from "./schedules.fixtures";

const quarters = Array.from({ length: 96 }, (_, quarter) => timeOf(quarter * 15));

function isOpen(schedule: Schedule, { date, time }: LocalTime): boolean {
  const open = hoursOn(date, schedule);
  return open !== undefined && open.opens <= time && time < open.closes;
}

/** Reads "7:30pm" as a person does. */
function readTime(text: string): string {
  const [, hour, minutes = "00", half] = /^(\d+)(?::(\d\d))?(am|pm)$/.exec(text) ?? [];
  return `${String((Number(hour) % 12) + (half === "pm" ? 12 : 0)).padStart(2, "0")}:${minutes}`;
}

/** Reads "today", "tomorrow", "Monday" or "Monday, January 4" as a person does: the next such day. */
function readDay(text: string, today: string): string | undefined {
  if (text === "today") return today;
  if (text === "tomorrow") return addDays(today, 1);
  const later = Array.from({ length: 80 }, (_, days) => addDays(today, days + 1));
  return later.find(
    (date) => text === (text.includes(",") ? formatWeekdayDate(date, dates) : weekdayOf(date)),
  );
}

test("each time is written so that it can be read in one way only", () => {
  fc.assert(
    fc.property(times, (time) => {
      expect(readTime(formatTime(time, dates))).toBe(time);
    }),
  );
});

test("a visitor who believes the status finds the clinic open when it says so, and no earlier", () => {
  fc.assert(
    fc.property(timesAndSchedules, ({ now, schedule }) => {
      const status = openStatusShort(schedule, now);
      const [, until, day, at] = /^Open now, until (.+)$|^Closed now, opens (.+) at (.+)$/.exec(status) ?? [];
      expect(until !== undefined).toBe(isOpen(schedule, now));
      const change =
        until === undefined
          ? { date: readDay(day ?? "", now.date) ?? addDays(now.date, 61), time: readTime(at ?? "12am") }
          : { date: now.date, time: readTime(until) };
      expect(isOpen(schedule, change)).toBe(at !== undefined);
      const hasChanged = (between: LocalTime) => isOpen(schedule, between) !== (until !== undefined);
      expect(quartersBetween(now, change).filter(hasChanged)).toEqual([]);
    }),
  );
});

function quartersBetween(first: LocalTime, end: LocalTime): LocalTime[] {
  const all: LocalTime[] = [];
  for (let { date } = first; date <= end.date; date = addDays(date, 1)) {
    all.push(...quarters.map((time) => ({ date, time })));
  }
  const at = ({ date, time }: LocalTime) => `${date} ${time}`;
  return all.filter((each) => at(first) <= at(each) && at(each) < at(end));
}
