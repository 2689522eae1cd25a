import { home, type InvalidCase } from "./invalid-case";

/** Blocks that do not go together on a page. */
export const brokenPages: Record<string, InvalidCase> = {
  "a page without an opening block": {
    file: "data/pages/our-team.json",
    change: ['"team-banner",', '"feature", "text": "<p>Us.</p>",'],
    at: '"feature"',
    says: ["block 1, feature", "no opening block", '"home-hero", "page-hero", "team-banner"'],
  },
  "a second opening block": {
    file: "data/pages/our-team.json",
    change: [
      '"kind": "team-list"',
      '"kind": "page-hero", "heading": "Us", "image": { "src": "../images/team/ben.jpg", "alt": "" } },\n{"kind": "team-list"',
    ],
    at: '"page-hero"',
    says: ["block 2", 'a second opening block, "page-hero"'],
  },
  "an opening block that is not the first": {
    file: "data/pages/our-team.json",
    change: ['"blocks": [', '"blocks": [\n    { "kind": "call-banner", "heading": "Call", "text": "Now." },'],
    at: '"team-banner"',
    says: ["not the first", "Move this block to the top"],
  },
  "a second form on a page": {
    file: "data/pages/our-team.json",
    change: [
      '"kind": "team-list"',
      '"kind": "appointment-form", "heading": "One", "text": "Write." },\n{"kind": "appointment-form", "heading": "Two", "text": "Write." },\n{"kind": "team-list"',
    ],
    at: '"appointment-form", "heading": "Two"',
    says: ['second block of kind "appointment-form"'],
  },
  "a required field in a folded part of a sheet": {
    file: "data/pages/our-team.json",
    change: [
      '"kind": "team-list"',
      '"kind": "referral-sheet", "heading": "Refer", "text": "<p>Fax it.</p>", "opener": "Open", "title": "Referral", "services": ["behavior"], "footnote": "Private.", "afterwards": "Fax it.", "parts": [{ "name": "Talk", "isFolded": true, "fields": [{ "name": "when", "label": "When", "kind": "text", "isOptional": true }, { "name": "language", "label": "Language", "kind": "text" }] }] },\n{"kind": "team-list"',
    ],
    at: '"language"',
    says: ['"Language" is required', "folded away", '"isOptional": true'],
  },
  "an anchor with an id of the layout": {
    file: home,
    change: ['"anchor": "welcome"', '"anchor": "main"'],
    at: '"main"',
    says: ['Every page already uses "main"', "menu-drawer"],
    others: 1,
  },
  "a duplicate anchor": {
    file: home,
    change: ['"kind": "testimonial-list",', '"kind": "testimonial-list",\n      "anchor": "welcome",'],
    at: '"welcome",\n      "heading": "Families"',
    says: [
      'block 3, testimonial-list, "Families"',
      'The anchor "welcome" is used twice',
      'such as "welcome-2"',
    ],
  },
  "an anchor with the id of a person on the team page": {
    file: "data/pages/our-team.json",
    change: ['"kind": "team-list",', '"kind": "team-list",\n      "anchor": "ben",'],
    at: '"ben",',
    says: ['The anchor "ben" is used twice'],
  },
};
