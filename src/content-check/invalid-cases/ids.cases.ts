import { home, type InvalidCase, team } from "./invalid-case";

/** What is there twice, and what is named but not there. */
export const brokenIds: Record<string, InvalidCase> = {
  "a description that two pages have": {
    file: "data/pages/our-team.json",
    change: ['"description": "Our Team:', '"description": "Home:'],
    at: '"Home: what',
    says: ['the same "description" as data/pages/home.json', "data/pages/home.json, line 5"],
  },
  "an id that is there twice": {
    file: team,
    change: ['"id": "ben"', '"id": "anika"'],
    at: '"anika",\n    "name": "Ben',
    says: ["twice", "data/team.json, line 3"],
  },
  "two visits of a pack with one id": {
    file: "data/pages/behavior.json",
    change: ['"id": "next"', '"id": "first"'],
    at: '"first",\n          "name": "A next',
    says: ["twice"],
  },
  "a title that two pages have": {
    file: "data/pages/our-team.json",
    change: ['"title": "Our Team"', '"title": "Home"'],
    at: '"Home"',
    says: ["data/pages/home.json, line 4"],
  },
  "an old address that is there twice": {
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
  "the clinic's privacy document that does not exist": {
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
  "a field that is there twice": {
    file: team,
    change: ['"id": "ben",', '"id": "ben",\n    "id": "benny",'],
    at: '"id": "benny"',
    says: ['"id" is used twice', "delete line 11 or line 12"],
  },
};
