import { findClosureProblems } from "../rules/closures";
import { findHoursProblems } from "../rules/hours";
import { findInsurerProblems } from "../rules/insurers";
import { findMisplacedFacts } from "../rules/misplaced-facts";
import { findNewsProblems } from "../rules/news";
import { findPhoneProblems } from "../rules/phones";
import { findSeasonProblems } from "../rules/seasons";
import { findStaleDays } from "../rules/stale-days";
import { findUnlikelyDays } from "../rules/unlikely-days";
import { findWrongWeekdays } from "../rules/weekdays";
import type { RuleCases } from "./rule-cases";

const open = (days: string, opens = "09:00", closes = "17:00") => ({ days: days.split(" "), opens, closes });
const hours = (...entries: object[]) => ({ clinic: { hours: entries } });

const summer = { name: "Summer hours", from: "2027-06-01", to: "2027-08-15", hours: [open("Monday")] };
const seasons = (...entries: object[]) => ({
  clinic: { seasons: entries.map((entry) => ({ ...summer, ...entry })) },
});

const hoursCases: RuleCases = {
  rule: findHoursProblems,
  cases: [
    ["a whole week", hours(open("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"))],
    ["a week that starts on Sunday", hours(open("Sunday Monday Tuesday"))],
    ["each day in an entry of its own", hours(open("Monday"), open("Wednesday"))],
    [
      "days in reverse order",
      hours(open("Thursday Wednesday Tuesday")),
      '["Tuesday", "Wednesday", "Thursday"]',
    ],
    [
      "only the first gap",
      hours(open("Monday Wednesday Friday", "08:00", "12:00")),
      '["Wednesday", "Friday"], "opens": "08:00", "closes": "12:00"',
    ],
    ["a day twice in one entry", hours(open("Monday Monday")), "Monday is used twice"],
    ["a day that two entries share", hours(open("Monday Tuesday"), open("Tuesday")), 'Delete "Tuesday"'],
    [
      "a day that a third entry repeats",
      hours(open("Monday"), open("Tuesday"), open("Monday Tuesday")),
      "Monday is used twice",
    ],
    [
      "a break at noon",
      hours(open("Monday", "13:00", "17:30"), open("Monday", "09:00", "12:00")),
      '{ "days": ["Monday"], "opens": "09:00", "closes": "17:30" }',
    ],
    ["a day of an invalid entry", hours(open("Monday", "closed"), open("Monday"))],
    ["closing in the afternoon", hours(open("Monday", "09:00", "05:30")), 'Write "17:30"'],
    ["closing after midnight", hours(open("Monday", "13:00", "00:30")), "later than 13:00"],
    [
      "closing in the evening before opening at night",
      hours(open("Monday", "20:00", "12:00")),
      "later than 20:00",
    ],
    ["closing when it opens", hours(open("Monday", "09:00", "09:00")), "would close when it opens"],
    ["closing a minute later", hours(open("Monday", "09:00", "09:01"))],
    ["the second entry", hours(open("Monday"), open("Tuesday", "09:00", "08:00")), '"closes" in entry 2'],
    [
      "the hours of a season",
      seasons({ hours: [open("Monday"), open("Monday Tuesday")] }),
      "Monday is used twice",
    ],
    ["closing at 5 before opening at 5 p.m.", hours(open("Monday", "17:00", "05:00")), "later than 17:00"],
  ],
};

const seasonCases: RuleCases = {
  rule: findSeasonProblems,
  cases: [
    ["seasons that touch", seasons({}, { from: "2027-08-16", to: "2027-12-01" })],
    ["a season that ends before it begins", seasons({ to: "2027-05-01" }), 'Write "to": "2027-06-01"'],
    [
      "a season around another one",
      seasons({}, { name: "Fall", from: "2027-05-15", to: "2027-12-01" }),
      "Write other days here or there",
    ],
    [
      "seasons that share a day",
      seasons({}, { name: "Fall", from: "2027-08-15", to: "2027-12-01" }),
      'Write "to": "2027-08-14" in "Summer hours", or "from": "2027-08-16" here.',
    ],
  ],
};

