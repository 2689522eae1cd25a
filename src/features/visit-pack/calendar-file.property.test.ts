import fc from "fast-check";
import ICAL from "ical.js";
import { foldLines } from "../../shared/calendar/fold-lines";
import { fromClinicTime } from "../../shared/clinic/clinic-local-time";
import { localTimes } from "../../shared/clinic/schedules.fixtures";
import { writeCalendarFile } from "./calendar-file";

/** Texts with everything that has a meaning in a calendar file, and with characters of one to four octets. */
const characters = fc.oneof(
  fc.constantFrom("\n", ",", ";", ":", "\\", '"', " ", "\\n", "BEGIN:VALARM", "ı", "ł", "—", "🧸", "🐻‍❄️"),
  fc.string({ unit: "grapheme", minLength: 1, maxLength: 20 }),
);
const texts = fc.array(characters, { minLength: 1, maxLength: 20 }).map((parts) => parts.join(""));

const entries = fc.record({
  uid: fc.uuid(),
  title: texts,
  description: texts,
  location: texts,
  start: localTimes.map(fromClinicTime),
  minutes: fc.integer({ min: 1, max: 600 }),
  alarmMinutes: fc.integer({ min: 1, max: 300 }),
  maker: texts,
});

test("a calendar program reads from the file what was written, whatever the texts are", () => {
  fc.assert(
    fc.property(entries, (entry) => {
      const calendar = new ICAL.Component(ICAL.parse(writeCalendarFile(entry)));
      const [component, ...more] = calendar.getAllSubcomponents("vevent");
      const event = new ICAL.Event(component);
      const alarms = event.component.getAllSubcomponents("valarm");
      expect(more).toEqual([]);
      expect({
        uid: event.uid,
        title: event.summary,
        description: event.description,
        location: event.location,
        start: event.startDate.toJSDate(),
        minutes: event.duration.toSeconds() / 60,
        maker: calendar.getFirstPropertyValue("prodid"),
      }).toEqual({
        uid: entry.uid,
        title: entry.title,
        description: entry.description,
        location: entry.location,
        start: entry.start,
        minutes: entry.minutes,
        maker: `-//${entry.maker}//Visit pack//EN`,
      });
      expect(alarms.map((alarm) => alarm.getFirstPropertyValue("description"))).toEqual([entry.title]);
      const trigger = alarms[0]?.getFirstPropertyValue("trigger");
      expect(trigger instanceof ICAL.Duration && trigger.toSeconds()).toBe(-60 * entry.alarmMinutes);
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
