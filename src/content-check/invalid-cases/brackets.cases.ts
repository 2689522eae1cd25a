import { home, type InvalidCase, team } from "./invalid-case";

const ben = '"name": "Ben Sample",';

/** Missing and extra brackets. */
export const brokenBrackets: Record<string, InvalidCase> = {
  "a list that is not closed": {
    file: home,
    change: ['"therapy"\n  ],', '"therapy",'],
    at: '"socialTitle"',
    says: ["Write ], at the end of line 7"],
  },
  "a missing brace after an entry": {
    file: team,
    change: ["  },\n  {\n", "  {\n"],
    at: '{\n    "id": "ben"',
    says: ["The { on line 2", "Write }, at the end of line 8."],
  },
  "a missing brace before an entry": {
    file: team,
    change: ["  },\n  {\n", "  },\n"],
    at: '"id": "ben"',
    says: ["The { before this field is missing", 'Write { before "id": "ben",'],
  },
  "an extra brace": {
    file: team,
    change: ["  },\n  {\n", "  }},\n  {\n"],
    at: "},\n  {",
    says: ["Delete this }"],
  },
  "an entry inside an entry": {
    file: team,
    change: [ben, `${ben}\n    {\n      "id": "zoe"\n    },`],
    at: '{\n      "id": "zoe"',
    says: ["starts an entry inside the entry", "Cut the entry"],
  },
  "a list that ends too early": {
    file: team,
    change: ["  },\n  {\n", "  }\n],\n  {\n"],
    at: ',\n  {\n    "id": "ben"',
    says: ["outside the list", "Delete the ] on line 10"],
  },
  "a list without its first bracket": {
    file: team,
    change: ["[\n  {", "  {"],
    at: "  {",
    says: ["Write [ on its own line at the top"],
  },
  "a page without its first brace": {
    file: home,
    change: ["{\n", ""],
    at: '  "$schema"',
    says: ["Write { on its own line at the top"],
  },
  "text above the list": {
    file: team,
    change: ["[\n  {", "Team:\n[\n  {"],
    at: "Team:",
    says: ["Delete Team:"],
  },
  "two entries merged into one": {
    file: team,
    change: ['    "sample": true\n  },\n  {\n    "id": "ben"', '    "sample": true,\n    "id": "ben"'],
    at: '"id": "ben"',
    says: ['"id", "name", "description", "imageUrl"', "write }, { before it"],
  },
  "a line that was pasted twice": {
    file: team,
    change: [ben, `${ben}\n    ${ben}`],
    at: '"name": "Ben Sample",\n    "description"',
    says: ["Delete line 13, which is the same as line 12."],
  },
};
