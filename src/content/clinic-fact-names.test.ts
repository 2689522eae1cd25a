import { readFileSync } from "node:fs";
import { factNames } from "./clinic-fact-names";

test("the editors' guide lists exactly the existing facts", () => {
  const guide = readFileSync("docs/editors/pages.md", "utf8");
  const named = [...guide.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...factNames].sort());
});