const closures = (...entries: object[]) => ({
  closures: entries.map((entry, index) => ({ id: `closure-${index + 1}`, reason: "Snow", ...entry })),
});
const winter = { from: "2026-12-24", to: "2027-01-01" };

const closureCases: RuleCases = {
  rule: findClosureProblems,
  cases: [
    ["closures that touch", closures(winter, { from: "2026-12-23" }, { from: "2027-01-02" })],
    ["a last day that is the first", closures({ from: "2026-12-24", to: "2026-12-24" })],
    [
      "the last day of another closure",
      closures(winter, { from: "2027-01-01" }),
      "Friday, January 1, is also",
    ],
    [
      "the first day of another closure",
      closures({ from: "2026-12-24" }, winter),
      "Thursday, December 24, is also",
    ],
    [
      "a closure around another",
      closures(winter, { from: "2026-12-01", to: "2027-02-01" }),
      "Thursday, December 24, is also",
    ],
    [
      "a third closure",
      closures(winter, { from: "2027-02-01" }, { from: "2027-02-01" }),
      'in the closure "closure-2"',
    ],
    ["an invalid closure on the same day", closures({ ...winter, opens: "nine" }, winter)],
    [
      "a last day in the past year",
      closures({ from: "2026-12-24", to: "2026-12-02" }),
      'Write "to": "2026-12-24" or a later day',
    ],
    [
      "a last day of a typed year",
      closures({ from: "2026-12-24", to: "2026-01-02" }),
      'Write "to": "2027-01-02"',
    ],
    [
      "a last day of the right month in a wrong year",
      closures({ from: "2026-03-02", to: "2025-03-02" }),
      'Write "to": "2026-03-02", or delete',
    ],
    [
      "a last day 59 days later",
      closures({ from: "2026-03-02", to: "2025-04-30" }),
      'Write "to": "2026-04-30"',
    ],
    ["a last day 60 days later", closures({ from: "2026-03-02", to: "2025-05-01" }), "or a later day"],
    [
      "a leap day in another year",
      closures({ from: "2026-02-27", to: "2024-02-29" }),
      'Write "to": "2026-02-27" or a later day',
    ],
    [
      "only an opening time",
      closures({ from: "2026-12-01", opens: "10:00" }),
      'in place of the …: "closes": "…"',
    ],
    [
      "only a closing time",
      closures({ from: "2026-12-01", closes: "10:00" }),
      'in place of the …: "opens": "…"',
    ],
    ["other hours", closures({ from: "2026-12-01", opens: "09:00", closes: "09:01" })],
    [
      "closing when it opens",
      closures({ from: "2026-12-01", opens: "09:00", closes: "09:00" }),
      "later than 09:00",
    ],
    ["closing at 3 p.m.", closures({ from: "2026-12-01", opens: "09:00", closes: "03:00" }), 'Write "15:00"'],
    [
      "an id with its year",
      closures({ id: "new-year-2027", ...winter }, { id: "break-2026", from: "2026-07-01" }),
    ],
    ["an id with the year of its first day", closures({ id: "break-2026", ...winter })],
    ["an id with a longer number", closures({ id: "room-12027-20271", from: "2026-12-01" })],
    [
      "an id with another year, and nothing else wrong with it",
      closures(winter, { id: "break-2025", from: "2026-12-24", opens: "10:00" }),
      'Write "from": "2025-12-24"',
    ],
    [
      "the days of two closures",
      closures(
        { from: "2026-12-01" },
        { from: "2026-12-02" },
        { from: "2026-12-01" },
        { from: "2026-12-02" },
        { from: "2026-12-01" },
      ),
      'closure "closure-1"',
      'closure "closure-2"',
    ],
  ],
};

const insurance = (
  accepted: unknown,
  inNetwork: string[] = [],
  homeschool: string[] = [],
  ...noted: string[]
) => ({
  clinic: { insurance: { accepted, inNetwork, homeschool, notes: noted.map((name) => ({ name })) } },
});

