import { home, type InvalidCase, team } from "./invalid-case";

const behavior = "data/pages/behavior.json";

/** Duplicates under different names, and references to entries that do not exist. */
export const brokenCopies: Record<string, InvalidCase> = {
  "the same person under two ids": {
    file: team,
    change: ['"name": "Ben Sample"', '"name": "anika  sample"'],
    at: '"anika  sample"',
    says: ['the same "name" as "anika"', "data/team.json, line 4", "delete one of the two entries"],
  },
  "a portrait that two people share": {
    file: team,
    change: ["./images/team/ben.jpg", "./images/team/anika.jpg"],
    at: '"./images/team/anika.jpg"\n  }\n]',
    says: ['the same "imageUrl" as "anika"', 'write a different "imageUrl"'],
  },
  "an insurer spelled in two ways": {
    file: "data/clinic.json",
    change: ['"Aetna"', '"Aetna", "TriCare"'],
    at: '"Tricare"',
    says: ['"Tricare" and "TriCare" look like the same name', 'Write "TriCare" here'],
  },
  "an insurer that is in a list twice": {
    file: "data/clinic.json",
    change: ['"Aetna"', '"Aetna", "Aetna"'],
    at: '"Aetna"\n',
    says: ['"Aetna" is in this list twice'],
  },
  "an id that a list names twice": {
    file: home,
    change: ['[\n        "home"', '[\n        "home",\n        "home"'],
    at: '"home"\n',
    says: ['"home" is in this list twice', 'delete the line "home", and the comma'],
  },
  "ids in one pair of quotation marks": {
    file: behavior,
    change: ['"therapists": [\n        "anika"', '"therapists": [\n        "anika, ben"'],
    at: '"anika, ben"',
    says: ['Write "anika", "ben"'],
  },
  "a name instead of an id": {
    file: behavior,
    change: ['"therapists": [\n        "anika"', '"therapists": [\n        "Anika Sample"'],
    at: '"Anika Sample"',
    says: ['Write "anika".'],
  },
  "a removed member whose name is on a line of its own": {
    file: behavior,
    change: ['"therapists": [\n        "anika"', '"therapists": [\n        "zoe",\n        "anika"'],
    at: '"zoe"',
    says: ["No team member has the id", 'If the team member was removed, delete the line "zoe",'],
  },
};
