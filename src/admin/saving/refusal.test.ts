import { refusalFor } from "./refusal";

const words = { found: "Found.", expected: "Expected.", fix: "Fix." };

/** What an editor reads of one problem, while a form is open. */
const refused = (problem: object, open?: string, value?: unknown) =>
  refusalFor([{ file: "", ...words, ...problem }], { contentOf: () => value, open });

test.each([
  ["a field of a list", "data/team.json", [3, "description"], "team.3.description"],
  ["a field of a file that is one form", "data/navigation.json", ["menu", 0, "name"], "menu.0.name"],
  [
    "a field of a block",
    "data/pages/about.json",
    ["blocks", 2, "items", 1, "title"],
    "blocks.2.items.1.title",
  ],
])("%s has the name that the editor's form gives it", (_, file, path, keyPath) => {
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
  [
    "an entry with its own name",
    "data/team.json",
    [0, "description"],
    '"description"',
    people,
    "People › Ben Birchwater › Biography",
  ],
  ["an entry without one", "data/team.json", [1, "name"], '"name"', people, "People › Person 2 › Name"],
  [
    "a block with its heading",
    "data/pages/our-team.json",
    ["blocks", 0, "text"],
    '"text"',
    { blocks },
    'Pages › Our team › Text, "What to bring" › Text',
  ],
  [
    "an entry of a list of a block",
    "data/pages/home.json",
    ["blocks", 1, "people", 0],
    'entry 1 of "people"',
    { blocks },
    "Pages › Home › Everyone on the team › entry 1 of People",
  ],
  [
    "a text of a translated page",
    "data/pages/home.es.json",
    ["texts", 0, "text"],
    '"text"',
    {},
    'Spanish › Pages › Home › "Welcome" › Translation',
  ],
  [
    "a field of a translated list",
    "data/team.es.json",
    ["approved", "on"],
    '"on" in "approved"',
    {},
    'Spanish › People › "Welcome" › Day in Approved',
  ],
])("%s is where the forms have it", (_, file, path, field, value, place) => {
  const entry = file.endsWith(".es.json") ? 'text 1, "Welcome"' : "block 5";
  expect(refused({ file, path, field, entry }, undefined, value).problems[0]?.place).toBe(place);
});

test.each([
  [
    "a page",
    "data/pages/appointment.json",
    ["blocks", 4, "people", 0],
    "/admin?field=blocks.4.people.0#/collections/pages/entries/appointment",
  ],
  ["a list", "data/team.json", [0, "name"], "/admin?field=team.0.name#/collections/_singletons/entries/team"],
  [
    "a translation",
    "data/pages/home.es.json",
    ["path"],
    "/admin?field=path#/collections/language-es/entries/pages-home",
  ],
  ["a picture, which has no form", "data/images/team/ben.jpg", [], undefined],
])("a problem in the form of %s leads there", (_, file, path, href) => {
  expect(refused({ file, path }, "data/clinic.json").problems[0]?.href).toBe(href);
});
