import fc from "fast-check";
import ICAL from "ical.js";
import { clinic } from "../../hooks/use-clinic.fixtures";
import { evaluation, telehealth } from "../../sections/visit.fixtures";
import { foldLines } from "../../shared/calendar/fold-lines";
import { fromClinicTime } from "../../shared/clinic/clinic-local-time";
import { localTimes } from "../../shared/clinic/schedules.fixtures";
import { writeCalendarFile } from "./calendar-file";

const chosen = { date: "2026-12-01", time: "09:00" };
const visit = { visit: evaluation, title: "Visit with us", clinic, chosen, minutes: 60 };

/** Reads a calendar file with an independent parser (ical.js). */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const [component, ...more] = calendar.getAllSubcomponents("vevent");
  const [alarm, ...moreAlarms] = component?.getAllSubcomponents("valarm") ?? [];
  expect([more, moreAlarms]).toEqual([[], []]);
  return { calendar, event: new ICAL.Event(component), alarm };
}
const write = (changes: Partial<typeof visit> = {}) => writeCalendarFile({ ...visit, ...changes });

test("the file has a private event that asks for no answer, and an alarm that is shown", () => {
  jest.useFakeTimers({ now: new Date("2026-11-21T20:00:00Z") });
  const file = write();
  const { calendar, event, alarm } = read(file);
  expect(file.endsWith("END:VCALENDAR\r\n")).toBe(true);
  expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
  expect(calendar.getFirstProperty("method")).toBeNull();
  expect(event.component.getFirstPropertyValue("dtstamp")?.toString()).toBe("2026-11-21T20:00:00Z");
  expect(event.component.getFirstPropertyValue("class")).toBe("PRIVATE");
  expect(alarm?.getFirstPropertyValue("action")).toBe("DISPLAY");
  jest.useRealTimers();
});

test("the uid is the same for the same visit, and differs for other visits", () => {
  const uid = (changes: Partial<typeof visit>) => read(write(changes)).event.uid;
  expect(uid({})).toBe("evaluation-1796148000000@clinic.example");
  expect(uid({ title: "Other words", minutes: 120 })).toBe(uid({}));
  const others = [{ visit: telehealth }, { chosen: { ...chosen, time: "09:30" } }].map(uid);
  expect(new Set([uid({}), ...others]).size).toBe(3);
});

test("an invalid entry throws", () => {
  expect(() => write({ minutes: Number.NaN })).toThrow(expect.objectContaining({ name: "ValidationError" }));
});

/** Texts with everything that has a meaning in a calendar file, and with characters of one to four octets. */
const characters = fc.oneof(
  fc.constantFrom("\n", ",", ";", ":", "\\", '"', " ", "\\n", "BEGIN:VALARM", "ı", "ł", "—", "🧸", "🐻‍❄️"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
);
const texts = fc.array(characters, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(""));

const visits = fc.record({
  visit: fc.record({
    id: fc.uuid(),
    name: texts,
    earlyMinutes: fc.integer({ min: 1, max: 300 }),
    isRemote: fc.boolean(),
    calendarNote: texts,
  }),
  title: texts,
  clinic: texts.map((name) => ({ ...clinic, name })),
  chosen: localTimes,
  minutes: fc.integer({ min: 1, max: 600 }),
});

test("a calendar program reads from the file what was chosen, whatever the texts are", () => {
  fc.assert(
    fc.property(visits, (confirmed) => {
      const { visit, title, clinic, chosen, minutes } = confirmed;
      const file = writeCalendarFile(confirmed);
      const { calendar, event, alarm } = read(file);
      for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(file.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
      expect(event.summary).toBe(title);
      expect(event.description).toBe(visit.calendarNote);
      expect(event.location).toBe(
        visit.isRemote ? visit.name : `${clinic.name}, 1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654`,
      );
      expect(event.startDate.toJSDate()).toEqual(fromClinicTime(chosen));
      expect(event.duration.toSeconds()).toBe(minutes * 60);
      expect(calendar.getFirstPropertyValue("prodid")).toBe(`-//${clinic.name}//Visit pack//EN`);
      expect(alarm?.getFirstPropertyValue("description")).toBe(title);
      const trigger = alarm?.getFirstPropertyValue("trigger");
      expect(trigger instanceof ICAL.Duration && trigger.toSeconds()).toBe(-60 * visit.earlyMinutes);
    }),
    { numRuns: 50 },
  );
});

test("folding keeps the text, and each line has at most 75 octets and whole characters", () => {
  fc.assert(
    fc.property(texts, (text) => {
      // A line that begins with a space would continue the one before.
      const written = text.split("\n").map((line) => `X:${line}`);
      const folded = foldLines(written.join("\r\n"));
      expect(folded.replaceAll("\r\n ", "").split("\r\n")).toEqual(written);
      for (const line of folded.split("\r\n")) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toMatch(/\p{Cs}/u);
      }
    }),
  );
});
