import { report } from "../report";
import { readJson } from "./syntax";

/** Malformed texts, each with the location of its problems, as "line:column", and a part of the report. */
const cases: Record<string, [text: string, at: string, says: string]> = {
  "a missing comma": ['{\n  "a": "x"\n  "b": "y"\n}', "2:11", "Write a comma at the end of line 2."],
  "a comma after the last field": ['{\n  "a": "x",\n}', "2:11", "Delete this comma."],
  "two commas": ['["x",,"y"]', "1:6", "two commas in a row"],
  "a text without its opening quotation mark": ['{\n  "a": x",\n  "b": 1\n}', "2:8", 'Write "x",'],
  "curly quotation marks": ['{\n  "a": “x”\n}', "2:8", 'Write "x" (curly'],
  "single quotation marks": ["['x']", "1:2", 'Write "x"'],
  "a name without quotation marks": ['{ a: "x" }', "1:3", 'Write "a":'],
  "the name of a function of every object": ['{\n  "a": constructor\n}', "2:8", 'Write "constructor"'],
  "a missing value": ['{ "a": , "b": 1 }', "1:8", "Write the value after the colon."],
  "a comment": ['{\n  // later\n  "a": 1\n}', "2:3", "Delete // later"],
  "a bracket that does not match": ['{\n  "a": ["x"},\n  "b": 1\n}', "2:12", "Write ] before this }"],
  "a bracket that is never closed": ['[{ "a": "x" }\n', "1:14", "still open"],
  "a missing brace between entries": ['[\n  { "a": 1\n  { "b": 2 }\n]', "3:3", "{ on line 2 is not closed"],
  "a list instead of a field": ['{\n  "a": 1,\n  ["x"],\n  "b": 2\n}', "3:3", "a list without a field name"],
  "a file that ends with open brackets": ['{\n  "a": [\n    "x"\n', "3:8", "the [ on line 2 is still open"],
  "a field name that is not closed": ['{\n  "id": "x",\n  "b: "Ben",\n  "c": 1\n}', "3:5", 'Write "b":'],
  "a field name before a number, not closed": ['{\n  "bytes: 12,\n  "b": 1\n}', "2:9", 'Write "bytes":'],
  "a text with a colon, not closed": ['{\n  "a": "No: x,\n  "b": 1\n}', "2:8", 'at its end: "No: x",'],
  "double quotation marks in HTML": [
    '{\n  "a": "<p><a href="/contact">x</a></p>",\n  "b": 1\n}',
    "2:21",
    "Write ' instead of \" on both sides",
  ],
  "text after the end": ['{ "a": 1 }\n}', "2:1", "Delete }"],
  "a wrong backslash": ['{ "a": "images\\team" , "b": "x\\y" }', "1:31", "backslash"],
  "a tab inside a text": ['{ "a": "x\ty" }', "1:10", "invisible character"],
  "a number with a decimal point": ['{ "a": 1. }', "1:8", "not a whole number"],
  "conflict markers of Git": ['{\n<<<<<<< HEAD\n  "a": 1\n=======\n', "2:1", "Two people changed"],
  "an invisible first character": ['\ufeff{ "a": 1 }', "1:1", 'choose "Save with Encoding" and "UTF-8"'],
  "a damaged letter": ['{ "a": "caf\ufffd" }', "1:12", "Type the letter again"],
  "problems in two lines": ['[\n  "x"\n  y,\n  "z",\n]', "3:3 4:6", "Delete this comma."],
};

test.each(Object.entries(cases))("reports the location and the fix of %s", (_, [text, at, says]) => {
  const { problems } = readJson("data/team.json", text);
  expect(problems.map(({ location }) => `${location?.line}:${location?.column}`).join(" ")).toBe(at);
  expect(report({ problems, warnings: [], files: 1 })).toContain(says);
});

test("reports a problem exactly when JSON.parse throws", () => {
  const valid = '[{ "a": "x \\"y\\"", "b": [1, -2.5e3, true, null], "c": {} }, []]';
  expect(readJson("data/team.json", valid).problems).toEqual([]);
  for (let index = 0; index < valid.length; index += 1) {
    for (const inserted of ["", "0", ",", '"', "{", "]", "\\", "\n", "e", "\u00a0", "\u2028"]) {
      const text = valid.slice(0, index) + inserted + valid.slice(index + (inserted === "" ? 1 : 0));
      const { isWellFormed } = readJson("data/team.json", text);
      expect([text, isWellFormed]).toEqual([text, isJson(text)]);
    }
  }
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
