import { contentOf } from "./content-of.fixtures";
import { onePerCause } from "./one-per-cause";
import type { Problem } from "./problem";
import { allCases } from "./rule-cases/all-cases";
import { findUnlinkedPages } from "./rules/unlinked-pages";
import { wordsOf } from "./words-of.fixtures";

const cases = allCases.flatMap(({ rule, cases, day = "" }) =>
  cases.map(([title, data, ...finds]) => ({ title: `${rule.name}: ${title}`, rule, data, finds, day })),
);

/** What an editor reads of a problem, with its place and those of others with the same cause. */
const readingOf = (problem: Problem) =>
  [`${problem.location?.line}:${problem.location?.column} ${wordsOf(problem)}`, ...(problem.also ?? [])].join(
    "\n",
  );

test.each(cases)("$title", ({ rule, data, finds, day }) => {
  const readings = onePerCause(rule(contentOf(data), day)).map(readingOf);
  expect(readings).toEqual(finds.map((part) => expect.stringContaining(part)));
  if (readings.length > 0) expect(readings.join("\n\n")).toMatchSnapshot();
});

test("a malformed file may have the link to a page", () => {
  const { files, ...content } = contentOf({ "pages/new": { path: "/new" }, navigation: {} });
  const withMalformed = files.map((file) => ({ ...file, readable: file.collection === "pages" }));
  expect(findUnlinkedPages({ ...content, files })).toHaveLength(1);
  expect(findUnlinkedPages({ ...content, files: withMalformed })).toEqual([]);
});
