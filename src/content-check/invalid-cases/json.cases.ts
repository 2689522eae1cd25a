import { home, type InvalidCase, team } from "./invalid-case";

const ben = '"name": "Ben Sample",';

/** Typos that make a file unreadable, with the suggested fix. */
export const brokenJson: Record<string, InvalidCase> = {
  "a line break inside a biography": {
    file: team,
    change: ["<p>Ben sings.<br>", "<p>Ben\nsings.<br>"],
    at: "\nsings.",
    says: [
      '"ben"',
      '"description"',
      "Enter was pressed inside a text",
      "start of line 14 and press Backspace",
    ],
  },
  "a missing quotation mark": {
    file: team,
    change: [ben, '"name": "Ben Sample,'],
    at: '"Ben Sample,',
    says: ['"ben"', '"name"', 'Write the " at its end: "Ben Sample",'],
  },
  "quotation marks inside a text": {
    file: home,
    change: ["Meet Anika", 'Meet "our" Anika'],
    at: '"our"',
    says: ["ends the text too early", 'Write \\"our\\" or “our” instead of "our".'],
  },
  "a missing quotation mark in a list": {
    file: home,
    change: ['"therapy"', '"therapy, "school"'],
    at: '"therapy, ',
    says: ['Write "therapy",'],
  },
  "curly quotation marks on two lines": {
    file: team,
    change: [`"id": "ben",\n    ${ben}`, "“id”: “ben”,\n    “name”: “Ben Sample”,"],
    at: "“id”",
    says: ["here and on 1 more line", 'Write "id": "ben",'],
  },
  "single quotation marks": {
    file: team,
    change: [ben, "'name': 'Ben Sample',"],
    at: "'name'",
    says: ['"name": "Ben Sample",'],
  },
  "a value without quotation marks": {
    file: team,
    change: [ben, '"name": Ben Sample,'],
    at: "Ben Sample,",
    says: ['Write "Ben Sample",'],
  },
  "a colon inside the quotation marks": {
    file: team,
    change: [ben, '"name:" "Ben Sample",'],
    at: ':" "Ben',
    says: ['Write "name": "Ben Sample",'],
  },
  "a comma inside the quotation marks": {
    file: team,
    change: [ben, '"name": "Ben Sample,"'],
    at: ',"\n    "description": "<p>Ben',
    says: ['Write "Ben Sample",'],
  },
  "a missing colon": {
    file: team,
    change: [ben, '"name" "Ben Sample",'],
    at: '" "Ben',
    says: ['Write "name": "Ben Sample",'],
  },
  "a comma instead of a colon": {
    file: team,
    change: [ben, '"name", "Ben Sample",'],
    at: '", "Ben',
    says: ['Write "name": "Ben Sample",'],
  },
  "a colon instead of a comma": {
    file: team,
    change: [ben, '"name": "Ben Sample":'],
    at: ':\n    "description": "<p>Ben',
    says: ["Write a comma instead of this colon."],
  },
  "an equals sign": {
    file: team,
    change: [ben, '"name" = "Ben Sample",'],
    at: '= "Ben',
    says: ["Write : instead of ="],
  },
  "a semicolon": {
    file: team,
    change: [ben, '"name": "Ben Sample";'],
    at: ";",
    says: ["Write , instead of ;"],
  },
  "a sum of texts": {
    file: team,
    change: [ben, '"name": "Ben" + "Sample",'],
    at: '+ "Sample',
    says: ['Write "Ben Sample",'],
  },
  "a backslash before the last quotation mark": {
    file: team,
    change: [ben, '"name": "Ben Sample\\",'],
    at: '"Ben Sample',
    says: ["The backslash", 'Write "Ben Sample",'],
  },
  "a path on the editor's own computer": {
    file: team,
    change: ["./images/team/ben.jpg", "C:\\Users\\Me\\ben.jpg"],
    at: '"C:',
    says: ["on your own computer", '"./images/team/ben.jpg"'],
  },
  "a path on the editor's own computer, with double backslashes": {
    file: team,
    change: ["./images/team/ben.jpg", "C:\\\\Users\\\\Me\\\\ben.jpg"],
    at: '"C:',
    says: ["a path on your own computer", 'Write "./images/team/ben.jpg"'],
  },
  yes: { file: team, change: ['"sample": true', '"sample": yes'], at: "yes", says: ["Write true"] },
  None: { file: team, change: ['"sample": true', '"sample": None'], at: "None", says: ["Delete this line"] },
  "a comment with #": {
    file: team,
    change: [ben, `${ben} # since June`],
    at: "# since",
    says: ["No comments.", "Delete # since June"],
  },
  "an HTML comment": {
    file: team,
    change: [ben, `<!-- new -->\n    ${ben}`],
    at: "<!--",
    says: ["Delete <!-- new -->"],
  },
  "a space from Word between fields": {
    file: team,
    change: [ben, `\u00a0${ben}`],
    at: `\u00a0${ben}`,
    says: ["invisible character", "type them again"],
  },
  "a number that starts with 0": {
    file: "data/documents.json",
    change: ['"pages": 2', '"pages": 02'],
    at: "2,",
    says: ["Write 2"],
  },
  "a comma in a number": {
    file: "data/documents.json",
    change: ['"bytes": 9', '"bytes": 12,345'],
    at: ",345",
    says: ["Write 12345"],
  },
  parentheses: {
    file: home,
    change: ['"testimonials": [\n        "home"\n      ]', '"testimonials": ("home")'],
    at: '("home")',
    says: ['Write ["home"]'],
  },
  "a list in braces": {
    file: home,
    change: ['[\n        "home"\n      ]', '{ "home" }'],
    at: '{ "home" }',
    says: ['Write ["home"]'],
  },
};
