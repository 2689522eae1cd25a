/** @jest-environment node */
import { brokenBrackets } from "./breakages/broken-brackets";
import { brokenCare } from "./breakages/broken-care";
import { brokenCopies } from "./breakages/broken-copies";
import { brokenFacts } from "./breakages/broken-facts";
import { brokenFields } from "./breakages/broken-fields";
import { brokenFiles } from "./breakages/broken-files";
import { brokenHtml } from "./breakages/broken-html";
import { brokenIds } from "./breakages/broken-ids";
import { brokenJson } from "./breakages/broken-json";
import { brokenLinks } from "./breakages/broken-links";
import { brokenPages } from "./breakages/broken-pages";
import { brokenStories } from "./breakages/broken-stories";
import { brokenTargets } from "./breakages/broken-targets";
import { brokenValues } from "./breakages/broken-values";
import { brokenWords } from "./breakages/broken-words";
import { mistypedValues } from "./breakages/mistyped-values";
import { checkContent } from "./check-content";
import { type Fixture, makeFixture } from "./fixture";
import { placeOf } from "./place";

let site: Fixture;
beforeEach(() => {
  site = makeFixture();
});
afterEach(() => site.remove("."));

test("valid content has no faults", () => {
  expect(checkContent(site.folder)).toEqual({ faults: [], warnings: [], files: 15 });
});

const breakages = [
  brokenFields,
  brokenFiles,
  brokenValues,
  brokenIds,
  brokenLinks,
  brokenPages,
  brokenHtml,
  brokenFacts,
  brokenStories,
  brokenCare,
  brokenCopies,
  brokenJson,
  brokenBrackets,
  brokenTargets,
  mistypedValues,
  brokenWords,
].flatMap((each) => Object.entries(each));

test("a concern may speak of suicide where 988 comes first", () => {
  site.replace("data/concerns.json", "Sign in-crisis", "Talks about suicide");
  expect(checkContent(site.folder).faults).toEqual([]);
});

test.each(breakages)("finds %s", (_, { file, change, at, says, others = 0 }) => {
  site.replace(file, ...change);
  const { faults } = checkContent(site.folder);
  const text = site.read(file);
  const { line, column } = placeOf(text, text.indexOf(at));
  const fault = faults.find((each) => each.file === file);
  expect(fault?.place).toMatchObject({ line, column });
  const words = Object.values(fault ?? {}).join("\n");
  for (const word of says) expect(words).toContain(word);
  expect(faults).toHaveLength(1 + others);
});
