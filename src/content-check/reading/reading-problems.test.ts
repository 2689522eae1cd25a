import { existsSync } from "node:fs";
import { locationAt } from "../json/text-positions";
import { readContent } from "../read-content";
import { siteOfEachTest } from "../valid-site.fixtures";
import { type ReadingException, readingExceptions } from "./exceptions";
import { findReadingProblems, maxGrade, maxWords } from "./reading-problems";

const site = siteOfEachTest();

const words = (count: number) => Array(count).fill("go").join(" ");
const long = `We ${words(maxWords)}.`;
const find = (exceptions: readonly ReadingException[] = []) =>
  findReadingProblems(readContent(site.folder).content, exceptions);
const locationOf = (file: string, text: string) => {
  const { line, column } = locationAt(site.read(file), site.read(file).indexOf(text));
  return expect.objectContaining({ line, column });
};

/** Gives the first question of the phone script of the fixture other words. */
function ask(question: string): string {
  const [, first = ""] = /"questions": \[\s*"([^"]+)"/.exec(site.read("data/clinic.json")) ?? [];
  site.replace("data/clinic.json", first, question.replaceAll('"', '\\"'));
  return "data/clinic.json";
}

test("the fixture, and short sentences, have no problems", () => {
  ask(`We ${words(maxWords - 1)}. And we ${words(maxWords - 2)}!`);
  expect(find()).toEqual([]);
});

test("a sentence that is too long is named with its file, line and column", () => {
  const file = ask(`Say "hi". ${long} Then stop.`);
  expect(find()).toEqual([
    expect.objectContaining({
      file,
      location: locationOf(file, long),
      found: expect.stringContaining(`A sentence of ${maxWords + 1} words: "We go go`),
      fix: expect.stringContaining("src/content-check/reading/exceptions.ts"),
    }),
  ]);
});

test.each([
  ["a label without an end mark", `We ${words(maxWords)}`, 1],
  ["two labels in a list", `${words(20)}</li><li>${words(20)}`, 0],
  ["a fact, which is one word", `We ${words(maxWords - 2)} {inNetwork}.`, 0],
  ["an abbreviation, which ends no sentence", `We ${words(20)} with Dr. Moose ${words(10)}.`, 1],
])("%s", (_, text, problems) => {
  const file = "data/pages/home.json";
  const [, html = ""] = /"text": "<p>([^<"]+)/.exec(site.read(file)) ?? [];
  site.replace(file, `<p>${html}`, `<ul><li>${text}</li></ul><p>${html}`);
  expect(find()).toHaveLength(problems);
});

test("a file that is too hard as a whole names its hardest sentence and the next ones", () => {
  const hard = "Multidisciplinary professionals individualize rehabilitation for every participating family.";
  const medium = "Our physical therapists evaluate children every week of the year.";
  const file = ask(`${medium} ${hard} ${`${medium} `.repeat(30)}`.trim());
  const [problem, ...others] = find();
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ file, location: locationOf(file, hard) });
  expect(Number(/grade (\d+\.\d)/.exec(problem?.found ?? "")?.[1])).toBeGreaterThan(maxGrade);
  expect(problem?.found).toContain(hard);
  expect(problem?.fix).toContain(medium);
});

test("documents are measured from their sources", () => {
  const file = "documents/content/guide.ts";
  site.write(file, `export const guide = {\n  parts: [{ kind: "text", text: "Hi. ${long}" }],\n};\n`);
  expect(find()).toEqual([expect.objectContaining({ file, location: locationOf(file, long) })]);
});

test("texts in another language are not measured as if they were English", () => {
  const file = ask(long);
  site.replace(file, "{", '{ "lang": "es",');
  expect(find()).toEqual([]);
  site.replace(file, '"es"', '"en-US"');
  expect(find()).toHaveLength(1);
});

test("an exception leaves out one sentence or a whole file, and nothing else", () => {
  const file = ask(long);
  const reason = "a test";
  expect(find([{ file, reason }])).toEqual([]);
  expect(find([{ file, starts: "We go", reason }])).toEqual([]);
  expect(find([{ file, starts: "You go", reason }])).toHaveLength(1);
  expect(find([{ file: "data/team.json", reason }])).toHaveLength(1);
});

test("every exception has a file and a reason", () => {
  for (const { file, reason } of readingExceptions) {
    expect([file, existsSync(file)]).toEqual([file, true]);
    expect(reason).toMatch(/\w+ \w+/);
  }
});

test("all texts of this project can be read at grade 6", () => {
  expect(findReadingProblems(readContent(".").content)).toEqual([]);
});

test("a translation may not have a long sentence either, but it has no grade", () => {
  site.write("data/languages/es.json", "{}");
  const hard = "Administration necessitates comprehensive rehabilitation. ".repeat(40);
  const texts = [long, hard].map((text) => ({ english: "Behavior", text }));
  site.write("data/services.es.json", JSON.stringify({ texts }, null, 2));
  expect(find()).toMatchObject([{ file: "data/services.es.json", entry: 'text 1, "Behavior"' }]);
});
