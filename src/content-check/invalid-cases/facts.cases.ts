import { home, type InvalidCase } from "./invalid-case";

/** Facts about the clinic in texts. */
export const brokenFacts: Record<string, InvalidCase> = {
  "an unknown fact": {
    file: home,
    change: ["{email}", "{mail}"],
    at: "{mail}",
    says: ["Write {email} instead of {mail}"],
  },
  "an unmatched brace": {
    file: home,
    change: ["{email}", "{email"],
    at: "{email",
    says: ["not part of a pair", "Write {email} instead of {email"],
  },
  "a fact in a field that does not support facts": {
    file: home,
    change: ["Therapy for children.", "Call {phone}."],
    at: "{phone}",
    says: ["Visitors would see {phone}"],
  },
  "a fact that becomes a link inside a link": {
    file: home,
    change: [">above</a>", ">call {phone}</a>"],
    at: "<a href='#welcome'>",
    says: ["a link can't be inside a link"],
  },
  "a hard-coded phone number": {
    file: home,
    change: ["{email}", "us or call 907.555.0142"],
    at: "907.555.0142",
    says: ["typed by hand", "Write {phone}"],
  },
  "a hard-coded fax number without its area code": {
    file: home,
    change: ["Therapy for children.", "Fax 555-0143."],
    at: "555-0143",
    says: ["This field can't use {facts}"],
  },
  "a hard-coded street": {
    file: home,
    change: ["Call us", "Come to 1174 n. Leatherleaf"],
    at: "1174 n.",
    says: ["Write {address}"],
  },
  "a hard-coded email address": {
    file: home,
    change: ["{email}", "hello@clinic.example"],
    at: "hello@clinic.example",
    says: ["Write {email}"],
  },
  "hard-coded hours": {
    file: home,
    change: ["{email}", "us, 7am–7 p.m."],
    at: "7am–7",
    says: ["Write {hours}"],
  },
  "hard-coded hours in 24-hour time": {
    file: home,
    change: ["{email}", "us, 07:00 to 19:00"],
    at: "07:00 to",
    says: ["Write {hours}"],
  },
  "a hard-coded phone number in the insurance texts": {
    file: "data/clinic.json",
    change: ["Call {phone}", "Call 907-555-0142"],
    at: "907-555-0142",
    says: ["typed by hand", "Write {phone}"],
  },
  "the main number as the number for search engines": {
    file: "data/clinic.json",
    change: ["(907) 555-0144", "907-555-0142"],
    at: '"907-555-0142"',
    says: ["the same number as the main number", 'Delete the line "structuredData".'],
  },
  "the fax number as the number for search engines": {
    file: "data/clinic.json",
    change: ["(907) 555-0144", "907-555-0143"],
    at: '"907-555-0143"',
    says: [
      "show it to families as the number to call",
      'Delete the line "structuredData", or write another number.',
    ],
  },
};