const insurerCases: RuleCases = {
  rule: findInsurerProblems,
  cases: [
    ["different names", insurance(["Aetna", "Cigna", 3], ["Tricare"], ["Raven"])],
    ["an insurer in both lists", insurance(["Aetna"], ["Aetna"])],
    ["an insurer and a program of the same name", insurance(["Raven"], [], ["Raven"])],
    ["a program twice", insurance([], [], ["IDEA", "Raven", "IDEA"]), "data/clinic.json, line"],
    [
      "a program spelled in two ways",
      insurance([], [], ["Raven", "Ravven"]),
      'Write "Raven" here, or "Ravven" there',
    ],
    [
      "the same letters with other characters",
      insurance(["Blue Cross/Blue Shield"], ["Blue-Cross (BlueShield)"]),
      '"Blue-Cross (BlueShield)" and "Blue Cross/Blue Shield" look like',
    ],
    [
      "the same letters with many other characters",
      insurance(["BCBS of AK"], ["B.C./B.S. (of) A.K."]),
      'and "BCBS of AK" look like',
    ],
    ["a short name and a longer spelling of it", insurance(["UMR", "UM-R"])],
    ["short names that differ in a letter", insurance(["UMR", "UMC"])],
    ["a short and a longer name", insurance(["Unum", "Una"])],
    ["names of four letters", insurance(["Unum", "Unim"]), '"Unim" and "Unum"'],
    [
      "the closest spelling, not the first similar name",
      insurance(["Alpha Care", "Alpha Core One"], ["Alpha-Core One"]),
      'Write "Alpha Core One" here',
    ],
    ["a name with a comma", insurance(["Example Plans, Inc."])],
    [
      "several names in one",
      insurance(["Alaska Medicaid, Tricare; Aetna"]),
      'Write "Alaska Medicaid", "Tricare", "Aetna"',
    ],
    ["a note on a program", insurance([], [], ["Raven"], "Raven")],
    ["a note on a misspelled name", insurance(["Aetna"], [], [], "Etna"), 'Write "Aetna" here'],
    ["a note on a name in no list", insurance(["Aetna"], [], [], "Cigna Plus"), "Add the name to a list"],
    ["two notes on one insurer", insurance(["Aetna"], [], [], "Aetna", "Aetna"), '"Aetna" has two notes'],
  ],
};

const phones = (structuredData?: string, ...others: string[]) => ({
  clinic: {
    phones: {
      main: "(907) 555-0142",
      fax: "(907) 555-0143",
      structuredData,
      others: others.map((number) => ({ name: "Billing", number })),
    },
  },
});

const phoneCases: RuleCases = {
  rule: findPhoneProblems,
  cases: [
    ["no number for search engines", phones()],
    ["another number for search engines", phones("(907) 555-0144")],
    ["the main number for search engines", phones("907.555.0142"), "the same number as the main number"],
    ["another number", phones(undefined, "(907) 555-0145")],
    ["the main number again", phones(undefined, "907-555-0142"), "already in the list"],
    ["another number twice", phones(undefined, "(907) 555-0145", "907-555-0145"), "already in the list"],
    ["the fax number for search engines", phones("907-555-0143"), "This is the fax number"],
  ],
};

const item = { title: "Open house", text: "<p>Come.</p>", from: "2026-11-01", to: "2026-12-05" };
const news = (...entries: object[]) => ({ news: entries.map((entry) => ({ ...item, ...entry })) });

