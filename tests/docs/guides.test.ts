/** @jest-environment node */
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content-check/check-content";
import { report } from "../../src/content-check/report";

interface Step {
  readonly guide: string;
  /** What the fence says beside "json": which file, which place in it, what to expect. */
  readonly words: Readonly<Record<string, string>>;
  readonly content: unknown;
}
interface PageFile {
  blocks?: ({ kind: string } & Record<string, unknown>)[];
}

/** Every piece of JSON that a guide tells its reader to write, in order. */
function stepsOf(guide: string): Step[] {
  const markdown = readFileSync(join("docs", guide), "utf8");
  return [...markdown.matchAll(/```json (.+)\n([\s\S]+?)```/g)].map(([, words = "", json = ""]) => ({
    guide,
    words: Object.fromEntries(words.split(" ").map((word) => word.split("=") as [string, string])),
    content: JSON.parse(json),
  }));
}

/** Does to a copy of the content what the guide asks its reader to do. */
function follow({ words, content }: Step, folder: string): void {
  if (words.create) {
    writeFileSync(join(folder, words.create), JSON.stringify(content, null, 2));
    return;
  }
  const file = words.append ?? words.set ?? "";
  const path = join(folder, file);
  const data = JSON.parse(readFileSync(path, "utf8"));
  if (words.append)
    replaceOrAppend(listIn(blockOf(data, words.block), words.list), content, words.expect !== undefined);
  else blockOf(data, words.block)[words.field ?? ""] = content;
  writeFileSync(path, JSON.stringify(data, null, 2));
  if (words.pdf) cpSync(join(folder, "static/documents/privacy-practices.pdf"), join(folder, words.pdf));
  if (words.picture) {
    const [{ imageUrl }] = JSON.parse(readFileSync(join(folder, "data/team.json"), "utf8"));
    cpSync(join(folder, "data", imageUrl), join(folder, words.picture));
  }
}

/**
 * The list at the end of a path of fields, positions and names of entries, such as "blocks.1.areas" or
 * "menu.Services.subLinks"; the file itself without one.
 */
function listIn(data: unknown, path: string | undefined): unknown[] {
  const steps = path?.split(".") ?? [];
  return steps.reduce(
    (part, step) =>
      (part as Record<string, unknown>)[step] ??
      (part as Record<string, unknown>[]).find(({ name }) => name === step),
    data,
  ) as unknown[];
}

/** Appends an entry; one that an editor has left from trying the guide goes first. */
function replaceOrAppend(list: unknown[], entry: unknown, keepsOthers: boolean): void {
  const known = list.findIndex((other) => nameOf(other) === nameOf(entry));
  if (known >= 0 && !keepsOthers) list.splice(known, 1);
  list.push(entry);
}

function nameOf(entry: unknown): unknown {
  const { id, from, anchor, name } = entry as Record<string, unknown>;
  return id ?? from ?? anchor ?? name ?? entry;
}

/** The block of a page of some kind, or the group of fields of that name. */
function blockOf(
  data: PageFile & Record<string, unknown>,
  kind: string | undefined,
): Record<string, unknown> {
  if (kind === undefined) return data;
  const group = data.blocks ? data.blocks.find((block) => block.kind === kind) : data[kind];
  if (group === undefined) throw new Error(`There is no ${kind}.`);
  return group as Record<string, unknown>;
}

/** The people whom the guides take as examples; the clinic may have other people by now. */
const examples = ["anika", "ben"];

/** Adds the examples that are missing, each as a person with a portrait and words of their own. */
function addExamples(data: string): void {
  const file = join(data, "team.json");
  const team: { id: string; imageUrl: string }[] = JSON.parse(readFileSync(file, "utf8"));
  const portrait = join(data, team[0]?.imageUrl ?? "");
  const missing = examples.filter((id) => team.every((person) => person.id !== id));
  const people = missing.map((id) => {
    const imageUrl = `./images/team/example-${id}.jpg`;
    cpSync(portrait, join(data, imageUrl));
    return { ...team[0], id, name: id, description: `<p>This is ${id}.</p>`, imageUrl };
  });
  writeFileSync(file, JSON.stringify([...team, ...people], null, 2));
}

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "guide-"));
  for (const part of ["data", "static"]) cpSync(part, join(folder, part), { recursive: true });
  addExamples(join(folder, "data"));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The guides for editors and operators; what developers read is tested in readme.test.ts. */
const guides = readdirSync("docs", { recursive: true, encoding: "utf8" }).filter((name) =>
  /^(editors|operators)\/.+\.md$/.test(name),
);
const steps = guides.flatMap(stepsOf);

test.each(guides.map((guide) => [guide]))("%s, followed word for word, has no problems", (guide) => {
  for (const step of steps.filter((each) => each.guide === guide && !each.words.expect)) follow(step, folder);
  expect(report(checkContent(folder))).toContain("no problems found");
});

test.each(steps.filter(({ words }) => words.expect).map((step) => [step.guide, step] as const))(
  "%s shows a mistake that the check really finds",
  (_, step) => {
    const earlier = steps.slice(0, steps.indexOf(step));
    for (const each of earlier.filter(({ guide, words }) => guide === step.guide && !words.expect))
      follow(each, folder);
    follow(step, folder);
    const problems = checkContent(folder).problems.map(
      ({ file, found, expected }) => `${file} ${found} ${expected}`,
    );
    expect(problems).toContainEqual(expect.stringContaining(step.words.expect ?? ""));
  },
);

const prose = guides.map((guide) => [guide, readFileSync(join("docs", guide), "utf8")] as const);

test.each(prose)("every picture and guide that %s points to is there", (guide, markdown) => {
  const targets = Array.from(markdown.matchAll(/\]\((?!https?:|#)([^)#]+)/g), ([, target = ""]) => target);
  const folder = join("docs", dirname(guide));
  for (const target of targets) expect([target, existsSync(join(folder, target))]).toEqual([target, true]);
});

test.each(prose)("every command that %s names is one", (_, markdown) => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = Array.from(markdown.matchAll(/npm run ([\w:-]+)/g), ([, name = ""]) => name);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each(prose)("every file of content that %s names is there", (_, markdown) => {
  const written = steps.flatMap(({ words }) => [words.picture, words.pdf, words.create]);
  const named = Array.from(markdown.matchAll(/`((?:data|static)\/[\w/-]+\.\w+)`/g), ([, name = ""]) => name);
  expect(named.filter((name) => !existsSync(name) && !written.includes(name))).toEqual([]);
});
