import { findNewsProblems, findWrongWeekdays } from "../rules/news";
import { casesOf, each, fine } from "./case.fixtures";

const item = { title: "Open house", text: "<p>Come.</p>", from: "2026-11-01", to: "2026-12-05" };
const news = (...entries: object[]) => ({ news: entries.map((entry) => ({ ...item, ...entry })) });
/** The news with an event. */
export const event = (more: object = {}) => news({ event: { day: "2026-12-05", ...more } });

casesOf(findNewsProblems, {
  "news of one day": [news({ to: "2026-11-01" })],
  "an event on the last day": [event({ starts: "10:00", ends: "12:00" })],
  "news that end before they begin": [news({ to: "2026-10-01" }), "Write 2026-11-01 or a later day"],
  "an event after the last day": [news({ event: { day: "2026-12-06" } }), 'Write "2026-12-06"'],
  "an event whose last day is too early": [event({ lastDay: "2026-12-01" }), "Write 2026-12-05 or"],
  "an event that ends in the morning": [event({ starts: "10:00", ends: "02:00" }), 'Write "14:00"'],
  "an event that ends at noon": [event({ starts: "13:00", ends: "12:00" }), "Write a later time"],
  "an event that ends when it starts": [event({ starts: "10:00", ends: "10:00" }), "Write a later time"],
  "an event with only its end": [event({ ends: "10:00" })],
  "an event over days that ends earlier in the day": [
    news({ event: { day: "2026-12-04", lastDay: "2026-12-05", starts: "18:00", ends: "12:00" } }),
  ],
  "an event of one day whose last day is written": [
    event({ lastDay: "2026-12-05", starts: "18:00", ends: "12:00" }),
    "Write a later time",
  ],
  "an event and a job in one": [
    news({ event: { day: "2026-12-05" }, job: { employment: "temporary" } }),
    "and a job",
  ],
});

const comeOn = (day: string) => news({ text: `<p>Come on ${day}.</p>`, to: "2027-02-06" });
casesOf(findWrongWeekdays, {
  ...each(comeOn, {
    "Friday, February 6": 'Write "Saturday, February 6"',
    "Friday, February 6, 2027": 'Write "Saturday, February 6, 2027"',
    "Sunday, February 6th": 'Write "Saturday, February 6"',
    "Fri, Dec 5": '"Fri, Dec 5" is a Saturday in 2026.',
    "Thurs. Sept. 9, 2026": 'Write "Wednesday, September 9, 2026"',
    "Monday, November 1": 'Write "Sunday, November 1"',
    "Sunday, December 5": 'Write "Saturday, December 5"',
  }),
  ...fine(
    comeOn,
    "Saturday, February 6, 2027 and Saturday, December 5",
    "Sunday, August 8",
    "Sunday, November 1",
    "Sat. Feb 6, Tues, Dec 1, Thur Dec. 3, and Wed, the May 12",
    "Sunday, February 31, 2027",
  ),
  "a date in another file with days": [
    { closures: [{ from: "2026-12-05", to: "2026-12-05", reason: "Sunday, December 5" }] },
  ],
  "a date in a text without days": [{ services: [{ summary: "Come on Sunday, February 6." }] }],
});
