import { refusalFor } from "./refusal";

const words = { found: "Found.", expected: "Expected.", fix: "Fix." };

/** What an editor reads of one problem, while a form is open. */
const refused = (problem: object, open?: string, value?: unknown) =>
  refusalFor([{ file: "", ...words, ...problem }], { contentOf: () => value, open });

test.each([
  ["data/team.json", [3, "description"], "team.3.description"],
  ["data/navigation.json", ["menu", 0, "name"], "menu.0.name"],
  ["data/pages/about.json", ["blocks", 2, "items", 1, "title"], "blocks.2.items.1.title"],
])("in %s, the field at %j has the name that the editor's form gives it", (file, path, keyPath) => {
  expect(refused({ file, path }, file).problems[0]).toMatchObject({ keyPath });
});

test.each([
  ["in another file", { file: "data/pages/home.json", path: ["title"] }],
  ["of the whole file", { file: "data/team.json" }],
])("a problem %s is not in the form", (_, place) => {
  const { problems, message } = refused(place, "data/team.json");
  expect(problems[0]).not.toHaveProperty("keyPath");
  expect(message).toContain("Found.\nExpected: Expected.\nHow to fix it: Fix.");
});

const people = [{ id: "ben", name: "Ben Birchwater" }, { id: "ida" }];
const blocks = [
  { kind: "prose", heading: "What to bring" },
  { kind: "team-list", people: ["ben"] },
];

test.each([
  ["data/team.json", [0, "description"], '"description"', people, "People › Ben Birchwater › Biography"],
  ["data/team.json", [1, "name"], '"name"', people, "People › Person 2 › Name"],
  [
    "data/pages/our-team.json",
    ["blocks", 0, "text"],
    '"text"',
    { blocks },
    'Pages › Our team › Text, "What to bring" › Text',
  ],
  [
    "data/pages/home.json",
    ["blocks", 1, "people", 0],
    'entry 1 of "people"',
    { blocks },
    "Pages › Home › Everyone on the team › entry 1 of People",
  ],
  ["data/pages/home.es.json", ["texts", 0], '"text"', {}, 'Spanish › Pages › Home › "Welcome" › Translation'],
  ["data/team.es.json", ["on"], '"on" in "approved"', {}, 'Spanish › People › "Welcome" › Day in Approved'],
])("a problem in %s at %j, in %s, is where the forms have it", (file, path, field, value, place) => {
  const entry = file.endsWith(".es.json") ? 'text 1, "Welcome"' : "block 5";
  expect(refused({ file, path, field, entry }, undefined, value).problems[0]?.place).toBe(place);
});

test.each([
  ["data/pages/contact.json", ["blocks", 4, "to"], "field=blocks.4.to#/collections/pages/entries/contact"],
  ["data/team.json", [0, "name"], "field=team.0.name#/collections/_singletons/entries/team"],
  ["data/pages/home.es.json", ["path"], "field=path#/collections/language-es/entries/pages-home"],
])("a problem in %s at %j leads to its form", (file, path, address) => {
  expect(refused({ file, path }, "data/clinic.json").problems[0]?.href).toBe(`/admin?${address}`);
});

test("a problem of a picture, which has no form, leads nowhere", () => {
  const [problem] = refused({ file: "data/images/team/ben.jpg", path: [] }, "data/clinic.json").problems;
  expect(problem).not.toHaveProperty("href");
});
