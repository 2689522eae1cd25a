/** @jest-environment node */
import { execFileSync } from "node:child_process";
import { addDays, describeNextOpening, hoursOn, timesOn, wallTime, weekdayOf } from "./clinic-time";

const hours = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "07:00", closes: "19:00" },
  { days: ["Friday"], opens: "09:00", closes: "17:00" },
];

// Alaska's clocks go forward on 2027-03-14 and back on 2026-11-01, both at 2am.
const walls = [
  ["2026-11-21T08:59:59Z", "2026-11-20", "23:59"],
  ["2026-11-21T09:00:00Z", "2026-11-21", "00:00"],
  ["2026-07-01T07:59:00Z", "2026-06-30", "23:59"],
  ["2026-07-01T08:00:00Z", "2026-07-01", "00:00"],
  ["2027-03-14T10:59:00Z", "2027-03-14", "01:59"],
  ["2027-03-14T11:00:00Z", "2027-03-14", "03:00"],
  ["2026-11-01T09:30:00Z", "2026-11-01", "01:30"],
  ["2026-11-01T10:30:00Z", "2026-11-01", "01:30"],
  ["2027-01-01T08:59:00Z", "2026-12-31", "23:59"],
] as const;

const weekdays = [
  ["2026-11-23", "Monday"],
  ["2027-03-14", "Sunday"],
  ["2028-02-29", "Tuesday"],
] as const;

const laterDays = [
  ["2027-03-13", 1, "2027-03-14"],
  ["2027-03-14", 1, "2027-03-15"],
  ["2026-10-31", 2, "2026-11-02"],
  ["2026-12-31", 1, "2027-01-01"],
  ["2028-02-28", 1, "2028-02-29"],
] as const;

test.each(walls)("%s is %s %s on the clinic's wall", (instant, date, time) => {
  expect(wallTime(new Date(instant), "America/Anchorage")).toEqual({ date, time });
});

test.each(weekdays)("%s is a %s", (date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test.each(laterDays)("%s and %i days more is %s", (date, days, later) => {
  expect(addDays(date, days)).toBe(later);
});

// A process takes its time zone from the environment when it starts.
test.each(["America/Anchorage", "Asia/Tokyo", "Pacific/Kiritimati", "America/Santiago"])(
  "all of that holds for a visitor in %s",
  (zone) => {
    const script = `
      const { addDays, wallTime, weekdayOf } = require("./src/utils/clinic-time.ts");
      const { walls, weekdays, laterDays } = ${JSON.stringify({ walls, weekdays, laterDays })};
      console.log(JSON.stringify({
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        walls: walls.map(([instant]) => [instant, ...Object.values(wallTime(new Date(instant), "America/Anchorage"))]),
        weekdays: weekdays.map(([date]) => [date, weekdayOf(date)]),
        laterDays: laterDays.map(([date, days]) => [date, days, addDays(date, days)]),
      }));`;
    const said = execFileSync(process.execPath, ["--import", "tsx", "-e", script], {
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });
    expect(JSON.parse(said)).toEqual({ zone, walls, weekdays, laterDays });
  },
);

test("a day's hours are those of its weekday", () => {
  expect(hoursOn("2026-11-26", hours)?.opens).toBe("07:00");
  expect(hoursOn("2026-11-27", hours)?.opens).toBe("09:00");
  expect(hoursOn("2026-11-28", hours)).toBeUndefined();
});

const thursdayNoon = { date: "2026-11-26", time: "12:00" };

test.each([
  ["a day to come has all its half hours", "2026-11-27", thursdayNoon, "09:00", "16:30", 16],
  ["today has those that are still to come", "2026-11-26", thursdayNoon, "12:30", "18:30", 13],
  ["today has all before opening", "2026-11-26", { date: "2026-11-26", time: "03:10" }, "07:00", "18:30", 24],
])("%s", (_, date, now, first, last, count) => {
  const times = timesOn(date, hours, now);
  expect([times[0], times[times.length - 1], times.length]).toEqual([first, last, count]);
});

test.each([
  ["a past day", "2026-11-25", thursdayNoon],
  ["a closed day", "2026-11-28", thursdayNoon],
  ["today after the last half hour", "2026-11-26", { date: "2026-11-26", time: "18:30" }],
])("%s has no times", (_, date, now) => {
  expect(timesOn(date, hours, now)).toEqual([]);
});

test("half hours start at odd opening times too", () => {
  expect(
    timesOn("2026-11-27", [{ days: ["Friday"], opens: "08:15", closes: "09:30" }], thursdayNoon),
  ).toEqual(["08:15", "08:45", "09:15"]);
});

test.each([
  ["2026-11-26", "06:59", "We open today at 7am."],
  ["2026-11-26", "07:00", "We are open now, until 7pm."],
  ["2026-11-26", "18:59", "We are open now, until 7pm."],
  ["2026-11-26", "19:00", "We open again tomorrow at 9am."],
  ["2026-11-27", "17:00", "We open again on Monday at 7am."],
  ["2026-11-28", "10:00", "We open again on Monday at 7am."],
  ["2026-11-29", "23:59", "We open again tomorrow at 7am."],
])("on %s at %s: %s", (date, time, sentence) => {
  expect(describeNextOpening(hours, { date, time })).toBe(sentence);
});

test("a clinic that opens one day a week opens again in a week", () => {
  const fridays = [{ days: ["Friday"], opens: "09:00", closes: "17:00" }];
  expect(describeNextOpening(fridays, { date: "2026-11-27", time: "18:00" })).toBe(
    "We open again on Friday at 9am.",
  );
  expect(describeNextOpening([], thursdayNoon)).toBeUndefined();
});
