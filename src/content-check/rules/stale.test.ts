import { checkContent } from "../check-content";
import { contentOf } from "../content-of.fixtures";
import { report } from "../report";
import { type Fixture, makeFixture, reviewAll, written } from "../valid-site.fixtures";
import { wordsOf } from "../words-of.fixtures";
import { findStaleInsurance, findStaleReviews, findStaleSources, monthsBefore } from "./stale-facts";

const page = (content: object) => ({ "pages/home": { path: "/", ...content } });
const notices = (content: object) => ({ notices: content });

/** Where content has the date of a check: its rule, how many months it is good for, and the content with a date. */
const places = [
  ["a page", findStaleReviews, 12, (reviewed: string) => page({ reviewed })],
  ["a service", findStaleReviews, 12, (reviewed: string) => ({ services: [{ id: "speech", reviewed }] })],
  ["a source of a page", findStaleSources, 12, (checked: string) => page({ sources: [{ checked }] })],
  [
    "a point of a law",
    findStaleSources,
    12,
    (checked: string) => page({ blocks: [{}, { points: [{}, { checked }] }] }),
  ],
  [
    "somebody who helps",
    findStaleSources,
    12,
    (checked: string) => page({ blocks: [{ helpers: [{ checked }] }] }),
  ],
  ["the ranking of languages", findStaleSources, 12, (checked: string) => notices({ ranking: { checked } })],
  ["a translation", findStaleSources, 12, (checked: string) => notices({ languages: [{}, { checked }] })],
  ["the insurers", findStaleInsurance, 6, (checked: string) => ({ clinic: { insurance: { checked } } })],
] as const;

const days = [
  [12, "2026-11-21", "2026-11-21", undefined],
  [12, "2025-11-21", "2026-11-21", undefined],
  [12, "2025-11-20", "2026-11-21", "more than a year ago"],
  [12, "2024-02-29", "2025-02-28", undefined],
  [12, "2024-02-29", "2025-03-01", "more than a year ago"],
  [12, "2023-03-01", "2024-02-29", undefined],
  [12, "2026-11-22", "2026-11-21", "in the future"],
  [6, "2026-11-21", "2026-11-21", undefined],
  [6, "2026-05-21", "2026-11-21", undefined],
  [6, "2026-05-20", "2026-11-21", "more than six months ago"],
  [6, "2026-08-31", "2027-02-28", undefined],
  [6, "2026-11-22", "2026-11-21", "in the future"],
] as const;

const cases = places.flatMap(([place, rule, goodFor, contentWith]) =>
  days
    .filter(([months]) => months === goodFor)
    .map(([, day, today, says]) => ({ place, rule, day, today, says, data: contentWith(day) })),
);

test.each(cases)("$place checked on $day, today $today: $says", ({ rule, data, day, today, says }) => {
  const warnings = rule(contentOf(data), today);
  expect(warnings).toEqual(
    says
      ? [
          expect.objectContaining({
            found: expect.stringContaining(says),
            location: expect.objectContaining({ text: expect.stringContaining(day) }),
          }),
        ]
      : [],
  );
  if (says) expect(warnings.map(wordsOf).join("\n\n")).toMatchSnapshot();
});

test.each([
  ["a page", findStaleReviews, page({}), "The date of the last review is missing."],
  ["a person", findStaleReviews, { team: [{}] }, undefined],
  ["the insurers", findStaleInsurance, { clinic: {} }, undefined],
  ["sources", findStaleSources, { ...page({ sources: [{}] }), ...notices({ languages: [{}] }) }, undefined],
])("%s without a date", (_, rule, data, says) => {
  expect(rule(contentOf(data), "2026-11-21").map(({ found }) => found)).toEqual(says ? [says] : []);
});

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

test.each([
  ["2026-11-21", 6, "2026-05-21"],
  ["2026-06-30", 6, "2025-12-30"],
  ["2026-01-01", 12, "2025-01-01"],
])("the day %s minus %d months is %s", (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});
