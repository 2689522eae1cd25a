import { readFileSync } from "node:fs";
import { mergeFile } from "./change";

const before = `[
  {
    "id": "anika",
    "name": "Anika",
    "position": "Therapist",
    "description": "<p>Likes snow.</p>",
    "imageUrl": "./images/team/anika.jpg",
    "sample": true
  },
  {
    "id": "ben",
    "name": "Ben",
    "description": "<p>Sings.</p>",
    "imageUrl": "./images/team/ben.jpg"
  }
]
`;
type Person = Record<string, unknown>;

/** Saves the two people after a change. @returns the file */
function afterChange(change: (anika: Person, ben: Person) => Person[]): string {
  const [anika, ben] = JSON.parse(before) as [Person, Person];
  return mergeFile("data/team.json", before, JSON.stringify(change(anika, ben)));
}

type Make = Parameters<typeof afterChange>[0];

test.each<[change: string, to: Make, from: string, result: string]>([
  [
    "an emptied text takes its line",
    (a, b) => [{ ...a, position: "" }, b],
    '    "position": "Therapist",\n',
    "",
  ],
  ["a mark that is off, too", (a, b) => [{ ...a, sample: false }, b], '.jpg",\n    "sample": true', '.jpg"'],
  [
    "a new field comes where the description has it",
    (a, b) => [a, { ...b, position: "Helper" }],
    '"Ben",\n',
    '"Ben",\n    "position": "Helper",\n',
  ],
  ["fields in another order stay where they were", (a, b) => [a, { imageUrl: b.imageUrl, ...b }], "", ""],
  ["an unknown field is left out", (a, b) => [a, { ...b, surprise: 1 }], "", ""],
  [
    "a line break in a paragraph becomes a space",
    (a, b) => [a, { ...b, description: "<p>Sings\n well.</p>" }],
    "Sings.",
    "Sings well.",
  ],
  ["space around a text is not a change", (a, b) => [{ ...a, name: "Anika " }, b], "", ""],
])("%s", (_, change, from, result) => {
  expect(afterChange(change)).toBe(before.replace(from, result));
});

/** The lines of the two people, without the first brace. */
const [anikaLines = "", benLines = ""] = before.slice(5, -3).split(",\n  {");

test.each<[change: string, to: Make, entries: string[]]>([
  ["entries that change places keep their own lines", (a, b) => [b, a], [benLines, anikaLines]],
  ["a removed entry takes only its own lines with it", (_, b) => [b], [benLines]],
  [
    "a new entry looks like the entries around it, without what an empty form holds",
    (a, b) => [a, b, { ...b, id: "cleo", position: "", sample: false }],
    [anikaLines, benLines, benLines.replace('"ben"', '"cleo"')],
  ],
])("%s", (_, change, entries) => {
  expect(afterChange(change)).toBe(`[\n  {${entries.join(",\n  {")}\n]\n`);
});

test("the line breaks of Windows stay", () => {
  const windows = before.replaceAll("\n", "\r\n");
  const sent = JSON.stringify(JSON.parse(before)).replace("Sings", "Hums");
  expect(mergeFile("data/team.json", windows, sent)).toBe(windows.replace("Sings", "Hums"));
});

test("a false that was written stays, and so does an empty text that must be there", () => {
  const page = readFileSync("data/pages/contact.json", "utf8").replace(
    '"blocks": [',
    '"blocks": [\n    { "kind": "slider", "heading": "H", "slides": [{ "src": "../a.jpg", "alt": "", "sample": false }, { "src": "../b.jpg", "alt": "" }] },',
  );
  const sent = JSON.parse(page);
  sent.title = "Other";
  const after = JSON.parse(mergeFile("data/pages/contact.json", page, JSON.stringify(sent)));
  expect(after.blocks[0].slides).toEqual(JSON.parse(page).blocks[0].slides);
});

test("an empty field that must be there stays, even if the editor leaves it out", () => {
  const path = "data/pages/services.json";
  const page = readFileSync(path, "utf8")
    .replace(/"testimonials": \[[^\]]+\]/, '"testimonials": []')
    .replace(/"alt": "[^"]+"/, '"alt": ""');
  const sent = JSON.parse(page, (key, value) =>
    /^(?:alt|testimonials)$/.test(key) && value.length === 0 ? undefined : value,
  );
  expect(JSON.stringify(sent).length).toBeLessThan(JSON.stringify(JSON.parse(page)).length - 20);
  expect(mergeFile(path, page, JSON.stringify(sent))).toBe(page);
});

test.each([
  ["data/secrets.json", "[]", "The website has no file data/secrets.json."],
  ["data/team.json", "[{]", "team.json cannot be read."],
])("%s is refused in words", (path, text, words) => {
  expect(() => mergeFile(path, text, "[]")).toThrow(words);
});
