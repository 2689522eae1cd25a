import ICAL from "ical.js";
import { fromClinicTime } from "../../shared/clinic/clinic-local-time";
import { type CalendarEntry, writeCalendarFile } from "./calendar-file";

const visit: CalendarEntry = {
  uid: "evaluation-1796148000000@clinic.example",
  title: "Visit with Guidepost Pediatric",
  description: "Please come 5 to 10 minutes early. Call (907) 555-0142 if you can't come; we help.",
  location: "Guidepost Pediatric, 1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654",
  start: fromClinicTime({ date: "2026-12-01", time: "09:00" }),
  minutes: 60,
  alarmMinutes: 10,
  maker: "Guidepost Pediatric",
};

/** Reads a calendar file with an independent parser (ical.js). */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const component = calendar.getFirstSubcomponent("vevent");
  if (component === null) throw new Error("There is no event.");
  const alarm = component.getFirstSubcomponent("valarm");
  return { calendar, component, event: new ICAL.Event(component), alarm };
}
const write = (changes: Partial<CalendarEntry> = {}) => writeCalendarFile({ ...visit, ...changes });

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-21T20:00:00Z") }));
afterEach(() => jest.useRealTimers());

test("the file has the visit's start, duration, location and text", () => {
  const { calendar, component, event } = read(write());
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstPropertyValue("prodid")).toBe("-//Guidepost Pediatric//Visit pack//EN");
  expect(calendar.getFirstProperty("method")).toBeNull();
  expect(event.startDate.toString()).toBe("2026-12-01T18:00:00Z");
  expect(event.endDate.toString()).toBe("2026-12-01T19:00:00Z");
  expect(event.duration.toString()).toBe("PT1H");
  expect(event.summary).toBe(visit.title);
  expect(event.location).toBe(visit.location);
  expect(event.description).toBe(visit.description);
  expect(event.uid).toBe(visit.uid);
  expect(component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-21T20:00:00Z");
  expect(component.getFirstPropertyValue("class")).toBe("PRIVATE");
});

test("the file has one alarm, the given number of minutes before the start", () => {
  const { alarm, component } = read(write({ alarmMinutes: 15 }));
  expect(component.getAllSubcomponents("valarm")).toHaveLength(1);
  expect(alarm?.getFirstPropertyValue("trigger")?.toString()).toBe("-PT15M");
  expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
  expect(alarm?.getFirstPropertyValue("description")).toBe(visit.title);
});

test.each([
  ["across the end of the year", "2026-12-31", "14:30", 60, "2026-12-31T23:30:00Z", "2027-01-01T00:30:00Z"],
  [
    "on the first day of daylight saving time",
    "2027-03-15",
    "07:00",
    120,
    "2027-03-15T15:00:00Z",
    "2027-03-15T17:00:00Z",
  ],
  [
    "on the first day of standard time",
    "2026-11-02",
    "07:00",
    60,
    "2026-11-02T16:00:00Z",
    "2026-11-02T17:00:00Z",
  ],
])("start and end are right %s", (_, date, time, minutes, start, end) => {
  const { event } = read(write({ start: fromClinicTime({ date, time }), minutes }));
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual([start, end]);
});

test.each([
  ["ASCII", "Please come early. ".repeat(12).trim()],
  ["letters of two octets", "Günaydın, çocuklar. ".repeat(12).trim()],
  ["emoji", "🧸 Quyana! 🐻‍❄️ ".repeat(20).trim()],
])("every line ends in CRLF and has at most 75 octets: %s", (_, description) => {
  const file = write({ description });
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(read(file).event.description).toBe(description);
});

test("an invalid entry throws", () => {
  expect(() => write({ minutes: Number.NaN })).toThrow(expect.objectContaining({ name: "ValidationError" }));
});
