import { checkContent } from "../check-content";
import { readingOf } from "../readings.fixtures";
import { report } from "../report";
import { type Fixture, makeFixture, reviewAll, written } from "../valid-site.fixtures";
import { monthsBefore } from "./stale-facts";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

test("old dates are warnings in reading order, not problems", () => {
  reviewAll(site, "2020-01-01");
  const { problems, warnings } = checkContent(site.folder, "2026-11-21");
  expect(problems).toEqual([]);
  expect(warnings.map(({ file, location }) => `${file}:${location?.line}`)).toMatchSnapshot();
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
  expect(result.warnings.map(readingOf).join("\n\n").replaceAll(written, "today")).toMatchSnapshot();
  expect(report(result)).toMatch(
    /1 thing in 1 file to look at when you have time\.\n\nContent checked: .* no problems found\.$/,
  );
});

test("an invalid date is a problem", () => {
  site.replace("data/pages/home.json", `"reviewed": "${written}"`, '"reviewed": "November 2026"');
  const { problems } = checkContent(site.folder);
  expect(problems).toEqual([expect.objectContaining({ file: "data/pages/home.json", field: '"reviewed"' })]);
  expect(problems.map(readingOf).join("\n\n").replaceAll(written, "today")).toMatchSnapshot();
});

test.each([
  ["2026-11-21", 6, "2026-05-21"],
  ["2026-06-30", 6, "2025-12-30"],
  ["2026-01-01", 12, "2025-01-01"],
  ["2025-02-28", 12, "2024-02-28"],
  ["2025-03-01", 12, "2024-03-01"],
  ["2024-02-29", 12, "2023-02-29"],
  ["2027-02-28", 6, "2026-08-28"],
])("the day %s minus %d months is %s", (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});
