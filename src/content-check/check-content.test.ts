import { checkContent } from "./check-content";
import { type Fixture, makeFixture } from "./fixture";
import { invalidCases } from "./invalid-cases/all-cases";
import { checkedOn, type InvalidCase } from "./invalid-cases/invalid-case";
import { locationAt } from "./json/source-location";
import { reviewAll } from "./review-all.fixtures";
import { wordsOf } from "./words-of.fixtures";

let site: Fixture;
beforeAll(() => {
  site = makeFixture();
  reviewAll(site, checkedOn);
});
afterAll(() => site.remove("."));

/** Checks the content with one change, which is undone afterwards: a new fixture for each case would take longer. */
function checkWith({ file, change }: Pick<InvalidCase, "file" | "change">) {
  const valid = site.read(file);
  try {
    site.replace(file, ...change);
    return { ...checkContent(site.folder, checkedOn), changed: site.read(file) };
  } finally {
    site.write(file, valid);
  }
}

test("valid content has no problems", () => {
  expect(checkContent(site.folder, checkedOn)).toEqual({ problems: [], warnings: [], files: 18 });
});

test("a concern whose first is 988 may mention suicide", () => {
  const change = ["Sign in-crisis", "Talks about suicide"] as const;
  expect(checkWith({ file: "data/concerns.json", change }).problems).toEqual([]);
});

test.each([
  [
    "data/pages/our-team.json",
    ["Therapy for children.", "Meet our twelve therapists."],
    "is a number that was counted by hand",
  ],
  ["data/documents.json", ['"bytes": 9', '"bytes": 9, "madeOf": ""'], "1 of 1 PDFs is older"],
] as const)("%s: the change %j is a warning, not a problem", (file, change, found) => {
  const { problems, warnings } = checkWith({ file, change });
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([{ file, found: expect.stringContaining(found) }]);
});

test.each(invalidCases)("finds %s", (_, { file, change, at, says, others = 0 }) => {
  const { problems, changed } = checkWith({ file, change });
  const { line, column } = locationAt(changed, changed.indexOf(at));
  const problem = problems.find((each) => each.file === file);
  expect(problem?.location).toMatchObject({ line, column });
  const text = Object.values(problem ?? {}).join("\n");
  for (const part of says) expect(text).toContain(part);
  expect(problems).toHaveLength(1 + others);
  expect(problems.map(wordsOf).join("\n\n")).toMatchSnapshot();
});
