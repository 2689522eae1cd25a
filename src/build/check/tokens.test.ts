/** @jest-environment node */
import { readFileSync } from "node:fs";
import { factNames } from "../../content/facts";

test("the editors' guide names exactly the facts that there are", () => {
  const guide = readFileSync("docs/pages.md", "utf8");
  const named = [...guide.matchAll(/`\{(\w+)\}`/g)].map(([, name]) => name);
  expect([...new Set(named)].sort()).toEqual([...factNames].sort());
});
