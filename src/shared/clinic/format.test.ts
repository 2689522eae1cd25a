import { dates, locale } from "../../words/en/dates";
import { closedDays, files } from "../../words/en/layout";
import { soonest } from "../../words/en/sections";
import { describePdf, formatBytes } from "../site/format-size";
import { describeClosure } from "./closure-notice";
import { dashedPhone, directionsTo, formatAddress, telephoneLink } from "./contact";
import { formatDays, formatHours, formatTime } from "./hours";
import { aboutDays, isCurrent, lastDayShown } from "./soonest-visit";
import { visitTimes } from "./visit-times";

test.each([
  ["07:00", "7am"],
  ["12:00", "12pm"],
  ["12:30", "12:30pm"],
  ["00:15", "12:15am"],
  ["19:05", "7:05pm"],
])("%s is formatted as %s", (time, expected) => {
  expect(formatTime(time, dates)).toBe(expected);
});

test.each([
  [["Friday"], "Friday"],
  [["Monday", "Tuesday", "Wednesday"], "Monday-Wednesday"],
])("%p is formatted as %s", (days, expected) => {
  expect(formatDays(days, dates)).toBe(expected);
});

test("the times of a visit are written as texts say them", () => {
  const range = (from: number, to: number) => ({ from, to });
  const minutes = { followUp: range(45, 55), early: range(5, 10), earlyWithPaperwork: range(15, 20) };
  const visits = { evaluation: 60, dyslexiaEvaluation: 120, noticeHours: 24, ...minutes };
  expect(visitTimes(visits, dates.span)).toEqual({
    ...{ evaluation: "60", dyslexiaEvaluation: "120", notice: "24" },
    ...{ followUp: "45 to 55", early: "5 to 10", earlyWithPaperwork: "15 to 20" },
  });
});

test("formats the week on one line", () => {
  const week = [
    { days: ["Monday", "Tuesday"], opens: "07:00", closes: "19:00" },
    { days: ["Friday"], opens: "09:00", closes: "17:00" },
  ];
  expect(formatHours(week, dates)).toBe("Monday-Tuesday 7am-7pm, Friday 9am-5pm");
});

test.each([
  ["(907) 555-0142", "tel:+19075550142"],
  ["907-555-0142", "tel:+19075550142"],
  ["1-800-222-1222", "tel:+18002221222"],
  ["2-1-1", "tel:211"],
])("the link of %s is %s", (phone, expected) => {
  expect(telephoneLink(phone)).toBe(expected);
});

test.each([["(907) 555-0142"], ["907-555-0142"]])("%s is 907-555-0142 with dashes", (phone) => {
  expect(dashedPhone(phone)).toBe("907-555-0142");
});

test.each([
  [{ pages: 1, bytes: 3211 }, "PDF, 1 page, 3 KB"],
  [{ pages: 4, bytes: 120_400 }, "PDF, 4 pages, 120 KB"],
  [{ pages: 9, bytes: 1_440_000 }, "PDF, 9 pages, 1.4 MB"],
  [{ pages: 1, bytes: 90 }, "PDF, 1 page, 1 KB"],
])("%p is described as %s", (pdf, expected) => {
  expect(describePdf(pdf, files, locale)).toBe(expected);
});

test.each([
  [0, "1 KB"],
  [1499, "1 KB"],
  [1500, "2 KB"],
  [999_499, "999 KB"],
  [999_500, "1 MB"],
  [1_049_999, "1 MB"],
  [1_050_000, "1.1 MB"],
  [9_950_000, "10 MB"],
  [23_440_000, "23.4 MB"],
])("%i bytes are %s", (bytes, expected) => {
  expect(formatBytes(bytes, files, locale)).toBe(expected);
});

const address = { street: "1 Main #2", locality: "Wasilla", region: "AK", postalCode: "99654" };

test("formats an address on one line", () => {
  expect(formatAddress(address)).toBe("1 Main #2, Wasilla, AK 99654");
});

test("directions to an address open a map that searches for it", () => {
  expect(directionsTo(address)).toBe(
    "https://www.google.com/maps/search/?api=1&query=1%20Main%20%232%2C%20Wasilla%2C%20AK%2099654",
  );
});

const day = { reason: "Snow", from: "2026-12-01", to: null, opens: null, closes: null };

test.each([
  ["a day", day, "Closed Tuesday, December 1: Snow."],
  ["a day that is first and last", { ...day, to: "2026-12-01" }, "Closed Tuesday, December 1: Snow."],
  ["some days", { ...day, to: "2027-01-02" }, "Closed Tuesday, December 1 to Saturday, January 2: Snow."],
  [
    "other hours",
    { ...day, opens: "09:00", closes: "12:30" },
    "Open only 9am-12:30pm Tuesday, December 1: Snow.",
  ],
  ["only an opening time", { ...day, opens: "09:00" }, "Closed Tuesday, December 1: Snow."],
  ["only a closing time", { ...day, closes: "12:30" }, "Closed Tuesday, December 1: Snow."],
])("a closure of %s is announced", (_, closure, words) => {
  expect(describeClosure(closure, closedDays, dates)).toBe(words);
});

test.each([
  ["2026-11-24", "2026-11-23", false],
  ["2026-11-24", "2026-11-24", true],
  ["2026-11-24", "2026-12-24", true],
  ["2026-11-24", "2026-12-25", false],
])("what was looked up on %s is shown on %s: %p", (asOf, today, shown) => {
  expect(isCurrent(asOf, today)).toBe(shown);
});

test("the last day is the thirtieth after", () => {
  expect(lastDayShown("2026-11-24")).toBe("2026-12-24");
});

test.each([
  [7, "about 7 days"],
  [1, "about 1 day"],
])("%d is said as %s", (days, said) => {
  expect(aboutDays(days, soonest, locale)).toBe(said);
});
