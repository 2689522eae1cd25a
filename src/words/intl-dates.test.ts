import { formatDate, formatFullDate, formatMonth, formatWeekdayDate } from "../shared/clinic/clinic-time";
import { formatHours, formatTime } from "../shared/clinic/hours";
import { dates, hours as hoursWords } from "./en/dates";
import { intlDates } from "./intl-dates";

test("what is written out for English is what Intl says, except the hour", () => {
  const { am, pm, ...rest } = dates;
  expect(intlDates("en-US", hoursWords)).toEqual({
    ...rest,
    am: "{hour}{minutes}\u00a0AM",
    pm: "{hour}{minutes}\u00a0PM",
  });
});

/** With plain spaces, because versions of Node.js differ in them. */
const plain = (text: string) => text.replace(/\s/g, " ").replace("p. m.", "p.m.").replace("a. m.", "a.m.");

test.each([
  ["es-US", "noviembre de 2026", "23 de noviembre de 2026", "lunes, 23 de noviembre", "3:30 p.m."],
  ["ru", "ноябрь 2026 г.", "23 ноября 2026 г.", "понедельник, 23 ноября", "15:30"],
])("a date and a time in %s", (locale, month, date, weekdayDate, time) => {
  const words = intlDates(locale, hoursWords);
  const day = "2026-11-23";
  expect(plain(formatMonth(day, words))).toBe(month);
  expect(plain(formatDate(day, words))).toBe(date);
  expect(formatWeekdayDate(day, words)).toBe(weekdayDate);
  expect(formatFullDate(day, words)).toContain("2026");
  expect(plain(formatTime("15:30", words))).toBe(time);
});

test("the hours name the days of data/clinic.json in the language", () => {
  const hours = [{ days: ["Monday", "Tuesday"], opens: "07:00", closes: "19:00" }];
  const words = {
    range: "{from} a {to}",
    span: "{from} a {to}",
    hours: "{days}, {times}",
    separator: "; ",
  } as const;
  expect(plain(formatHours(hours, intlDates("es-US", words)))).toBe("lunes a martes, 7 a.m. a 7 p.m.");
});

test("a language that Intl does not know needs its own words", () => {
  expect(() => intlDates("xx", hoursWords)).toThrow('Intl has no dates for "xx".');
});
