import { type Breakage, home } from "./breakage";

/** Names in a story. */
export const brokenStories: Record<string, Breakage> = {
  "a misspelled name in a story": {
    file: "data/pages/behavior.json",
    change: ["{child}", "{chidl}"],
    at: "{chidl}",
    says: ["no name of a story", "{child} {animal} {therapist}", "Did you mean {child}?"],
  },
  "a name of a story where none is put in": {
    file: home,
    change: ["Call us", "Call us, {child}"],
    at: "{child}",
    says: ["no fact of the clinic"],
  },
  "a sentence of a story without words for when its name is not known": {
    file: "data/pages/behavior.json",
    change: ["I may play.", "I may tell {therapist}."],
    at: "{therapist}",
    says: ["Nothing is said while {therapist} is not known", 'Add "otherwise"'],
  },
  "a name in the words for when it is not known": {
    file: "data/pages/behavior.json",
    change: ["This is about me.", "This is about {child}."],
    at: '{child}."\n',
    says: ["{child} stands in the words for when a name is not known"],
  },
  "other words that nobody would read": {
    file: "data/pages/behavior.json",
    change: ["My name is {child}.", "I have a name."],
    at: '"This is about me."',
    says: ["Nobody would read these words", 'Remove "otherwise"'],
  },
  "a therapist of a story who is not on the team": {
    file: "data/pages/behavior.json",
    change: ['"anika"', '"zoe"'],
    at: '"zoe"',
    says: ["data/team.json"],
  },
};
