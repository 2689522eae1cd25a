import { home, type InvalidCase } from "./invalid-case";

/** Facts of the clinic in words. */
export const brokenFacts: Record<string, InvalidCase> = {
  "an unknown fact": {
    file: home,
    change: ["{email}", "{mail}"],
    at: "{mail}",
    says: ["Write {email} instead of {mail}"],
  },
  "a brace without a partner": {
    file: home,
    change: ["{email}", "{email"],
    at: "{email",
    says: ["not part of a pair", "Write {email} instead of {email"],
  },
  "a fact where none is filled in": {
    file: home,
    change: ["Therapy for children.", "Call {phone}."],
    at: "{phone}",
    says: ["Visitors would see {phone}"],
  },
  "a fact that becomes a link within a link": {
    file: home,
    change: [">above</a>", ">call {phone}</a>"],
    at: "<a href='#welcome'>",
    says: ["a link can't be inside a link"],
  },
  "the phone number by hand": {
    file: home,
    change: ["{email}", "us or call 907.555.0142"],
    at: "907.555.0142",
    says: ["typed by hand", "Write {phone}"],
  },
  "the fax number without its area code, in a plain field": {
    file: home,
    change: ["Therapy for children.", "Fax 555-0143."],
    at: "555-0143",
    says: ["This field can't use {facts}"],
  },
  "the street by hand": {
    file: home,
    change: ["Call us", "Come to 1174 n. Leatherleaf"],
    at: "1174 n.",
    says: ["Write {address}"],
  },
  "the mail address by hand": {
    file: home,
    change: ["{email}", "hello@clinic.example"],
    at: "hello@clinic.example",
    says: ["Write {email}"],
  },
  "the hours by hand": {
    file: home,
    change: ["{email}", "us, 7am–7 p.m."],
    at: "7am–7",
    says: ["Write {hours}"],
  },
  "the hours by hand, as on a 24-hour clock": {
    file: home,
    change: ["{email}", "us, 07:00 to 19:00"],
    at: "07:00 to",
    says: ["Write {hours}"],
  },
  "the phone number by hand beside the insurers": {
    file: "data/clinic.json",
    change: ["Call {phone}", "Call 907-555-0142"],
    at: "907-555-0142",
    says: ["typed by hand", "Write {phone}"],
  },
  "the main number again for search engines": {
    file: "data/clinic.json",
    change: ["(907) 555-0144", "907-555-0142"],
    at: '"907-555-0142"',
    says: ["the same number as the main number", 'Delete the line "structuredData".'],
  },
  "the fax number for search engines": {
    file: "data/clinic.json",
    change: ["(907) 555-0144", "907-555-0143"],
    at: '"907-555-0143"',
    says: [
      "show it to families as the number to call",
      'Delete the line "structuredData", or write another number.',
    ],
  },
};
