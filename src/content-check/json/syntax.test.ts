import { report } from "../report";
import { readJson } from "./syntax";

interface Malformed {
  readonly text: string;
  /** The location of each problem, as "line:column". */
  readonly at: readonly string[];
  readonly says: string;
}

const cases: Record<string, Malformed> = {
  "a missing comma": {
    text: '{\n  "a": "x"\n  "b": "y"\n}',
    at: ["2:11"],
    says: "Write a comma at the end of line 2.",
  },
  "a comma after the last field": { text: '{\n  "a": "x",\n}', at: ["2:11"], says: "Delete this comma." },
  "a comma after the last entry": { text: '[\n  "x",\n]', at: ["2:6"], says: "Delete this comma." },
  "two commas": { text: '["x",,"y"]', at: ["1:6"], says: "two commas in a row" },
  "a text without its closing quotation mark": {
    text: '{\n  "a": "x,\n  "b": "y"\n}',
    at: ["2:8"],
    says: 'Write the " at its end: "x",',
  },
  "a text without its opening quotation mark": {
    text: '{\n  "a": x",\n  "b": 1\n}',
    at: ["2:8"],
    says: 'Write "x",',
  },
  "quotation marks inside a text": {
    text: '{ "a": "He said "yes" to me" }',
    at: ["1:17"],
    says: 'Write \\"yes\\" or “yes” instead of "yes".',
  },
  "curly quotation marks": { text: '{\n  "a": “x”\n}', at: ["2:8"], says: 'Write "x" (curly' },
  "single quotation marks": { text: "['x']", at: ["1:2"], says: 'Write "x"' },
  "a name without quotation marks": { text: '{ a: "x" }', at: ["1:3"], says: 'Write "a":' },
  "True with a capital letter": { text: '{ "a": True }', at: ["1:8"], says: "Write true" },
  "a word that is the name of a function of every object": {
    text: '{\n  "a": constructor\n}',
    at: ["2:8"],
    says: 'Write "constructor"',
  },
  "a missing colon": { text: '{ "a" "x" }', at: ["1:5"], says: 'Write "a": "x" }' },
  "a missing value": { text: '{ "a": , "b": 1 }', at: ["1:8"], says: "Write the value after the colon." },
  "a comment": { text: '{\n  // later\n  "a": 1\n}', at: ["2:3"], says: "Delete // later" },
  "a bracket that does not match": {
    text: '{\n  "a": ["x"},\n  "b": 1\n}',
    at: ["2:12"],
    says: "Write ] before this }",
  },
  "a bracket that is never closed": { text: '[{ "a": "x" }\n', at: ["1:14"], says: "still open" },
  "a brace missing between two entries": {
    text: '[\n  { "a": 1,\n  { "b": 2 }\n]',
    at: ["3:3"],
    says: "The { on line 2 is not closed before this.",
  },
  "a list that is not closed before the next field": {
    text: '{\n  "k": [\n    "a"\n  ,\n  "b": "c",\n  "d": [{ "e": 1 }]\n}',
    at: ["5:3"],
    says: "The [ on line 2 is not closed before this.",
  },
  "an object without its opening brace in a list": {
    text: '[\n  { "a": 1 },\n  "a": 2, "b": 3 },\n  { "a": 4 }\n]',
    at: ["3:3"],
    says: 'Write { before "a": 2',
  },
  "a brace and a comma missing between two entries": {
    text: '[\n  { "a": 1\n  { "b": 2 }\n]',
    at: ["3:3"],
    says: "The { on line 2 is not closed before this.",
  },
  "a list instead of a field name": {
    text: '{\n  "a": 1,\n  ["x"],\n  "b": 2\n}',
    at: ["3:3"],
    says: "There is a list without a field name before it.",
  },
  "a file that ends too early with open brackets": {
    text: '{\n  "a": [\n    "x"\n',
    at: ["3:8"],
    says: "the [ on line 2 is still open",
  },
  "a field name that is not closed": {
    text: '{\n  "id": "x",\n  "name: "Ben Sample",\n  "b": 1\n}',
    at: ["3:8"],
    says: 'Write "name":',
  },
  "a field name before a number that is not closed": {
    text: '{\n  "bytes: 12,\n  "b": 1\n}',
    at: ["2:9"],
    says: 'Write "bytes":',
  },
  "a text with a colon that is not closed": {
    text: '{\n  "a": "Note: this,\n  "b": 1\n}',
    at: ["2:8"],
    says: 'Write the " at its end: "Note: this",',
  },
  "double quotation marks in HTML": {
    text: '{\n  "a": "<p><a href="/contact">x</a></p>",\n  "b": 1\n}',
    at: ["2:21"],
    says: "Write ' instead of \" on both sides",
  },
  "double quotation marks around a web address in HTML": {
    text: '["<a href="https://x.example/y">x</a>",\n  "b"]',
    at: ["1:12"],
    says: "Single quotation marks in HTML, because double ones end the text.",
  },
  "text after the end": {
    text: '{ "a": 1 }\n}',
    at: ["2:1"],
    says: "Delete }",
  },
  "a wrong backslash": { text: '{ "a": "images\\team" , "b": "x\\y" }', at: ["1:31"], says: "backslash" },
  "a tab inside a text": { text: '{ "a": "x\ty" }', at: ["1:10"], says: "invisible character" },
  "a number with a decimal point": { text: '{ "a": 1. }', at: ["1:8"], says: "not a whole number" },
  "an empty file": { text: "\n", at: ["2:1"], says: "The file is empty." },
  "the conflict markers of Git": {
    text: '{\n<<<<<<< HEAD\n  "a": 1\n=======\n',
    at: ["2:1"],
    says: "Two people changed the same lines",
  },
  "an invisible character at the start": {
    text: '\ufeff{ "a": 1 }',
    at: ["1:1"],
    says: 'choose "Save with Encoding" and "UTF-8"',
  },
  "a damaged letter": { text: '{ "a": "caf\ufffd" }', at: ["1:12"], says: "Type the letter again" },
  "a text over two lines": {
    text: '{ "a": "one\ntwo" }',
    at: ["1:12"],
    says: "Put the cursor at the start of line 2 and press Backspace",
  },
  "problems in two lines": {
    text: '[\n  "x"\n  y,\n  "z",\n]',
    at: ["3:3", "4:6"],
    says: "Delete this comma.",
  },
};

test.each(Object.entries(cases))("reports the location and the fix of %s", (_, { text, at, says }) => {
  const { problems } = readJson("data/team.json", text);
  expect(problems.map(({ location }) => `${location?.line}:${location?.column}`)).toEqual(at);
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
