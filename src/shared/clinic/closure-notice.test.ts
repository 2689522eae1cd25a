import { dates } from "../../words/en/dates";
import { closedDays } from "../../words/en/layout";
import { describeClosure } from "./closure-notice";

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
])("%s", (_, closure, words) => {
  expect(describeClosure(closure, closedDays, dates)).toBe(words);
});
