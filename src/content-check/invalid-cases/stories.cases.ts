import { home, type InvalidCase } from "./invalid-case";

/** Invalid names in a story. */
export const brokenStories: Record<string, InvalidCase> = {
  "a misspelled name in a story": {
    file: "data/pages/behavior.json",
    change: ["{child}", "{chidl}"],
    at: "{chidl}",
    says: ["not a name from the story", "{child} {animal} {therapist}", "Did you mean {child}?"],
  },
  "a name placeholder outside a story": {
    file: home,
    change: ["Call us", "Call us, {child}"],
    at: "{child}",
    says: ["not one of the clinic's facts"],
  },
  "a sentence of a story with a name but without an alternative": {
    file: "data/pages/behavior.json",
    change: ["I may play.", "I may tell {therapist}."],
    at: "{therapist}",
    says: ["Families who do not fill in {therapist}", '"otherwise": "…"'],
  },
  "a name in an alternative sentence": {
    file: "data/pages/behavior.json",
    change: ["This is about me.", "This is about {child}."],
    at: '{child}."\n',
    says: ["{child} is in the sentence for families who do not fill in the name"],
  },
  "an alternative sentence that is never shown": {
    file: "data/pages/behavior.json",
    change: ["My name is {child}.", "I have a name."],
    at: '"This is about me."',
    says: ["Nobody would ever see this sentence", 'Delete "otherwise"'],
  },
  "a therapist of a story who is not on the team": {
    file: "data/pages/behavior.json",
    change: ['"anika"', '"zoe"'],
    at: '"zoe"',
    says: ["data/team.json"],
  },
};