const newsCases: RuleCases = {
  rule: findNewsProblems,
  cases: [
    ["news of one day", news({ to: "2026-11-01" })],
    ["an event on the last day", news({ event: { day: "2026-12-05", starts: "10:00", ends: "12:00" } })],
    ["news that end before they begin", news({ to: "2026-10-01" }), "Write 2026-11-01 or a later day"],
    ["an event after the last day", news({ event: { day: "2026-12-06" } }), 'Write "2026-12-06"'],
    [
      "an event whose last day is too early",
      news({ event: { day: "2026-12-05", lastDay: "2026-12-01" } }),
      "Write 2026-12-05 or a later day",
    ],
    [
      "an event that ends in the morning",
      news({ event: { day: "2026-12-05", starts: "10:00", ends: "02:00" } }),
      'Write "14:00"',
    ],
    [
      "an event that ends at noon",
      news({ event: { day: "2026-12-05", starts: "13:00", ends: "12:00" } }),
      "Write a later time",
    ],
    [
      "an event and a job in one",
      news({ event: { day: "2026-12-05" }, job: { employment: "temporary" } }),
      "an event and a job",
    ],
  ],
};

const closedFrom = (from: string, to?: string) => ({
  closures: [{ id: "winter", from, ...(to && { to }), reason: "Winter" }],
});
const staleCases: RuleCases = {
  rule: findStaleDays,
  day: "2026-11-21",
  cases: [
    ["a closure that is over for less than two months", closedFrom("2026-09-21")],
    [
      "one that is over for longer",
      closedFrom("2026-09-01", "2026-09-20"),
      "This closure ended on 2026-09-20.",
    ],
    ["one of a day that is over for longer", closedFrom("2025-12-25"), "This closure ended on 2025-12-25."],
    ["one that is ahead", closedFrom("2028-11-21")],
    ["one that is far ahead", closedFrom("2062-12-25"), 'Write "from": "2026-12-25"'],
    ["one that is far ahead, in January", closedFrom("2072-01-11"), 'Write "from": "2027-01-11"'],
    ["a season that is over for less than two months", seasons({ from: "2026-06-01", to: "2026-09-21" })],
    [
      "a season that is over for longer",
      seasons({ from: "2026-06-01", to: "2026-08-15" }),
      "This season ended on 2026-08-15.",
    ],
  ],
};

const week = { clinic: { name: "Clinic", hours: [open("Monday Tuesday Wednesday Thursday Friday")] } };
const unlikelyCases: RuleCases = {
  rule: findUnlikelyDays,
  cases: [
    ["two months", { ...week, ...closures({ from: "2027-03-01", to: "2027-04-30" }) }],
    [
      "a closure until the next year",
      { ...week, ...closures({ from: "2027-03-15", to: "2028-03-19" }) },
      'Write "to": "2027-03-19"',
    ],
    [
      "a long closure over the new year",
      { ...week, ...closures({ from: "2026-12-28", to: "2028-01-02" }) },
      'Write "to": "2027-01-02"',
    ],
    ["a weekend", { ...week, ...closures({ from: "2027-01-16", to: "2027-01-17" }) }, "no day has opening"],
    ["a Saturday", { ...week, ...closures({ from: "2027-01-16" }) }, "Saturday, January 16, 2027, has no"],
    [
      "a Saturday with hours of its own",
      { ...week, ...closures({ from: "2027-01-16", opens: "09:00", closes: "12:00" }) },
    ],
    ["a Saturday while the hours are unknown", closures({ from: "2027-01-16" })],
    ["a Saturday through Monday", { ...week, ...closures({ from: "2027-01-16", to: "2027-01-18" }) }],
    [
      "a Saturday of a season that is open then",
      {
        clinic: { ...week.clinic, seasons: [{ ...summer, hours: [open("Saturday")] }] },
        ...closures({ from: "2027-06-05" }),
      },
    ],
    [
      "a reason with the day",
      closures({ from: "2027-01-18", reason: "CLOSED Monday 1/18 for Martin Luther King Day" }),
      'Write "Martin Luther King Day".',
    ],
    ["a reason of one word", closures({ from: "2027-01-18", reason: "Closed" }), 'such as "Heavy snow"'],
    ["a season of a year", seasons({ from: "2027-01-01", to: "2027-12-31" })],
    ["a season of two summers", seasons({ to: "2028-08-15" }), 'Write "to": "2027-08-15"'],
    [
      "an event on a day closed",
      { ...closures({ from: "2026-12-05" }), ...news({ event: { day: "2026-12-05" } }) },
      "when you are closed: Snow",
    ],
    [
      "an event on a short day",
      {
        ...closures({ from: "2026-12-05", opens: "09:00", closes: "12:00" }),
        ...news({ event: { day: "2026-12-05" } }),
      },
    ],
  ],
};

