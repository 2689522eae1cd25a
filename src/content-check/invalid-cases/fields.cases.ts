import { home, type InvalidCase, team } from "./invalid-case";

/** Wrong field names and types, which JSON Schema would find as well. */
export const brokenFields: Record<string, InvalidCase> = {
  "an unknown field": {
    file: team,
    change: ['"position"', '"postion"'],
    at: '"postion"',
    says: ['"anika"', 'Did you mean "position"?'],
  },
  "a missing field": {
    file: team,
    change: ['    "name": "Ben Sample",\n', ""],
    at: '{\n    "id": "ben"',
    says: ['"ben"', "missing", 'with your own in place of the …: "name": "…",'],
  },
  "an unknown field instead of a missing one": {
    file: team,
    change: ['"description"', '"biography"'],
    at: '"biography"',
    says: ['Did you mean "description", which is missing?'],
  },
  "an id with a capital letter": {
    file: team,
    change: ['"id": "ben"', '"id": "Ben"'],
    at: '"Ben"',
    says: ['Write "ben".'],
  },
  "a misspelled required field as a single problem": {
    file: team,
    change: ['"name": "Ben', '"nmae": "Ben'],
    at: '"nmae"',
    says: ['Did you mean "name"?'],
  },
  "a number instead of a text": {
    file: home,
    change: ['"socialTitle": "Home | Guidepost Pediatric, Wasilla, Alaska"', '"socialTitle": 12'],
    at: "12,",
    says: ["the number 12", "text in quotation marks", '"12"'],
  },
  "a text instead of true or false": {
    file: "data/links.json",
    change: ['"sample": true', '"sample": "true"'],
    at: '"true"',
    says: ["true or false", "Write true without quotation marks."],
  },
  "a text instead of a list": {
    file: home,
    change: ['[\n    "therapy"\n  ]', '"therapy"'],
    at: '"therapy"',
    says: ['"keywords"', "a list in [square brackets]"],
  },
  "an unknown kind of block": {
    file: home,
    change: ['"kind": "prose"', '"kind": "porse"'],
    at: '"porse"',
    says: ["block 2", 'Did you mean "prose"?'],
  },
  "an unknown kind of resource": {
    file: "data/resources.json",
    change: ['"media-item"', '"media"'],
    at: '"media"',
    says: ['"anxiety-article", "media-item"'],
  },
};
