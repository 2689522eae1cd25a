import { home, type InvalidCase, team } from "./invalid-case";

/** Mistyped values, with the value to write. */
export const mistypedValues: Record<string, InvalidCase> = {
  "a US date": {
    file: "data/closures.json",
    change: ['"2026-12-24"', '"12/24/2026"'],
    at: '"12/24/2026"',
    says: ['Write "2026-12-24".'],
  },
  "a day that its month does not have": {
    file: "data/closures.json",
    change: ['"2027-01-01"', '"2027-02-30"'],
    at: '"2027-02-30"',
    says: ["There is no such day as 2027-02-30", "February 2027, which has 28 days", 'Write "2027-02-28"'],
  },
  "a closure with another year in its id": {
    file: "data/closures.json",
    change: ['"id": "snow"', '"id": "snow-2027"'],
    at: '"2026-12-01"',
    says: ['Write "from": "2027-12-01"'],
  },
  "days in the wrong order": {
    file: "data/clinic.json",
    change: ['"Monday",\n        "Tuesday"', '"Tuesday",\n        "Monday"'],
    at: '"Monday"',
    says: ['Write "days": ["Monday", "Tuesday"]'],
  },
  "a range of days": {
    file: "data/clinic.json",
    change: ['"Monday",\n        "Tuesday"', '"Monday-Wednesday"'],
    at: '"Monday-W',
    says: ['Write "Monday", "Tuesday", "Wednesday"'],
  },
  "a day that is closed": {
    file: "data/clinic.json",
    change: ['"opens": "09:00",\n      "closes": "17:00"', '"opens": "closed",\n      "closes": "closed"'],
    at: '"closed"',
    says: ["Delete this whole entry"],
  },
  "hours that end when they start": {
    file: "data/clinic.json",
    change: ['"closes": "17:00"', '"closes": "09:00"'],
    at: '"09:00"\n',
    says: ["close when it opens"],
  },
  "a phone number without quotation marks": {
    file: "data/clinic.json",
    change: ['"fax": "(907) 555-0143"', '"fax": 9075550143'],
    at: "9075550143",
    says: ['Write "(907) 555-0143".'],
  },
  "a phone number with an extension": {
    file: "data/clinic.json",
    change: ['"fax": "(907) 555-0143"', '"fax": "907-555-0143 ext. 2"'],
    at: '"907-555-0143 ext',
    says: ['Write "(907) 555-0143".'],
  },
  "a nine-digit ZIP code": {
    file: "data/clinic.json",
    change: ['"99654"', '"99654-1234"'],
    at: '"99654-1234"',
    says: ['Write "99654".'],
  },
  "an email address with mailto": {
    file: "data/clinic.json",
    change: ['"hello@clinic.example"', '"mailto: hello@clinic,example"'],
    at: '"mailto:',
    says: ['Write "hello@clinic.example".'],
  },
  "an email address without a top-level domain": {
    file: "data/clinic.json",
    change: ["hello@clinic.example", "hello@clinic"],
    at: '"hello@clinic"',
    says: ["an email address such as", '"name@example.org"'],
  },
  "a URL without https": {
    file: "data/links.json",
    change: ["https://camp.example", "www.camp.example"],
    at: '"www',
    says: ['Write "https://www.camp.example".'],
  },
  "a redirect from a full URL": {
    file: "data/redirects.json",
    change: ['"/start"', '"https://www.clinic.example/Start/"'],
    at: '"https:',
    says: ['Write "/start".'],
  },
  "a redirect to a full URL": {
    file: "data/redirects.json",
    change: ['"to": "/our-team"', '"to": "https://clinic.example/our-team"'],
    at: '"https:',
    says: ['Write "/our-team".'],
  },
  "a redirect from a path with a query": {
    file: "data/redirects.json",
    change: ['"/start"', '"/?page_id=2"'],
    at: '"/?',
    says: ["can't be redirected here"],
  },
  "a picture without its object": {
    file: home,
    change: [
      '{\n        "src": "../images/hero/scene.jpg",\n        "alt": ""\n      }',
      '"../images/hero/scene.jpg"',
    ],
    at: '"../images/hero/scene.jpg"',
    says: ['Write { "src": "../images/hero/scene.jpg", "alt": "what the picture shows" }'],
  },
  "a button without its object": {
    file: home,
    change: ['{\n          "label": "Call us",\n          "to": "phone:main"\n        }', '"phone:main"'],
    at: '"phone:main"',
    says: ['"label": "The words on the button", "to": "phone:main" }'],
  },
  "a list as a single text": {
    file: home,
    change: ['[\n    "therapy"\n  ]', '"therapy, school"'],
    at: '"therapy, school"',
    says: ['Write ["therapy", "school"]'],
  },
  "an object in a list of its own": {
    file: home,
    change: [
      '"image": {\n        "src": "../images/hero/scene.jpg",\n        "alt": ""\n      }',
      '"image": [{ "src": "../images/hero/scene.jpg", "alt": "" }]',
    ],
    at: '[{ "src"',
    says: ["Delete the [ and ]"],
  },
  null: {
    file: team,
    change: ['"Physical Therapist"', "null"],
    at: "null",
    says: ["It is null", "delete this line"],
  },
  "a block without its kind": {
    file: home,
    change: ['"kind": "testimonial-list",\n', ""],
    at: '{\n            "heading": "Families"',
    says: ['"kind" is missing.', '"testimonial-list"'],
  },
  "a testimonial with quotation marks": {
    file: "data/testimonials.json",
    change: ["They listened to us.", "“They listened to us.”"],
    at: '"“They',
    says: ['"They listened to us."'],
  },
};
