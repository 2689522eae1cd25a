import type { ChangeCases } from "./case.fixtures";

const ben = '"name": "Ben Sample",';

/** Cases of files that are not valid JSON. */
export const jsonChanges: ChangeCases = {
  "a line break inside a biography": [["team", "<p>Ben sings.<br>", "<p>Ben\nsings.<br>"], '"description"'],
  "a missing quotation mark": [["team", ben, '"name": "Ben Sample,'], 'Write the " at its end: "Ben'],
  "quotation marks inside a text": [["pages/home", "Meet Anika", 'Meet "our" Anika'], 'Write \\"our\\" or'],
  "a missing quotation mark in a list": [["pages/home", '"therapy"', '"therapy, "school"'], '"therapy",'],
  "curly quotation marks on two lines": [
    ["team", `"id": "ben",\n    ${ben}`, "“id”: “ben”,\n    “name”: “Ben Sample”,"],
    'Write "id": "ben",',
  ],
  "single quotation marks": [["team", ben, "'name': 'Ben Sample',"], '"name": "Ben Sample",'],
  "a value without quotation marks": [["team", ben, '"name": Ben Sample,'], 'Write "Ben Sample",'],
  "a colon inside the quotation marks": [["team", ben, '"name:" "Ben Sample",'], 'Write "name":'],
  "a comma inside the quotation marks": [["team", ben, '"name": "Ben Sample,"'], 'Write "Ben Sample",'],
  "a missing colon": [["team", ben, '"name" "Ben Sample",'], 'Write "name": "Ben Sample",'],
  "a comma instead of a colon": [["team", ben, '"name", "Ben Sample",'], 'Write "name": "Ben Sample",'],
  "a colon instead of a comma": [["team", ben, '"name": "Ben Sample":'], "Write a comma instead of this"],
  "an equals sign": [["team", ben, '"name" = "Ben Sample",'], "Write : instead of ="],
  "a semicolon": [["team", ben, '"name": "Ben Sample";'], "Write , instead of ;"],
  "a sum of texts": [["team", ben, '"name": "Ben" + "Sample",'], 'Write "Ben Sample",'],
  "a backslash before the last quotation mark": [["team", ben, '"name": "Ben Sample\\",'], "The backslash"],
  "a path on the editor's own computer": [
    ["team", "./images/team/ben.jpg", "C:\\Users\\Me\\ben.jpg"],
    '"./images/team/ben.jpg"',
  ],
  "a path on the editor's own computer, with double backslashes": [
    ["team", "./images/team/ben.jpg", "C:\\\\Users\\\\Me\\\\ben.jpg"],
    'Write "./images/team/ben.jpg"',
  ],
  yes: [["team", '"sample": true', '"sample": yes'], "Write true"],
  None: [["team", '"sample": true', '"sample": None'], "Delete this line"],
  "a comment with #": [["team", ben, `${ben} # since June`], "Delete # since June"],
  "an HTML comment": [["team", ben, `<!-- new -->\n    ${ben}`], "Delete <!-- new -->"],
  "a space from Word between fields": [["team", ben, `\u00a0${ben}`], "invisible character"],
  "a number that starts with 0": [["documents", '"pages": 2', '"pages": 02'], "Write 2"],
  "a comma in a number": [["documents", '"bytes": 9', '"bytes": 12,345'], "Write 12345"],
  parentheses: [
    ["pages/home", '"testimonials": [\n        "home"\n      ]', '"testimonials": ("home")'],
    'Write ["home"]',
  ],
  "a list in braces": [["pages/home", '[\n        "home"\n      ]', '{ "home" }'], 'Write ["home"]'],
  "a list that is not closed": [["pages/home", '"therapy"\n  ],', '"therapy",'], "Write ], at the end of"],
  "a missing brace after an entry": [["team", "  },\n  {\n", "  {\n"], "Write }, at the end of line 8."],
  "a missing brace before an entry": [["team", "  },\n  {\n", "  },\n"], 'Write { before "id": "ben",'],
  "an extra brace": [["team", "  },\n  {\n", "  }},\n  {\n"], "Delete this }"],
  "an entry inside an entry": [["team", ben, `${ben}\n    {\n      "id": "zoe"\n    },`], "entry inside the"],
  "a list that ends too early": [["team", "  },\n  {\n", "  }\n],\n  {\n"], "Delete the ] on line 10"],
  "a list without its first bracket": [["team", "[\n  {", "  {"], "Write [ on its own line at the top"],
  "a page without its first brace": [["pages/home", "{\n", ""], "Write { on its own line at the top"],
  "text above the list": [["team", "[\n  {", "Team:\n[\n  {"], "Delete Team:"],
  "two entries merged into one": [
    ["team", '    "sample": true\n  },\n  {\n    "id": "ben"', '    "sample": true,\n    "id": "ben"'],
    '"id", "name", "description", "imageUrl"',
  ],
  "a line that was pasted twice": [["team", ben, `${ben}\n    ${ben}`], "Delete line 13, which is the same"],
};
