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

test.each<[change: string, to: Parameters<typeof afterChange>[0], from: string, result: string]>([
  [
    "an optional text is emptied: its line goes",
    (a, b) => [{ ...a, position: "" }, b],
    '    "position": "Therapist",\n',
    "",
  ],
  [
    "a mark is taken away: its line goes",
    (a, b) => [{ ...a, sample: false }, b],
    '.jpg",\n    "sample": true',
    '.jpg"',
  ],
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

test("entries that change places keep their own lines", () => {
  const [anika = "", ben = ""] = before.slice(4, -3).split(",\n  {");
  const lines = (text: string) =>
    text
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line.length > 3)
      .sort();
  const after = afterChange((a, b) => [b, a]);
  expect(after.indexOf('"Ben"')).toBeLessThan(after.indexOf('"Anika"'));
  expect(lines(after)).toEqual(lines(`${anika}\n${ben}`));
});

test("a new entry looks like the entries around it, without what an empty form holds", () => {
  const cleo = {
    id: "cleo",
    name: "Cleo",
    position: "",
    description: "<p>New.</p>",
    imageUrl: "./images/team/cleo.jpg",
    sample: false,
  };
  const after = afterChange((a, b) => [a, b, cleo]);
  expect(after).toBe(
    `${before.slice(0, -3)},
  {
    "id": "cleo",
    "name": "Cleo",
    "description": "<p>New.</p>",
    "imageUrl": "./images/team/cleo.jpg"
  }
]
`,
  );
});

test("a removed entry takes only its own lines with it", () => {
  expect(afterChange((_, ben) => [ben])).toBe(`[\n${before.slice(before.indexOf('  {\n    "id": "ben"'))}`);
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
  const page = readFileSync("data/pages/services.json", "utf8");
  const sent = JSON.parse(page, (key, value) => {
    const isEmpty = value === "" || (Array.isArray(value) && value.length === 0);
    return isEmpty && (key === "alt" || key === "testimonials") ? undefined : value;
  });
  const text = page
    .replace(/"testimonials": \[[^\]]+\]/, '"testimonials": []')
    .replace(/"alt": "[^"]+"/, '"alt": ""');
  const before = mergeFile("data/pages/services.json", page, text);
  expect(before).toContain('"testimonials": []');
  const empty = JSON.parse(before, (key, value) =>
    key === "testimonials" && value.length === 0 ? undefined : value,
  );
  expect(mergeFile("data/pages/services.json", before, JSON.stringify(empty))).toBe(before);
  expect(mergeFile("data/pages/services.json", page, JSON.stringify(sent))).toBe(page);
});

test.each([
  ["data/secrets.json", "[]", "The website has no file data/secrets.json."],
  ["data/team.json", "[{]", "team.json cannot be read."],
])("%s is refused in words", (path, text, words) => {
  expect(() => mergeFile(path, text, "[]")).toThrow(words);
});
