import { allChanges } from "./cases/all.cases";
import { allCases, type Change, checkedOn, today } from "./cases/case.fixtures";
import { launchChanges } from "./cases/launch.cases";
import { checkBeforeLaunch, checkContent, rules } from "./check-content";
import { contentOf } from "./content-of.fixtures";
import { inReadingOrder, onePerCause } from "./problem";
import { readingOf, tableOf } from "./readings.fixtures";
import { findUnlinkedPages } from "./rules/unlinked-pages";
import { type Fixture, makeFixture, makeReadySite, reviewAll } from "./valid-site.fixtures";

/** A site without problems, one with more files, and one that is also ready to go live. */
const makers = { valid: makeFixture, files: makeFixture, ready: makeReadySite };
type Base = keyof typeof makers;
let sites: Readonly<Record<Base, Fixture>>;
beforeAll(() => {
  sites = { valid: siteOn("valid"), files: siteOn("files"), ready: siteOn("ready") };
  const files = allCases.flatMap((each) => Object.entries(each.files ?? {}));
  for (const [name, content] of files) sites.files.write(name, content);
});
afterAll(() => {
  for (const site of Object.values(sites)) site.remove(".");
});

function siteOn(base: Base): Fixture {
  const made = makers[base]();
  reviewAll(made, checkedOn);
  return made;
}

/** Checks a site with one change. A change of a file is undone: a new site for each case would take longer. */
function checkWith<Result>(base: Base, change: Change, check: (folder: string) => Result): Result {
  if (typeof change === "function") {
    const own = siteOn(base);
    change(own);
    const result = check(own.folder);
    own.remove(".");
    return result;
  }
  const [name, ...words] = change;
  const site = sites[base];
  const file = `data/${name}.json`;
  const valid = site.read(file);
  try {
    site.replace(file, ...words);
    return check(site.folder);
  } finally {
    site.write(file, valid);
  }
}

const checkAll = (folder: string) => checkContent(folder, checkedOn);
const findProblems = (folder: string) => checkAll(folder).problems;
const findBeforeLaunch = (folder: string) => checkBeforeLaunch(folder, checkedOn);

const ofRules = allCases.flatMap(({ rule, cases, files }) =>
  Object.entries(cases).map(([title, [data, ...finds]]) => {
    const check = () => onePerCause(rule(contentOf(data, files && sites.files.folder), today));
    return { subject: rule.name, title, finds, check };
  }),
);
const ofChanges = [
  { base: "valid", changes: allChanges, find: findProblems },
  { base: "ready", changes: launchChanges, find: findBeforeLaunch },
].flatMap(({ base, changes, find }) =>
  Object.entries(changes).map(([title, [change, ...finds]]) => {
    const check = () => checkWith(base as Base, change, find);
    return { subject: `a ${base} site`, title, finds, check };
  }),
);
const all = [...ofRules, ...ofChanges];
const known = new Map<(typeof all)[number], string[]>();

/** What an editor reads about a case. It is checked only once. */
function readingsOf(each: (typeof all)[number]): string[] {
  const readings = known.get(each) ?? each.check().map(readingOf);
  known.set(each, readings);
  return readings;
}

// The first test, so that mutation testing runs it for each break: the cases below are known by then.
test("all words that an editor reads", () => {
  const readings = all.flatMap((each) => readingsOf(each).map((reading) => [each.title, reading] as const));
  expect(tableOf(readings)).toMatchSnapshot();
});

test.each(all.map((each) => ({ ...each, each })))("$subject: $title", ({ finds, each }) => {
  expect(readingsOf(each)).toEqual(finds.map((part) => expect.stringContaining(part)));
});

test("the check has every rule that has cases", () => {
  const known = Object.values(rules).flat();
  const own = allCases.filter(({ rule }) => rule.name.startsWith("find"));
  expect(known).toEqual(expect.arrayContaining(own.map(({ rule }) => rule)));
});

test("valid content has no problems, and a ready site nothing to do before it goes live", () => {
  expect(checkAll(sites.valid.folder)).toEqual({ problems: [], warnings: [], files: 20 });
  expect(findProblems(sites.ready.folder)).toEqual([]);
  expect(findBeforeLaunch(sites.ready.folder)).toEqual([]);
});

const noReview = "The date of the last review is missing.";
test.each<[found: string, file: string, change: Change]>([
  [
    "a number that was counted by hand",
    "pages/our-team",
    ["pages/our-team", "children.", "our two partners."],
  ],
  ["1 of 1 PDFs is older", "documents", ["documents", '"bytes": 9', '"bytes": 9, "madeOf": ""']],
  [noReview, "pages/home", ["pages/home", `"reviewed": "${checkedOn}",`, ""]],
  [noReview, "services", ["services", `,\n    "reviewed": "${checkedOn}"`, ""]],
  ["No menu and no other page links to /feeding.", "pages/feeding", addPage],
])("%s in %s is a warning, not a problem", (found, file, change) => {
  const { problems, warnings } = checkWith("valid", change, checkAll);
  expect(problems).toEqual([]);
  expect(warnings).toMatchObject([{ file: `data/${file}.json`, found: expect.stringContaining(found) }]);
});

/** Adds a page to which nothing links. */
function addPage(site: Fixture): void {
  const page = JSON.parse(site.read("data/pages/our-team.json"));
  const own = { path: "/feeding", title: "Feeding", description: `${page.description} Feeding.` };
  site.write("data/pages/feeding.json", JSON.stringify({ ...page, ...own }));
}

test("today is the day at the clinic, where it is still evening when the next day has begun in London", () => {
  jest.useFakeTimers({ now: new Date("2026-11-26T02:00:00Z") });
  const undated: Change = ["pages/home", `"reviewed": "${checkedOn}",`, ""];
  const { warnings } = checkWith("valid", undated, (folder) => checkContent(folder));
  jest.useRealTimers();
  expect(warnings).toMatchObject([{ fix: expect.stringContaining(`write "reviewed": "${checkedOn}".`) }]);
});

test("warnings are in reading order", () => {
  const { warnings } = checkWith("valid", (site) => reviewAll(site, "2020-01-01", checkedOn), checkAll);
  expect(warnings.length).toBeGreaterThan(5);
  expect(warnings).toEqual([...warnings].reverse().sort(inReadingOrder));
});

test("what a live page shows in English is listed before launch", () => {
  const approved = { by: "Ana", on: "2026-11-01" };
  const es = { name: "Español", english: "Spanish", locale: "es-US", direction: "ltr", words: {} };
  const found = checkWith(
    "ready",
    (site) => {
      site.write("data/languages/es.json", JSON.stringify(es));
      const home = { path: "/es", website: "shown", approved, texts: [] };
      site.write("data/pages/home.es.json", JSON.stringify(home));
    },
    findBeforeLaunch,
  );
  expect(new Set(found.map(({ group }) => group))).toEqual(new Set(["Texts that are not translated"]));
  expect(found).toContainEqual(expect.objectContaining({ file: "data/pages/home.es.json" }));
});

test("a malformed file may have the link to a page", () => {
  const { files, ...content } = contentOf({ "pages/new": { path: "/new" }, navigation: {} });
  const withMalformed = files.map((file) => ({ ...file, readable: file.collection === "pages" }));
  expect(findUnlinkedPages({ ...content, files })).toHaveLength(1);
  expect(findUnlinkedPages({ ...content, files: withMalformed })).toEqual([]);
});
