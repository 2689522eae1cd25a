import { findHoursProblems, findVisitProblems } from "../rules/hours";
import { findInsurerProblems } from "../rules/insurers";
import { findMisplacedFacts, findPhoneProblems } from "../rules/misplaced-facts";
import { casesOf, each, fine } from "./case.fixtures";

/** Opening hours of days, such as "Monday Tuesday". */
export const open = (days: string, opens = "09:00", closes = "17:00") => ({
  days: days.split(" "),
  opens,
  closes,
});
const hours = (...entries: object[]) => ({ clinic: { hours: entries } });

/** A season with hours of its own. */
export const summer = { name: "Summer hours", from: "2027-06-01", to: "2027-08-15", hours: [open("Monday")] };
/** A clinic with seasons, by what is special about each. */
export const seasons = (...entries: object[]) => ({
  clinic: { seasons: entries.map((entry) => ({ ...summer, ...entry })) },
});

const early = (from: number, to: number) => ({ clinic: { visits: { early: { from, to } } } });

casesOf(findVisitProblems, {
  "a range of minutes": [early(5, 10)],
  "one number of minutes": [early(10, 10)],
  "minutes that end before they begin": [early(10, 5), 'Write "from": 5, "to": 10.'],
});

casesOf(findHoursProblems, {
  "a whole week": [hours(open("Monday Tuesday Wednesday Thursday Friday Saturday Sunday"))],
  "a week that starts on Sunday": [hours(open("Sunday Monday Tuesday"))],
  "each day in an entry of its own": [hours(open("Monday"), open("Wednesday"))],
  "days in reverse order": [hours(open("Thursday Wednesday Tuesday")), '"Wednesday", "Thursday"]'],
  "only the first gap": [hours(open("Monday Wednesday Friday", "08:00", "12:00")), '"Friday"], "opens":'],
  "a day twice in one entry": [hours(open("Monday Monday")), "Monday is used twice"],
  "a day that two entries share": [hours(open("Monday Tuesday"), open("Tuesday")), 'Delete "Tuesday"'],
  "a day that a third entry repeats": [
    hours(open("Monday"), open("Tuesday"), open("Monday Tuesday")),
    "is used twice",
  ],
  "a break at noon": [hours(open("Monday", "13:00", "17:30"), open("Monday", "09:00", "12:00")), '"opens"'],
  "a break at noon on several days": [
    hours(open("Monday Tuesday", "09:00", "12:00"), open("Monday Tuesday", "13:00", "17:00")),
    'Keep one entry: { "days": ["Monday", "Tuesday"], "opens": "09:00", "closes": "17:00" }.',
  ],
  "a day of an invalid entry": [hours(open("Monday", "closed"), open("Monday"))],
  "closing in the afternoon": [hours(open("Monday", "09:00", "05:30")), 'Write "17:30"'],
  "closing after midnight": [hours(open("Monday", "13:00", "00:30")), "later than 13:00"],
  "closing in the evening before opening at night": [hours(open("Monday", "20:00", "12:00")), "later than"],
  "closing when it opens": [hours(open("Monday", "09:00", "09:00")), "would close when it opens"],
  "closing a minute later": [hours(open("Monday", "09:00", "09:01"))],
  "the second entry": [hours(open("Monday"), open("Tuesday", "09:00", "08:00")), '"closes" in entry 2'],
  "the hours of a season": [seasons({ hours: [open("Monday"), open("Monday Tuesday")] }), "Monday is used"],
  "the hours of another location": [
    { clinic: { locations: [{ hours: [open("Monday", "09:00", "05:30")] }] } },
    'Write "17:30"',
  ],
  "closing at 5 before opening at 5 p.m.": [hours(open("Monday", "17:00", "05:00")), "later than 17:00"],
});

const insurance = (
  accepted: unknown,
  inNetwork: string[] = [],
  homeschool: string[] = [],
  ...noted: string[]
) => ({
  clinic: { insurance: { accepted, inNetwork, homeschool, notes: noted.map((name) => ({ name })) } },
});

casesOf(findInsurerProblems, {
  "different names": [insurance(["Aetna", "Cigna", 3], ["Tricare"], ["Raven"])],
  "an insurer in both lists": [insurance(["Aetna"], ["Aetna"])],
  "an insurer and a program of the same name": [insurance(["Raven"], [], ["Raven"])],
  "a program twice": [insurance([], [], ["IDEA", "Raven", "IDEA"]), "data/clinic.json, line"],
  "a program spelled in two ways": [insurance([], [], ["Raven", "Ravven"]), 'Write "Raven" here, or'],
  "the same letters with other characters": [
    insurance(["Blue Cross/Blue Shield"], ["Blue-Cross (BlueShield)"]),
    "look like",
  ],
  "the same letters with many other characters": [
    insurance(["BCBS of AK"], ["B.C./B.S. (of) A.K."]),
    "look like",
  ],
  "a short name and a longer spelling of it": [insurance(["UMR", "UM-R"])],
  "short names that differ in a letter": [insurance(["UMR", "UMC"])],
  "a short and a longer name": [insurance(["Unum", "Una"])],
  "names of four letters": [insurance(["Unum", "Unim"]), '"Unim" and "Unum"'],
  "the closest spelling, not the first similar name": [
    insurance(["Alpha Care", "Alpha Core One"], ["Alpha-Core One"]),
    'Write "Alpha Core One" here',
  ],
  "names with a comma": [insurance(["Example Plans, Inc.", "Other Plans,LLC"])],
  "a comma after a name": [insurance(["Aetna,"])],
  "two names without a space": [insurance(["Aetna;Cigna"]), 'Write "Aetna", "Cigna"'],
  "several names in one": [insurance(["Alaska Medicaid, Tricare; Aetna"]), 'Write "Alaska Medicaid"'],
  "a note on a program": [insurance([], [], ["Raven"], "Raven")],
  "a note on a misspelled name": [insurance(["Aetna"], [], [], "Etna"), 'Write "Aetna" here'],
  "a note on a name in no list": [insurance(["Aetna"], [], [], "Cigna Plus"), "Add the name to a list"],
  "notes on two insurers": [insurance(["Aetna", "Cigna"], [], [], "Aetna", "Cigna")],
  "two notes on one insurer": [insurance(["Aetna"], [], [], "Aetna", "Aetna"), '"Aetna" has two notes'],
});

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

