import type { InvalidCase } from "./invalid-case";

const file = "data/transcripts.json";

/** Transcripts that do not fit a video, and captions that contradict themselves. */
export const brokenTranscripts: Record<string, InvalidCase> = {
  "a transcript of an unknown video": {
    file,
    change: ['"morning-show"', '"morning-shows"'],
    at: '"morning-shows"',
    says: ['No video or podcast has the id "morning-shows"', 'Did you mean "morning-show"?'],
  },
  "a transcript of a link that no page plays": {
    file,
    change: ['"morning-show"', '"camp"'],
    at: '"camp"',
    says: ["that a page plays", '"morning-show"', "delete this entry"],
  },
  "checked captions without a day": {
    file,
    change: ['"state": "checked",\n      "checked": "2026-11-03"', '"state": "checked"'],
    at: '{\n      "state"',
    says: ["the day is missing", 'Add "checked"', '"state": "automatic"'],
  },
  "a day of captions that nobody has checked": {
    file,
    change: ['"state": "checked"', '"state": "automatic"'],
    at: '"automatic"',
    says: ['The captions are "automatic"', "2026-11-03", 'Write "state": "checked"'],
  },
  "an unknown state of captions": {
    file,
    change: ['"state": "checked"', '"state": "check"'],
    at: '"check"',
    says: ['one of "checked", "automatic", "none"', 'Did you mean "checked"?'],
  },
  "a day of publication that is no day": {
    file: "data/resources.json",
    change: ['"2026-03-02"', '"March 2026"'],
    at: '"March 2026"',
    says: ['must be a date such as "2026-11-26"'],
  },
  "a transcript twice": {
    file,
    change: ["[\n  {", '[\n  { "id": "morning-show", "captions": { "state": "none" } },\n  {'],
    at: '"morning-show",\n    "captions"',
    says: ["morning-show"],
  },
};
