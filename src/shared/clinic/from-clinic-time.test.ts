import { fromClinicTime } from "./from-clinic-time";

const inAlaska = (date: string, time: string) => fromClinicTime({ date, time }).toISOString();

test.each([
  ["standard time, nine hours behind UTC", "2026-12-01", "09:00", "2026-12-01T18:00:00.000Z"],
  ["daylight saving time, eight hours behind", "2027-07-01", "09:00", "2027-07-01T17:00:00.000Z"],
  ["the evening before daylight saving time begins", "2027-03-13", "18:30", "2027-03-14T03:30:00.000Z"],
  ["the minute before the clocks go forward", "2027-03-14", "01:59", "2027-03-14T10:59:00.000Z"],
  ["a time in the skipped hour", "2027-03-14", "02:30", "2027-03-14T11:30:00.000Z"],
  ["the morning after daylight saving time has begun", "2027-03-15", "07:00", "2027-03-15T15:00:00.000Z"],
  ["the evening before daylight saving time ends", "2026-10-31", "18:30", "2026-11-01T02:30:00.000Z"],
  ["a time in the hour that occurs twice", "2026-11-01", "01:30", "2026-11-01T09:30:00.000Z"],
  ["the morning after daylight saving time has ended", "2026-11-02", "07:00", "2026-11-02T16:00:00.000Z"],
  ["the last evening of the year, next year in UTC", "2026-12-31", "17:00", "2027-01-01T02:00:00.000Z"],
  ["a leap day", "2028-02-29", "16:00", "2028-03-01T01:00:00.000Z"],
])("%s", (_, date, time, instant) => {
  expect(inAlaska(date, time)).toBe(instant);
});