casesOf(findPhoneProblems, {
  "no number for search engines": [phones()],
  "another number for search engines": [phones("(907) 555-0144")],
  "the main number for search engines": [phones("907.555.0142"), "the same number as the main number"],
  "another number": [phones(undefined, "(907) 555-0145")],
  "the main number again": [phones(undefined, "907-555-0142"), "already in the list"],
  "the fax number again": [phones(undefined, "907-555-0143"), "already in the list"],
  "another number twice": [phones(undefined, "(907) 555-0145", "907-555-0145"), "already in the list"],
  "the fax number for search engines": [phones("907-555-0143"), "This is the fax number"],
});

const person = (name: string, more: object = {}) => ({ team: [{ id: "rosa", name, ...more }] });
const address = { street: "1174 N Leatherleaf Loop Unit D", locality: "Wasilla", postalCode: "99654" };
const palmer = { street: "100 W Example Avenue", locality: "Palmer", postalCode: "99645" };
const at = (more: object, name = "Palmer", other: object = palmer) => ({
  clinic: { address: { ...address, ...more }, locations: [{ name, address: other }] },
});
const onInstagram = (url: string) => ({ clinic: { social: [{ name: "Instagram", url }] } });

casesOf(findMisplacedFacts, {
  names: [person("Rosa Field, Jr.", { credentials: "PT", position: "Physical Therapist" })],
  ...fine(person, "Rosa Field,Sr", "Rosa Field, sr.", "Rosa Field,  II", "Rosa Field, III", "Rosa Field, IV"),
  "degrees in a name": [person("Rosa Field, PT, DPT"), 'Write "name": "Rosa Field", "credentials":'],
  "degrees in a name with a suffix": [person("Rosa Field, Jr., PT"), 'Write "name": "Rosa Field, Jr."'],
  "degrees in a name, without spaces": [person("Rosa Field,PT"), '"PT" is in the name'],
  "degrees in a name, after a space": [person("Rosa Field , PT"), 'Write "name": "Rosa Field"'],
  "degrees in a first name": [person("Field, Rosa PT"), 'Write "Field", and the rest'],
  "degrees in a name and beside it": [person("Rosa Field, M.S., CCC-SLP", { credentials: "MS" }), '"name"'],
  "only the last and the first name": [person("Field, Rosa"), 'Write "Rosa Field".'],
  "the last name first, and a letter": [person("Field, Rosa M"), 'Write "Rosa M Field".'],
  "the last name first": [person("Field, Rosa M."), 'Write "Rosa M. Field".'],
  "a position in a name": [person("Rosa Field, the director"), 'Write "Rosa Field", and the rest'],
  "a position as credentials": [
    person("Rosa Field", { credentials: "physical therapist", position: "Physical Therapist" }),
    "is the position again",
  ],
  addresses: [at({})],
  "a location in the same street of another city": [at({}, "Palmer", { ...palmer, street: address.street })],
  "a location with the same ZIP code": [at({}, "Wasilla", { ...palmer, postalCode: address.postalCode })],
  "a street with the name of its city": [at({ street: "12 E Wasilla Fishhook Road" })],
  "a whole address in the street": [at({ street: "12 N Loop, Wasilla, AK 99654" }), 'Write "12 N Loop".'],
  "a street with a city that ends in another letter": [
    at({ street: "12 N Loop, San José", locality: "San José" }),
    'Write "12 N Loop".',
  ],
  "a city in capital letters in the street": [at({ street: "12 N Loop, WASILLA" }), 'Write "12 N Loop".'],
  "a street without a city": [at({ street: "12 N Loop, 4", locality: undefined })],
  "a location without a street": [at({}, "Palmer", {})],
  "a location named with its address in capital letters": [at({}, "100 W EXAMPLE AVENUE"), 'Write "Palmer".'],
  "a ZIP code in the street of a location": [
    at({}, "Palmer", { ...palmer, street: "1 A Street 99645" }),
    'Write "1 A Street".',
  ],
  "a location at the address of the clinic": [at({}, "Palmer", address), "address of the first location"],
  "a location named with its address": [at({}, "Palmer, 100 W Example Avenue"), 'Write "Palmer".'],
  "the address of a network": [onInstagram("https://www.instagram.com/clinic")],
  "an address elsewhere": [onInstagram("https://clinic.example/instagram")],
  ...each(onInstagram, {
    "https://www.facebook.com/clinic": "address of Facebook",
    "https://facebook.com": "address of Facebook",
    "https://www.linkedin.com/company/clinic": "address of LinkedIn",
    "https://www.youtube.com/@clinic": "address of YouTube",
  }),
});
