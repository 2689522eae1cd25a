import { findClosureProblems, findSeasonProblems } from "../rules/closures";
import { findStaleDays, findUnlikelyDays } from "../rules/unlikely-days";
import { casesOf, each, fine } from "./case.fixtures";
import { open, seasons, summer } from "./clinic.cases";
import { event } from "./news.cases";

const fall = (from: string) => seasons({}, { name: "Fall", from, to: "2027-12-01" });

casesOf(findSeasonProblems, {
  "seasons that touch": [seasons({}, { from: "2027-08-16", to: "2027-12-01" })],
  "seasons in another order": [seasons({}, { from: "2027-03-01", to: "2027-05-31" })],
  "seasons that share the first day of one": [
    seasons({}, { name: "Spring", from: "2027-03-01", to: "2027-06-01" }),
    "share days",
  ],
  "a season from the first day of another": [fall("2027-06-01"), "Write other days here or there"],
  "a season of a day": [seasons({ to: "2027-06-01" })],
  "a season that ends before it begins": [seasons({ to: "2027-05-01" }), 'Write "to": "2027-06-01"'],
  "a season around another one": [fall("2027-05-15"), "Write other days here or there"],
  "seasons that share a day": [fall("2027-08-15"), '"2027-08-14" in "Summer hours", or "from": "2027-08-16"'],
});

const closures = (...entries: object[]) => ({
  closures: entries.map((entry, index) => ({ id: `closure-${index + 1}`, reason: "Snow", ...entry })),
});
const hoursOn = (day: string, opens: string, closes: string) => closures({ from: day, opens, closes });
const winter = { from: "2026-12-24", to: "2027-01-01" };

casesOf(findClosureProblems, {
  "closures that touch": [closures(winter, { from: "2026-12-23" }, { from: "2027-01-02" })],
  "a last day that is the first": [closures({ from: "2026-12-24", to: "2026-12-24" })],
  "the last day of another closure": [closures(winter, { from: "2027-01-01" }), "Friday, January 1, is"],
  "the first day of another closure": [closures({ from: "2026-12-24" }, winter), "Thursday, December 24"],
  "a closure around another": [closures(winter, { from: "2026-12-01", to: "2027-02-01" }), "December 24"],
  "a third closure": [closures(winter, { from: "2027-02-01" }, { from: "2027-02-01" }), '"closure-2"'],
  "an invalid closure on the same day": [closures({ ...winter, opens: "nine" }, winter)],
  "a last day in the past year": [closures({ from: "2026-12-24", to: "2026-12-02" }), '"to": "2026-12-24"'],
  "a last day of a typed year": [closures({ from: "2026-12-24", to: "2026-01-02" }), '"to": "2027-01-02"'],
  "a last day of the right month in a wrong year": [
    closures({ from: "2026-03-02", to: "2025-03-02" }),
    '2026-03-02", or',
  ],
  "a last day 59 days later": [closures({ from: "2026-03-02", to: "2025-04-30" }), '"to": "2026-04-30"'],
  "a last day 60 days later": [closures({ from: "2026-03-02", to: "2025-05-01" }), "or a later day"],
  "a leap day in another year": [closures({ from: "2026-02-27", to: "2024-02-29" }), '"to": "2026-02-27"'],
  "only an opening time": [closures({ from: "2026-12-01", opens: "10:00" }), 'place of the …: "closes":'],
  "only a closing time": [closures({ from: "2026-12-01", closes: "10:00" }), 'in place of the …: "opens":'],
  "other hours": [hoursOn("2026-12-01", "09:00", "09:01")],
  "closing when it opens": [hoursOn("2026-12-01", "09:00", "09:00"), "later than 09:00"],
  "closing at 3 p.m.": [hoursOn("2026-12-01", "09:00", "03:00"), 'Write "15:00"'],
  "an id with its year": [
    closures({ id: "new-year-2027", ...winter }, { id: "break-2026", from: "2026-07-01" }),
  ],
  "an id with the year of its first day": [closures({ id: "break-2026", ...winter })],
  "an id of a school year": [closures({ id: "break-2026-2027", from: "2027-03-08" })],
  "an id of another school year": [
    closures({ id: "break-2026-2027", from: "2029-03-05" }),
    'Write "from": "2026-03-05"',
  ],
  "an id with a longer number": [closures({ id: "room-12027-20271", from: "2026-12-01" })],
  "an id with another year, and nothing else wrong with it": [
    closures(winter, { id: "break-2025", from: "2026-12-24", opens: "10:00" }),
    '"2025-12-24"',
  ],
  "the days of two closures": [
    closures(...[1, 2, 1, 2, 1].map((day) => ({ from: `2026-12-0${day}` }))),
    '"closure-1"',
    '"closure-2"',
  ],
});

