import { dates } from "../../words/en/dates";
import { visitTools } from "../../words/en/visit-tools";
import { checkVisitTime, formatVisitTime, warnIfClosed } from "./visit-time";

const now = { date: "2026-11-21", time: "11:00" };
const noDay = ["evaluation-day", "Day: please fill in the day that we gave you."];
const noTime = ["evaluation-time", "Time: please fill in the time that we gave you, with AM or PM."];
const pastDay = ["evaluation-day", "Day: this one has passed. Please look at it again."];
const pastTime = ["evaluation-time", "Time: this one has passed today. Please look at it again."];
const farDay = ["evaluation-day", "Day: this is years ahead. Please look at the year again."];

test.each([
  ["empty fields", "", "", [noDay, noTime]],
  ["no time", "2026-12-01", "", [noTime]],
  ["no day", "", "09:00", [noDay]],
  ["yesterday", "2026-11-20", "09:00", [pastDay]],
  ["a past time today", "2026-11-21", "10:59", [pastTime]],
  ["the current time today", "2026-11-21", "11:00", []],
  ["an earlier time on a later day", "2026-11-22", "07:00", []],
  ["next year", "2027-01-04", "07:00", []],
  ["a year with five digits", "20261-12-01", "09:00", [farDay]],
  ["a mistyped year", "2062-12-01", "09:00", [farDay]],
  ["the last possible day", "2028-11-20", "09:00", []],
  ["the day after it", "2028-11-21", "09:00", [farDay]],
])("checking %s finds the right fields, and says how to fix them", (_, date, time, errors) => {
  expect(Object.entries(checkVisitTime("evaluation", { date, time }, now, visitTools))).toEqual(errors);
});

test("date and time are formatted once both are filled in", () => {
  expect(formatVisitTime({ date: "2026-12-01", time: "14:30" }, visitTools, dates)).toBe(
    "Tuesday, December 1, 2026, at 2:30pm",
  );
  expect(formatVisitTime({ date: "2026-12-01", time: "" }, visitTools, dates)).toBeUndefined();
  expect(formatVisitTime({ date: "", time: "14:30" }, visitTools, dates)).toBeUndefined();
});

const schedule = {
  hours: [{ days: ["Tuesday", "Thursday"], opens: "07:00", closes: "19:00" }],
  closures: [
    { reason: "Thanksgiving", from: "2026-11-26", to: null, opens: null, closes: null },
    { reason: "Training", from: "2026-12-03", to: null, opens: "12:00", closes: "16:00" },
  ],
};
const sure = "If we gave you this time, you are all set. If you are not sure, call (907) 555-0142.";

test.each([
  ["2026-12-01", "09:00", undefined],
  ["2026-12-01", "07:00", undefined],
  ["", "09:00", undefined],
  ["2026-12-01", "", undefined],
  ["2026-12-01", "06:59", `That day we are open 7am-7pm. ${sure}`],
  ["2026-12-01", "19:00", `That day we are open 7am-7pm. ${sure}`],
  ["2026-12-05", "", `We are closed on Saturdays. ${sure}`],
  ["2026-11-26", "09:00", `We are closed that day (Thanksgiving). ${sure}`],
  ["2026-12-03", "09:00", `That day we are open 12pm-4pm. ${sure}`],
])("the warning for %s at %s is: %s", (date, time, warning) => {
  expect(warnIfClosed({ date, time }, schedule, "(907) 555-0142", visitTools, dates)).toBe(warning);
});
