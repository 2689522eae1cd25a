import type { InvalidCase } from "./invalid-case";

/** Phrases about self-harm, and invalid concerns. */
export const brokenSelfHarmLanguage: Record<string, InvalidCase> = {
  "a phrase about suicide without the crisis lines": {
    file: "data/pages/behavior.json",
    change: ['"urgent": true', '"urgent": false'],
    at: "suicide",
    says: ["988", '"urgent": true'],
    others: 1,
  },
  "a phrase about self-harm in a list": {
    file: "data/testimonials.json",
    change: ["They listened to us.", "She no longer hurts herself."],
    at: "hurts herself",
    says: ["warning-signs"],
  },
  "a phrase about suicide in a concern with another first": {
    file: "data/concerns.json",
    change: ["Can't breathe", "Talks about suicide"],
    at: "suicide",
    says: ["988", '"first": "988"'],
  },
  "a concern without a service or a first": {
    file: "data/concerns.json",
    change: [',\n    "service": "behavior"', ""],
    at: '{\n    "id": "worries"',
    says: ["does not say whom to turn to", '"service"'],
  },
  "an emergency that was removed": {
    file: "data/concerns.json",
    change: ['"id": "bleeding"', '"id": "bleeds"'],
    at: "[",
    says: ['no concern with the id "bleeding"', '"first": "911"'],
    others: 1,
  },
  "an emergency with the wrong first": {
    file: "data/concerns.json",
    change: ['"first": "poison"', '"first": "doctor"'],
    at: '"doctor"',
    says: ['"poisoned" has "first": "doctor"', 'Write "first": "poison"'],
  },
  "search words of an emergency in another concern": {
    file: "data/concerns.json",
    change: ['"anxious"', '"words bleeding"'],
    at: '"words bleeding"\n    ],\n    "first"',
    says: ['"words bleeding" is also among the words of "worries"'],
  },
  "a help line that answers need and that is missing": {
    file: "data/clinic.json",
    change: ['"id": "poison"', '"id": "battery"'],
    at: '[\n    {\n      "id": "battery"',
    says: ['The line "poison" is missing', '"helpLines"'],
  },
  "a concern that no page shows": {
    file: "data/concerns.json",
    change: ['"id": "worries"', '"id": "fears"'],
    at: '"fears"',
    says: ['No page shows the concern "fears"', '"concern-finder"'],
    others: 1,
  },
  "a concern that is shown twice": {
    file: "data/pages/behavior.json",
    change: ['"worries"', '"no-air"'],
    at: '"no-air"\n          ]\n        }\n      ]',
    says: ['"no-air" is shown twice'],
    others: 1,
  },
};
