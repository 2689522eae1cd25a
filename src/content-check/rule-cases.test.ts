import { contentOf } from "./content-of.fixtures";
import { onePerCause } from "./one-per-cause";
import type { Problem } from "./problem";
import { clinicCases } from "./rule-cases/clinic.cases";
import { copyCases } from "./rule-cases/copies.cases";
import { entryCases } from "./rule-cases/entries.cases";
import { factCases } from "./rule-cases/facts.cases";
import { htmlCases } from "./rule-cases/html.cases";
import { linkRuleCases } from "./rule-cases/links.cases";
import { pageCases } from "./rule-cases/pages.cases";
import { placeholderRuleCases } from "./rule-cases/placeholders.cases";
import { referenceRuleCases } from "./rule-cases/references.cases";
import { schemaCases } from "./rule-cases/schema.cases";
import { translationCases } from "./rule-cases/translations.cases";
import { videoRuleCases } from "./rule-cases/videos.cases";
import { wordCases } from "./rule-cases/words.cases";
import { findUnlinkedPages } from "./rules/unlinked-pages";
import { wordsOf } from "./words-of.fixtures";

const cases = [
  clinicCases,
  copyCases,
  entryCases,
  factCases,
  htmlCases,
  linkRuleCases,
  pageCases,
  placeholderRuleCases,
  referenceRuleCases,
  schemaCases,
  translationCases,
  videoRuleCases,
  wordCases,
]
  .flat()
  .flatMap(({ rule, cases }) =>
    cases.map(([title, data, ...finds]) => ({ title: `${rule.name}: ${title}`, rule, data, finds })),
  );

/** What an editor reads of a problem, with its place and those of others with the same cause. */
const readingOf = (problem: Problem) =>
  [`${problem.location?.line}:${problem.location?.column} ${wordsOf(problem)}`, ...(problem.also ?? [])].join(
    "\n",
  );

test.each(cases)("$title", ({ rule, data, finds }) => {
  const readings = onePerCause(rule(contentOf(data))).map(readingOf);
  expect(readings).toEqual(finds.map((part) => expect.stringContaining(part)));
  if (readings.length > 0) expect(readings.join("\n\n")).toMatchSnapshot();
});

test("a malformed file may have the link to a page", () => {
  const { files, ...content } = contentOf({ "pages/new": { path: "/new" }, navigation: {} });
  const withMalformed = files.map((file) => ({ ...file, readable: file.collection === "pages" }));
  expect(findUnlinkedPages({ ...content, files })).toHaveLength(1);
  expect(findUnlinkedPages({ ...content, files: withMalformed })).toEqual([]);
});
