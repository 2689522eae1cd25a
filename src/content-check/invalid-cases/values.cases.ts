import { home, type InvalidCase } from "./invalid-case";

/** Values in the wrong format. */
export const brokenValues: Record<string, InvalidCase> = {
  "a phone number in another format": {
    file: "data/clinic.json",
    change: ['"fax": "(907) 555-0143"', '"fax": "907 555 0143"'],
    at: '"907 555 0143"',
    says: ['"fax" in "phones"', 'such as "(907) 555-0142"', 'Write "(907) 555-0143".'],
  },
  "a time in another format": {
    file: "data/clinic.json",
    change: ['"07:00"', '"7am"'],
    at: '"7am"',
    says: ['"opens" in entry 1 of "hours"', "24-hour time", 'Write "07:00".'],
  },
  "days of one entry that are not consecutive": {
    file: "data/clinic.json",
    change: ['"Tuesday"', '"Wednesday", "Thursday"'],
    at: '"Wednesday"',
    says: ["Wednesday does not follow Monday", '{ "days": ["Wednesday", "Thursday"], '],
  },
  "a day that is open twice": {
    file: "data/clinic.json",
    change: ['"Friday"', '"Tuesday"'],
    at: '"Tuesday"\n      ],\n      "opens": "09:00"',
    says: ["Tuesday is used twice", "line 27", 'Delete "Tuesday"'],
  },
  "a clinic that closes before it opens": {
    file: "data/clinic.json",
    change: ['"closes": "17:00"', '"closes": "05:00"'],
    at: '"05:00"',
    says: ["not later than 09:00", 'Write "17:00"'],
  },
  "an unknown weekday": {
    file: "data/clinic.json",
    change: ['"Monday"', '"Munday"'],
    at: '"Munday"',
    says: ['Did you mean "Monday"?'],
  },
  "an email address without @": {
    file: "data/clinic.json",
    change: ["hello@clinic.example", "hello.clinic.example"],
    at: '"hello.clinic.example"',
    says: ['an email address such as "name@example.org"'],
  },
  "a URL with http": {
    file: "data/links.json",
    change: ["https://camp.example", "http://camp.example"],
    at: '"http://camp.example"',
    says: ['Write "https://camp.example".'],
  },
  "a web address that no browser opens": {
    file: "data/links.json",
    change: ["https://camp.example", "https://camp.example:99999/"],
    at: '"https://camp.example:99999/"',
    says: ["a full web address"],
  },
  "a web address with the end of a sentence": {
    file: "data/links.json",
    change: ["https://camp.example", "https://camp.example)."],
    at: '"https://camp.example)."',
    says: ["a full web address"],
  },
  "a path with a slash at the end": {
    file: "data/redirects.json",
    change: ['"/staff"', '"/staff/"'],
    at: '"/staff/"',
    says: ["no slash at the end", 'Write "/staff".'],
  },
  "a description that is too short": {
    file: home,
    change: ["Home: what parents in Wasilla can find on this page of ours.", "Home."],
    at: '"Home."',
    says: ["at least 50 characters", "longer by 45"],
  },
  "a description that is too long": {
    file: home,
    change: ["of ours.", `of ours, ${"and on, ".repeat(20)}so far.`],
    at: '"Home: what',
    says: ["at most 160 characters"],
  },
  "a closure that ends before it starts": {
    file: "data/closures.json",
    change: ["2027-01-01", "2026-01-01"],
    at: '"2026-01-01"',
    says: ["Thursday, January 1, 2026, is before Thursday, December 24", 'Write "to": "2027-01-01"'],
  },
  "two closures on the same day": {
    file: "data/closures.json",
    change: ['"2026-12-23"', '"2026-12-25"'],
    at: '"2026-12-25"',
    says: ['Friday, December 25, is also in the closure "break".'],
  },
  "a day that does not exist": {
    file: "data/closures.json",
    change: ['"2026-12-01"', '"2026-02-30"'],
    at: '"2026-02-30"',
    says: ["February 2026, which has 28 days", 'Write "2026-02-28"'],
  },
  "a closure with only one of its hours": {
    file: "data/closures.json",
    change: [',\n    "closes": "12:00"', ""],
    at: '"09:00"',
    says: ['"closes" is missing', "Add"],
  },
  "a closure that ends before it opens": {
    file: "data/closures.json",
    change: ['"12:00"', '"08:00"'],
    at: '"08:00"',
    says: ["close at 08:00 before it opens at 09:00", 'Write "20:00".'],
  },
};
