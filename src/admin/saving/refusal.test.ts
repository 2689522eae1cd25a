import { refusalFor } from "./refusal";

const words = { found: "Found.", expected: "Expected.", fix: "Fix." };

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
  expect(refusalFor([{ ...words, file, path }], file).problems).toEqual([
    expect.objectContaining({ keyPath }),
  ]);
});

test.each([
  ["in another file", { file: "data/pages/home.json", path: ["title"] }],
  ["of the whole file", { file: "data/team.json" }],
])("a problem %s is not in the form", (_, place) => {
  const { problems, message } = refusalFor([{ ...words, ...place }], "data/team.json");
  expect(problems[0]).not.toHaveProperty("keyPath");
  expect(message).toContain("Found.\nExpected: Expected.\nHow to fix it: Fix.");
});
