import { contentOf } from "./content-of.fixtures";
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
import { wordCases } from "./rule-cases/words.cases";
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
  wordCases,
]
  .flat()
  .flatMap(({ rule, cases }) =>
    cases.map(([title, data, ...finds]) => ({ title: `${rule.name}: ${title}`, rule, data, finds })),
  );

test.each(cases)("$title", ({ rule, data, finds }) => {
  const words = rule(contentOf(data)).map(wordsOf);
  expect(words).toEqual(finds.map((part) => expect.stringContaining(part)));
  if (words.length > 0) expect(words.join("\n\n")).toMatchSnapshot();
});
