import { checkContent } from "./check-content";
import { spanish } from "./content-of.fixtures";
import { report } from "./report";
import { runMain } from "./run-main.fixtures";
import { siteOfEachTest } from "./valid-site.fixtures";

const message = { found: "It is 12.", expected: "It must be text.", fix: 'Write "12".' };

test("groups by file and shows the line with a caret", () => {
  const location = { line: 14, column: 13, text: '    "name": 12' };
  const problems = [
    { file: "data/links.json", ...message },
    { file: "data/team.json", location, entry: '"anika"', field: '"name"', ...message },
  ];
  expect(report({ problems, warnings: [], files: 2 })).toBe(`data/links.json
    Found:         It is 12.
    Expected:      It must be text.
    How to fix it: Write "12".

data/team.json
  line 14, column 13 · "anika" · field "name"
    14 |     "name": 12
       |             ^
    Found:         It is 12.
    Expected:      It must be text.
    How to fix it: Write "12".

2 problems in 2 files. Fix them, then run: npm run check:content`);
});

test("lists the other locations of a problem, and ends with the given advice", () => {
  const also = ["data/a.json, line 3", "data/b.json, lines 4 and 5"];
  const result = { problems: [{ file: "data/links.json", ...message, also }], warnings: [], files: 2 };
  expect(report(result, "then save it.")).toBe(`data/links.json
    Found:         It is 12.
    Expected:      It must be text.
    How to fix it: Write "12".
    Also in:       data/a.json, line 3
                   data/b.json, lines 4 and 5

1 problem in 1 file. Fix it, then save it.`);
});

test("without problems, lists the warnings", () => {
  const lines = report({ problems: [], warnings: [{ file: "data/team.json", ...message }], files: 2 });
  expect(lines).toContain("Found:         It is 12.");
  expect(lines).toMatch(
    /\n1 thing in 1 file to look at when you have time\.\n\nContent checked: 2 files, no problems found\.$/,
  );
});

test("shows only the part of a long line around the caret", () => {
  const text = `${"a".repeat(200)}X${"b".repeat(200)}`;
  const lines = report({
    problems: [{ file: "f", location: { line: 1, column: 201, text }, ...message }],
    warnings: [],
    files: 1,
  }).split("\n");
  expect(lines[2]?.length).toBeLessThan(110);
  expect(lines[2]?.[lines[3]?.indexOf("^") ?? -1]).toBe("X");
});

describe("the command", () => {
  jest.setTimeout(60_000);
  const site = siteOfEachTest();
  const run = () => runMain(__dirname, site.folder);

  test("exits with 0, and writes the schemas only once", () => {
    const first = run();
    expect([first.status, first.stderr]).toEqual([0, ""]);
    expect(first.stdout).toContain("page.schema.json");
    expect(run().stdout).toMatch(/^Content checked: \d+ files, no problems found.\n$/);
  });

  test("exits with 1 and reports problems, of an empty file with a translation only one", () => {
    site.write("data/languages/es.json", JSON.stringify(spanish));
    site.write("data/team.es.json", '{ "texts": [] }');
    site.write("data/team.json", "");
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain("The file is empty.");
    expect(stderr).toContain("1 problem in 1 file. Fix it");
  });

  test("exits with 1 for a sentence that is too long, which a build would accept", () => {
    site.replace(
      "data/services.json",
      "Helps with feelings.",
      `Helps ${"and helps ".repeat(20)}with feelings.`,
    );
    const { status, stderr } = run();
    expect(status).toBe(1);
    expect(stderr).toContain('line 6, column 17 · "behavior" · field "summary"');
    expect(stderr).toContain("A sentence of 43 words");
    expect(checkContent(site.folder).problems).toEqual([]);
  });
});
