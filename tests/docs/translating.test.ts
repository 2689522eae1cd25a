import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { translate } from "../../src/commands/translate/translate";
import { checkContent } from "../../src/content-check/check-content";
import { readLanguages } from "../../src/content-check/translations/read-languages";
import { siteOfEachTest } from "../../src/content-check/valid-site.fixtures";
import { fillInPseudoLanguage, pseudoLanguage } from "../pseudo-language";

const guide = readFileSync("docs/editors/translating.md", "utf8");
const sectionOf = (heading: string) => guide.split(/^## /m).find((part) => part.startsWith(heading)) ?? "";

test("the glossary of the guide is that of the check", () => {
  const { glossary } = JSON.parse(readFileSync("data/languages/es.json", "utf8"));
  const rows = readFileSync("docs/editors/spanish-glossary.md", "utf8").match(/^\|.*(?=\|$)/gm) ?? [];
  const cells = rows.slice(2).map((row) =>
    row
      .split("|")
      .slice(1)
      .map((cell) => cell.trim()),
  );
  const entries = cells.map(([english, word, not]) => ({ english, word, not: not?.split(", ") }));
  expect(entries).toEqual(glossary);
});

const site = siteOfEachTest();

/** Runs the commands of a section, each with the pseudo-language in place of the language of the guide. */
function run(section: string, page?: string): void {
  const commands = [...section.matchAll(/`npm run translate -- ([a-z]+)(?: ([a-z-]+))?`/g)];
  expect(commands).not.toEqual([]);
  for (const [, , named] of commands) translate(site.folder, pseudoLanguage, named && (page ?? named));
}

function change(name: string, edit: (value: Record<string, unknown>) => object): void {
  const path = join(site.folder, name);
  writeFileSync(path, JSON.stringify(edit(JSON.parse(readFileSync(path, "utf8"))), null, 2));
}

/** The pages of the language, without those of concerns, which are live with their texts. */
const livePages = () =>
  Array.from(
    readLanguages(site.folder)
      .find(({ code }) => code === pseudoLanguage)
      ?.pages.entries() ?? [],
  ).flatMap(([english, path]) => (english.startsWith("/concerns/") ? [] : path));
/** What the check says of the files of the language. */
const said = () => {
  const { problems, warnings } = checkContent(site.folder);
  return [...problems, ...warnings]
    .filter(({ file }) => file.endsWith(`.${pseudoLanguage}.json`))
    .map(({ found }) => found);
};

/** Follows "Add a language". */
function addLanguage(): void {
  run(sectionOf("Add a language"));
  fillInPseudoLanguage(site.folder);
}

test("every file of a new language that the guide names is made", () => {
  const section = sectionOf("Add a language");
  const code = /translate -- ([a-z]+)/.exec(section)?.[1];
  run(section);
  const named = Array.from(section.matchAll(/`(data\/[\w.-]+)`/g), ([, name = ""]) => name);
  expect(named.length).toBeGreaterThan(1);
  for (const name of named)
    expect(existsSync(join(site.folder, name.replace(`.${code}.`, `.${pseudoLanguage}.`)))).toBe(true);
  expect(existsSync(join(site.folder, `data/languages/${pseudoLanguage}.json`))).toBe(true);
  expect(livePages()).toEqual([]);
});

test("a language is live after its last step, with its home page only", () => {
  addLanguage();
  expect(said()).toEqual([]);
  expect(livePages()).toEqual([`/${pseudoLanguage}`]);
});

test("a page is live in a language after the last step, at the address that was chosen", () => {
  addLanguage();
  run(sectionOf("Add a page"), "our-team");
  expect(said()).toEqual([expect.stringContaining("not translated yet")]);
  fillInPseudoLanguage(site.folder);
  change(`data/pages/our-team.${pseudoLanguage}.json`, (page) => ({ ...page, path: "/he/tsevet" }));
  expect(said()).toEqual([]);
  expect(livePages()).toContain("/he/tsevet");
});

test("the old address of a page leads to the new one, and the check says when one of them is wrong", () => {
  addLanguage();
  const section = sectionOf("Change the address");
  const [, written = ""] = /```json\n(.+)\n/.exec(section.replaceAll("/es/", `/${pseudoLanguage}/`)) ?? [];
  const entry: { from: string; to: string } = JSON.parse(written);
  const page = `data/pages/our-team.${pseudoLanguage}.json`;
  translate(site.folder, pseudoLanguage, "our-team");
  fillInPseudoLanguage(site.folder);
  const redirects = () => checkContent(site.folder).problems.map(({ file, found }) => [file, found]);
  change("data/redirects.json", () => [entry]);
  change(page, (value) => ({ ...value, path: entry.from }));
  expect(redirects()).toEqual([
    ["data/redirects.json", expect.stringContaining(`"${entry.from}" is the address of a page (${page})`)],
    ["data/redirects.json", expect.stringContaining(`No page has the address "${entry.to}"`)],
  ]);
  change(page, (value) => ({ ...value, path: entry.to }));
  expect(redirects()).toEqual([]);
});

test("a language with the draft's line appears on no page, but is still checked", () => {
  addLanguage();
  const line = /`"(draft)": (true)`/.exec(sectionOf("Add a language"));
  change(`data/languages/${pseudoLanguage}.json`, (language) => ({ ...language, [line?.[1] ?? ""]: true }));
  expect(livePages()).toEqual([]);
  expect(said()).toEqual([]);
});

test("after an English text has changed, the steps make the check content again", () => {
  addLanguage();
  const [before, after] = ["Verification is a courtesy.", "Verification is only a courtesy."];
  change("data/clinic.json", (clinic) => JSON.parse(JSON.stringify(clinic).replace(before, after)));
  expect(said()).toEqual([expect.stringContaining("older than its original")]);
  run(sectionOf("When an English text changes"));
  expect(livePages()).toEqual([`/${pseudoLanguage}`]);
  change(`data/clinic.${pseudoLanguage}.json`, (file) =>
    JSON.parse(JSON.stringify(file).replace(`"english":"${before}"`, `"english":"${after}"`)),
  );
  expect(said()).toEqual([]);
});

test("a translation with a name and a day is approved", () => {
  addLanguage();
  const approved = /```json\n(.+),\n```/.exec(sectionOf("Who approves"))?.[1];
  change(`data/services.${pseudoLanguage}.json`, (file) => ({ ...JSON.parse(`{${approved}}`), ...file }));
  expect(said()).toEqual([]);
});
