import type { InvalidCase } from "./invalid-case";

const file = "data/pages/behavior.json";

/** Invalid rooms of a sensory guide, and squares of a communication board. */
export const brokenGuides: Record<string, InvalidCase> = {
  "a room over the right edge of the plan": {
    file,
    change: ['"width": 5', '"width": 7'],
    at: "7,",
    says: ["over the right edge of the plan", '"column" plus "width" of at most 12', "Write a smaller"],
  },
  "a room over the bottom edge of the plan": {
    file,
    change: ['"height": 4', '"height": 9'],
    at: "9,",
    says: ["over the bottom edge of the plan", '"row" plus "height" of at most 9'],
  },
  "a room that overlaps another": {
    file,
    change: ['"column": 6', '"column": 5'],
    at: '{\n            "column": 5',
    says: ['overlaps "Waiting room"', "A place of its own", '"column" or "row"'],
  },
  "a room too narrow for its name": {
    file,
    change: ["Speech room", "The room for speech"],
    at: '"The room for speech"',
    says: ["19 letters, too many for the room on the plan", "At most 17 letters", "Write a shorter name"],
  },
  "a room on a side that no room has": {
    file,
    change: ['"door": "left"', '"door": "west"'],
    at: '"west"',
    says: ["door"],
  },
  "two rooms with the same id": {
    file,
    change: ['"id": "speech-room"', '"id": "waiting-room"'],
    at: '"waiting-room",\n          "name": "Speech',
    says: ["waiting-room"],
  },
  "an anchor that is the id of a room": {
    file,
    change: ['"id": "speech-room"', '"id": "signs"'],
    at: '"signs",\n      "heading"',
    says: ["used twice on this page", "each room in a sensory guide"],
  },
  "a word that a board has twice": {
    file,
    change: ['"word": "No"', '"word": "yes"'],
    at: '"yes",\n          "symbol": "no"',
    says: ['already has a square with the word "yes"', "tell them apart", "Write another word"],
  },
  "a symbol that a board has twice": {
    file,
    change: ['"symbol": "no"', '"symbol": "yes"'],
    at: '"yes"\n        }\n      ],\n      "withoutScript"',
    says: ['already has a square with the symbol "yes"'],
  },
  "a word too long for its square": {
    file,
    change: ['"word": "No"', '"word": "I do not want to"'],
    at: '"I do not want to"',
    says: ["at most 12 letters"],
  },
};
