import { checkContent } from "../check-content";
import { type Fixture, makeFixture } from "../fixture";
import { report } from "../report";
import { reviewAll, written } from "../review-all.fixtures";
import { wordsOf } from "../words-of.fixtures";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

test.each([
  ["2026-11-21", "2026-11-21", undefined],
  ["2025-11-21", "2026-11-21", undefined],
  ["2025-11-20", "2026-11-21", "more than a year ago"],
  ["2024-02-29", "2025-02-28", undefined],
  ["2024-02-29", "2025-03-01", "more than a year ago"],
  ["2023-03-01", "2024-02-29", undefined],
  ["2026-11-22", "2026-11-21", "in the future"],
])("a page reviewed on %s, checked on %s: %p", (reviewed, today, says) => {
  reviewAll(site, today);
  site.replace("data/pages/home.json", `"reviewed": "${today}"`, `"reviewed": "${reviewed}"`);
  const { problems, warnings } = checkContent(site.folder, today);
  expect(problems).toEqual([]);
  expect(warnings.map(({ file, found }) => [file, found])).toEqual(
    says ? [["data/pages/home.json", expect.stringContaining(says)]] : [],
  );
  expect(warnings.map(wordsOf).join("\n\n")).toMatchSnapshot();
});

test.each([
  ["data/pages/home.json", undefined, `  "reviewed": "${written}",\n`],
  ["data/services.json", '"behavior"', `,\n    "reviewed": "${written}"`],
])("%s without a date is a warning with a location, not a problem", (file, entry, line) => {
  site.replace(file, line, "");
  const result = checkContent(site.folder);
  expect(result.problems).toEqual([]);
  expect(result.warnings).toEqual([
    expect.objectContaining({
      file,
      ...(entry && { entry }),
      field: '"reviewed"',
      location: expect.objectContaining({ line: expect.any(Number) }),
    }),
  ]);
  expect(result.warnings.map(wordsOf).join("\n\n").replaceAll(written, "today")).toMatchSnapshot();
  expect(report(result)).toMatch(
    /1 thing in 1 file to look at when you have time\.\n\nContent checked: .* no problems found\.$/,
  );
});

test("an invalid date is a problem", () => {
  site.replace("data/pages/home.json", `"reviewed": "${written}"`, '"reviewed": "November 2026"');
  const { problems } = checkContent(site.folder);
  expect(problems).toEqual([expect.objectContaining({ file: "data/pages/home.json", field: '"reviewed"' })]);
  expect(problems.map(wordsOf).join("\n\n").replaceAll(written, "today")).toMatchSnapshot();
});
