import fc from "fast-check";
import { fromClinicTime, toClinicTime } from "./clinic-local-time";
import { addDays, closureOn, hoursOn, slotsOn, weekdayOf } from "./clinic-time";
import { isAnnounced } from "./closure-notice";
import { dates, localTimes, timeOf, timesAndSchedules } from "./schedules.fixtures";

const hour = 3_600_000;

test("a time of the clinic's clock becomes the first instant at which the clock shows it", () => {
  fc.assert(
    fc.property(localTimes, (local) => {
      const instant = fromClinicTime(local);
      const shown = toClinicTime(instant);
      const isSkipped = shown.time !== local.time;
      if (isSkipped) {
        const anHourLater = timeOf(Number(local.time.slice(0, 2)) * 60 + Number(local.time.slice(3)) + 60);
        expect(shown).toEqual({ date: local.date, time: anHourLater });
        expect(toClinicTime(new Date(instant.getTime() - hour)).time < "02:00").toBe(true);
      } else expect(shown).toEqual(local);
      expect(toClinicTime(new Date(instant.getTime() - hour))).not.toEqual(local);
    }),
    { numRuns: 500 },
  );
});

test("an instant is found again by what the clinic's clock shows, or its twin an hour earlier", () => {
  fc.assert(
    fc.property(localTimes, fc.integer({ min: -96, max: 96 }), (near, quarters) => {
      const instant = fromClinicTime(near).getTime() + quarters * (hour / 4);
      const difference = instant - fromClinicTime(toClinicTime(new Date(instant))).getTime();
      expect(difference === 0 || (difference === hour && isNovember(instant))).toBe(true);
    }),
    { numRuns: 500 },
  );
});

const isNovember = (instant: number) => toClinicTime(new Date(instant)).date.slice(5, 7) === "11";

test("days are added one by one, and each week has the same seven names", () => {
  fc.assert(
    fc.property(dates, fc.nat(400), (date, days) => {
      const later = addDays(date, days);
      expect(addDays(later, -days)).toBe(date);
      expect(addDays(addDays(date, days - 1), 1)).toBe(later);
      expect(later < addDays(later, 1)).toBe(true);
      expect(weekdayOf(addDays(later, 7))).toBe(weekdayOf(later));
    }),
  );
});

test("a time can be booked exactly if it is a half hour after opening, before closing and in the future", () => {
  fc.assert(
    fc.property(timesAndSchedules, fc.integer({ min: -1, max: 30 }), ({ now, schedule }, daysAhead) => {
      const date = addDays(now.date, daysAhead);
      const open = hoursOn(date, schedule);
      const minutes = Array.from({ length: 24 * 60 }, (_, minute) => timeOf(minute));
      const opening = minutes.indexOf(open?.opens ?? "");
      const expected = minutes.filter(
        (time, minute) =>
          open !== undefined &&
          minute >= opening &&
          (minute - opening) % 30 === 0 &&
          time < open.closes &&
          `${date} ${time}` > `${now.date} ${now.time}`,
      );
      expect(slotsOn(date, schedule, now)).toEqual(expected);
    }),
  );
});

test("on a day of a closure only the closure's hours count, and on other days only the weekday's", () => {
  fc.assert(
    fc.property(timesAndSchedules, ({ now: { date }, schedule }) => {
      const { hours, closures } = schedule;
      const closure = closures.find(({ from, to }) => daysFrom(from, to ?? from).includes(date));
      const weekly = hours.find(({ days }) => days.includes(weekdayOf(date)));
      expect(closureOn(date, closures)).toBe(closure);
      expect(hoursOn(date, schedule)?.opens ?? null).toBe((closure ?? weekly)?.opens ?? null);
      expect(hoursOn(date, schedule)?.closes ?? null).toBe((closure ?? weekly)?.closes ?? null);
    }),
  );
});

test("a closure is announced exactly if it is in effect today or within 14 days", () => {
  fc.assert(
    fc.property(timesAndSchedules, ({ now: { date }, schedule: { closures } }) => {
      const soon = daysFrom(date, addDays(date, 14));
      for (const closure of closures) {
        expect(isAnnounced(closure, date)).toBe(soon.some((day) => closureOn(day, [closure]) !== undefined));
      }
    }),
  );
});

function daysFrom(first: string, last: string): string[] {
  const days = [];
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day);
  return days;
}