const closedFrom = (from: string, to?: string) => ({
  closures: [{ id: "winter", from, ...(to && { to }), reason: "Winter" }],
});
casesOf(findStaleDays, {
  ...each(closedFrom, {
    "2025-12-25": "This closure ended on 2025-12-25.",
    "2062-12-25": 'Write "from": "2026-12-25"',
    "2072-01-11": 'Write "from": "2027-01-11"',
    "2072-11-21": 'Write "from": "2026-11-21"',
  }),
  ...fine(closedFrom, "2026-09-21", "2028-11-21"),
  "one that is over for longer": [closedFrom("2026-09-01", "2026-09-20"), "closure ended on 2026-09-20"],
  "a season that is over for less than two months": [seasons({ from: "2026-06-01", to: "2026-09-21" })],
  "news that are over for longer": [
    { news: [{ title: "Fair", text: "<p>Come.</p>", from: "2026-08-01", to: "2026-09-20" }] },
    "This entry ended on 2026-09-20",
  ],
  "a season that is over for longer": [seasons({ from: "2026-06-01", to: "2026-08-15" }), "This season"],
});

const week = { clinic: { name: "Clinic", hours: [open("Monday Tuesday Wednesday Thursday Friday")] } };
const closedFor = (reason: string) => closures({ from: "2027-03-26", reason });
const inWeek = (entry: object) => ({ ...week, ...closures(entry) });
casesOf(findUnlikelyDays, {
  "a closure that ends before it begins, which another rule reports": [
    inWeek({ from: "2027-01-18", to: "2027-01-11" }),
  ],
  "two months": [inWeek({ from: "2027-03-01", to: "2027-04-30" })],
  "a closure until the next year": [
    inWeek({ from: "2027-03-15", to: "2028-03-19" }),
    'Write "to": "2027-03-19"',
  ],
  "a long closure over the new year": [
    inWeek({ from: "2026-12-28", to: "2028-01-02" }),
    'Write "to": "2027-01-02"',
  ],
  "a weekend": [inWeek({ from: "2027-01-16", to: "2027-01-17" }), "no day has opening"],
  "a long closure within a year": [
    inWeek({ from: "2026-12-01", to: "2027-03-15" }),
    "Write the last day that you",
  ],
  "a closure of a year": [inWeek({ from: "2026-12-01", to: "2027-12-01" }), 'Write "to": "2026-12-01".'],
  "a Monday of several hours": [
    {
      clinic: { ...week.clinic, hours: [open("Monday"), open("Friday")] },
      ...closures({ from: "2027-01-18" }),
    },
  ],
  "a Saturday": [inWeek({ from: "2027-01-16" }), "Saturday, January 16, 2027, has no"],
  "a Saturday with hours of its own": [inWeek({ from: "2027-01-16", opens: "09:00", closes: "12:00" })],
  "a Saturday while the hours are unknown": [closures({ from: "2027-01-16" })],
  "a Saturday through Monday": [inWeek({ from: "2027-01-16", to: "2027-01-18" })],
  "a Saturday of a season that is open then": [
    {
      clinic: { ...week.clinic, seasons: [{ ...summer, hours: [open("Saturday")] }] },
      ...closures({ from: "2027-06-05" }),
    },
  ],
  "a reason with the day": [
    closures({ from: "2027-01-18", reason: "CLOSED Monday 1/18 for Martin Luther King Day" }),
    'Write "Martin Luther King Day".',
  ],
  ...fine(closedFor, "Good Friday", "Ash Wednesday", "Easter Monday", "Holy Saturday"),
  ...each(closedFor, {
    "Closed for Good Friday": 'Write "Good Friday".',
    "We're closed - heavy snow": 'Write "heavy snow".',
    "We are closed: ice": 'Write "ice".',
    "Closed: ice": 'Write "ice".',
    "Monday for a closed road": 'Write "a closed road".',
    "Snow day, closed Monday due to  ice": 'Write "ice".',
    "a good Friday 3/26": "Write only",
  }),
  "a reason of one word": [closures({ from: "2027-01-18", reason: "Closed" }), 'such as "Heavy snow"'],
  "a season of a year": [seasons({ from: "2027-01-01", to: "2027-12-31" })],
  "a season of a leap year": [seasons({ from: "2027-06-01", to: "2028-06-01" })],
  "a season of two summers": [seasons({ to: "2028-08-15" }), 'Write "to": "2027-08-15"'],
  "an event on a day closed": [
    { ...closures({ from: "2026-12-05" }), ...event() },
    "when you are closed: Snow",
  ],
  "an event before and after days closed": [
    { ...closures({ from: "2026-12-06" }, { from: "2026-12-01", to: "2026-12-04" }), ...event() },
  ],
  "an event on the first of two days closed": [
    { ...closures({ from: "2026-12-05", to: "2026-12-06" }), ...event() },
    "when you are closed",
  ],
  "an event on a short day": [{ ...hoursOn("2026-12-05", "09:00", "12:00"), ...event() }],
});
