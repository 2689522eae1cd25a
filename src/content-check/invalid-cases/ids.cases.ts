import { home, type InvalidCase, team } from "./invalid-case";

/** Duplicates, and references to ids that do not exist. */
export const brokenIds: Record<string, InvalidCase> = {
  "a description that two pages share": {
    file: "data/pages/our-team.json",
    change: ['"description": "Our Team:', '"description": "Home:'],
    at: '"Home: what',
    says: ['the same "description" as data/pages/home.json', "data/pages/home.json, line 5"],
  },
  "a duplicate id": {
    file: team,
    change: ['"id": "ben"', '"id": "anika"'],
    at: '"anika",\n    "name": "Ben',
    says: ["twice", "data/team.json, line 3"],
  },
  "two visits of a pack with the same id": {
    file: "data/pages/behavior.json",
    change: ['"id": "next"', '"id": "first"'],
    at: '"first",\n          "name": "A next',
    says: ["twice"],
  },
  "a title that two pages share": {
    file: "data/pages/our-team.json",
    change: ['"title": "Our Team"', '"title": "Home"'],
    at: '"Home"',
    says: ["data/pages/home.json, line 4"],
  },
  "a duplicate redirect": {
    file: "data/redirects.json",
    change: ['"/start"', '"/staff"'],
    at: '"/staff",\n    "to": "/"',
    says: ['The old address "/staff" is used twice.'],
  },
  "a testimonial that does not exist": {
    file: home,
    change: ['"home"', '"hoem"'],
    at: '"hoem"',
    says: ["block 3, testimonial-list", "data/testimonials.json", 'Did you mean "home"?'],
  },
  "a privacy document that does not exist": {
    file: "data/clinic.json",
    change: ['"privacyDocument": "privacy-practices"', '"privacyDocument": "privacy"'],
    at: '"privacy"',
    says: ['No PDF document has the id "privacy"'],
  },
  "a link that does not exist": {
    file: "data/partners.json",
    change: ["link:camp", "link:kamp"],
    at: '"link:kamp"',
    says: ["data/links.json", 'Did you mean "link:camp"?'],
  },
  "a duplicate field": {
    file: team,
    change: ['"id": "ben",', '"id": "ben",\n    "id": "benny",'],
    at: '"id": "benny"',
    says: ['"id" is used twice', "delete line 11 or line 12"],
  },
};