const comeOn = (day: string) => news({ text: `<p>Come on ${day}.</p>`, to: "2027-02-06" });
const weekdayCases: RuleCases = {
  rule: findWrongWeekdays,
  cases: [
    ["the right weekday", comeOn("Saturday, February 6, 2027 and Saturday, December 5")],
    [
      "the weekday in a year in which nobody reads it",
      comeOn("Friday, February 6"),
      'Write "Saturday, February 6"',
    ],
    ["a date of either year", comeOn("Sunday, August 8")],
    ["another weekday", comeOn("Friday, February 6, 2027"), 'Write "Saturday, February 6, 2027"'],
    ["another weekday without its year", comeOn("Sunday, February 6th"), 'Write "Saturday, February 6"'],
    ["a day that does not exist", comeOn("Sunday, February 31, 2027")],
    ["a date in a text without days", { services: [{ summary: "Come on Sunday, February 6." }] }],
  ],
};

const person = (name: string, more: object = {}) => ({ team: [{ id: "rosa", name, ...more }] });
const address = { street: "1174 N Leatherleaf Loop Unit D", locality: "Wasilla", postalCode: "99654" };
const palmer = { street: "100 W Example Avenue", locality: "Palmer", postalCode: "99645" };
const at = (more: object, name = "Palmer", other: object = palmer) => ({
  clinic: { address: { ...address, ...more }, locations: [{ name, address: other }] },
});
const onInstagram = (url: string) => ({ clinic: { social: [{ name: "Instagram", url }] } });

const misplacedCases: RuleCases = {
  rule: findMisplacedFacts,
  cases: [
    ["names", person("Rosa Field, Jr.", { credentials: "PT", position: "Physical Therapist" })],
    [
      "degrees in a name",
      person("Rosa Field, PT, DPT"),
      'Write "name": "Rosa Field", "credentials": "PT, DPT".',
    ],
    [
      "degrees in a name and beside it",
      person("Rosa Field, M.S., CCC-SLP", { credentials: "MS" }),
      'Write "name": "Rosa Field".',
    ],
    ["the last name first", person("Field, Rosa M."), 'Write "Rosa M. Field".'],
    ["a position in a name", person("Rosa Field, the director"), 'Write "Rosa Field", and the rest'],
    [
      "a position as credentials",
      person("Rosa Field", { credentials: "physical therapist", position: "Physical Therapist" }),
      "is the position again",
    ],
    ["addresses", at({})],
    ["a street with the name of its city", at({ street: "12 E Wasilla Fishhook Road" })],
    ["a whole address in the street", at({ street: "12 N Loop, Wasilla, AK 99654" }), 'Write "12 N Loop".'],
    [
      "a ZIP code in the street of a location",
      at({}, "Palmer", { ...palmer, street: "1 A Street 99645" }),
      'Write "1 A Street".',
    ],
    [
      "a location at the address of the clinic",
      at({}, "Palmer", address),
      "the address of the first location",
    ],
    ["a location named with its address", at({}, "Palmer, 100 W Example Avenue"), 'Write "Palmer".'],
    ["the address of a network", onInstagram("https://www.instagram.com/clinic")],
    ["an address elsewhere", onInstagram("https://clinic.example/instagram")],
    [
      "the address of another network",
      onInstagram("https://www.facebook.com/clinic"),
      "an address of Facebook",
    ],
  ],
};

/** Cases of the rules about data/clinic.json and data/closures.json. */
export const clinicCases: readonly RuleCases[] = [
  hoursCases,
  seasonCases,
  closureCases,
  insurerCases,
  phoneCases,
  newsCases,
  staleCases,
  unlikelyCases,
  weekdayCases,
  misplacedCases,
];
