import { execFileSync } from "node:child_process";
import { dates } from "../../words/en/dates";
import { fromClinicTime, toClinicTime } from "./clinic-local-time";
import {
  addDays,
  formatDate,
  formatMonth,
  formatWeekdayDate,
  hoursOn,
  slotsOn,
  weekdayOf,
} from "./clinic-time";

const week = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "07:00", closes: "19:00" },
  { days: ["Friday"], opens: "09:00", closes: "17:00" },
];
const closures = [
  { reason: "A short day", from: "2026-12-24", to: null, opens: "09:00", closes: "10:30" },
  { reason: "Only half of its hours", from: "2026-12-08", to: null, opens: "09:00", closes: null },
  { reason: "The other half", from: "2026-12-09", to: null, opens: null, closes: "12:00" },
  { reason: "A Saturday for papers", from: "2026-12-05", to: null, opens: "10:00", closes: "12:00" },
];

// Alaska's clocks go forward on 2027-03-14 and back on 2026-11-01, both at 2am.
const localTimes = [
  ["2026-11-21T08:59:59Z", "2026-11-20", "23:59"],
  ["2027-03-14T10:59:00Z", "2027-03-14", "01:59"],
  ["2027-03-14T11:00:00Z", "2027-03-14", "03:00"],
  ["2026-11-01T09:30:00Z", "2026-11-01", "01:30"],
] as const;

const weekdays = [
  ["2026-11-23", "Monday"],
  ["2027-03-14", "Sunday"],
] as const;

const laterDays = [
  ["2027-03-13", 1, "2027-03-14"],
  ["2026-10-31", 2, "2026-11-02"],
] as const;

test("local time matches Intl for Alaska every six hours of thirty years, and every minute around a change", () => {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone: "America/Anchorage",
    dateStyle: "short",
    timeStyle: "short",
  });
  const [minute, hour] = [60_000, 3_600_000];
  const compare = (instant: number) => {
    const { date, time } = toClinicTime(new Date(instant));
    if (`${date} ${time}` !== format.format(instant)) throw new Error(`${instant}: ${date} ${time}`);
  };
  const changes: number[] = [];
  const offsetAt = (instant: number) => Date.parse(`${format.format(instant)}Z`) - instant;
  for (let instant = Date.UTC(2020); instant < Date.UTC(2050); instant += 6 * hour) {
    compare(instant);
    if (offsetAt(instant) !== offsetAt(instant + 6 * hour)) changes.push(instant);
  }
  expect(changes).toHaveLength(60);
  for (const from of changes) {
    for (let instant = from; instant < from + 6 * hour; instant += minute) compare(instant);
  }
});

test("names of days and months match Intl on each day of five years", () => {
  for (let date = "2024-01-01"; date < "2029-01-01"; date = addDays(date, 1)) {
    const formatted = (options: Intl.DateTimeFormatOptions) =>
      new Date(`${date}T12:00:00Z`).toLocaleDateString("en-US", { ...options, timeZone: "UTC" });
    expect([
      weekdayOf(date),
      formatMonth(date, dates),
      formatDate(date, dates),
      formatWeekdayDate(date, dates),
    ]).toEqual([
      formatted({ weekday: "long" }),
      formatted({ month: "long", year: "numeric" }),
      formatted({ dateStyle: "long" }),
      formatted({ weekday: "long", month: "long", day: "numeric" }),
    ]);
  }
});

// A process reads its time zone from the environment only when it starts.
test.each(["America/Anchorage", "Asia/Tokyo", "Pacific/Kiritimati", "America/Santiago"])(
  "times, weekdays and later days are right for a visitor in %s",
  (zone) => {
    const script = `
      const { toClinicTime } = require("./src/shared/clinic/clinic-local-time.ts");
      const { addDays, weekdayOf } = require("./src/shared/clinic/clinic-time.ts");
      const { localTimes, weekdays, laterDays } = ${JSON.stringify({ localTimes, weekdays, laterDays })};
      console.log(JSON.stringify({
        zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        localTimes: localTimes.map(([instant]) => [instant, ...Object.values(toClinicTime(new Date(instant)))]),
        weekdays: weekdays.map(([date]) => [date, weekdayOf(date)]),
        laterDays: laterDays.map(([date, days]) => [date, days, addDays(date, days)]),
      }));`;
    const output = execFileSync(process.execPath, ["--import", "tsx", "-e", script], {
      env: { ...process.env, TZ: zone },
      encoding: "utf8",
    });
    expect(JSON.parse(output)).toEqual({ zone, localTimes, weekdays, laterDays });
  },
);

test.each([
  ["the minute before the clocks go forward", "2027-03-14", "01:59", "2027-03-14T10:59:00.000Z"],
  ["a time in the skipped hour", "2027-03-14", "02:30", "2027-03-14T11:30:00.000Z"],
  ["a time in the hour that occurs twice", "2026-11-01", "01:30", "2026-11-01T09:30:00.000Z"],
])("%s", (_, date, time, instant) => {
  expect(fromClinicTime({ date, time }).toISOString()).toBe(instant);
});

test.each([
  ["the day before", "2026-12-03", "07:00"],
  ["its first day", "2026-12-04", undefined],
  ["a closure in it", "2026-12-05", "10:00"],
  ["its last day", "2026-12-08", "08:00"],
  ["the day after", "2026-12-10", "07:00"],
])("the hours of a season replace the usual ones: %s", (_, date, opens) => {
  const season = {
    from: "2026-12-04",
    to: "2026-12-08",
    hours: [{ days: ["Tuesday"], opens: "08:00", closes: "12:00" }],
  };
  const closed = closures.filter(({ from }) => from === "2026-12-05");
  expect(hoursOn(date, { hours: week, seasons: [season], closures: closed })?.opens).toBe(opens);
});

test.each([
  ["a short day", "2026-12-24", { opens: "09:00", closes: "10:30" }],
  ["a day without a closing time", "2026-12-08", undefined],
  ["a day without an opening time", "2026-12-09", undefined],
])("closures override the weekly hours: %s", (_, date, hours) => {
  const found = hoursOn(date, { hours: week, closures });
  expect(found && { opens: found.opens, closes: found.closes }).toEqual(hours);
});

test.each([
  ["today has only times in the future", "2026-11-26", ["18:30"]],
  ["a past day has none", "2026-11-25", []],
  ["a day that opens off the half hour begins there", "2026-12-04", ["08:15", "08:45", "09:15"]],
])("appointment times: %s", (_, date, times) => {
  const friday = { days: ["Friday"], opens: "08:15", closes: "09:30" };
  const schedule = { hours: [...week.slice(0, 1), friday], closures };
  expect(slotsOn(date, schedule, { date: "2026-11-26", time: "18:00" })).toEqual(times);
});
