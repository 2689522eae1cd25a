import { existsSync, readFileSync } from "node:fs";
import { markdownTable, median, withMeasurement } from "./table";

test.each([
  [[3], 3],
  [[9, 1, 5], 5],
  [[4, 1, 2, 3], 2.5],
])("the median of %j is %d", (values, expected) => {
  expect(median(values)).toBe(expected);
});

test("a table has a header row, an alignment row and one row for each entry", () => {
  expect(markdownTable([{ route: "/", ms: 12 }])).toBe("| route | ms |\n| --- | ---: |\n| / | 12 |\n");
});

const page = "Before.\n\n<!-- bench:pages -->\n\nOld.\n\n<!-- /bench:pages -->\n\nAfter.\n";

test("a measurement replaces the one before, and nothing else", () => {
  expect(withMeasurement(page, "pages", "| a |\n")).toBe(
    "Before.\n\n<!-- bench:pages -->\n\n| a |\n\n<!-- /bench:pages -->\n\nAfter.\n",
  );
});

test("a measurement without a place is an error that says how to make one", () => {
  expect(() => withMeasurement(page, "load", "| a |")).toThrow(
    'has no place for "load". Write <!-- bench:load -->',
  );
});

test("every marker of the page is that of a measurement", () => {
  const written = existsSync("docs/performance.md") ? readFileSync("docs/performance.md", "utf8") : "";
  const names = Array.from(written.matchAll(/<!-- bench:(\w+) -->/g), ([, name = ""]) => name);
  const known = readFileSync("bench/main.ts", "utf8");
  for (const name of names) {
    expect(known).toContain(`\n  ${name}: () => import(`);
    expect(written).toContain(`<!-- /bench:${name} -->`);
  }
});
