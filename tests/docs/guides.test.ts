import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { checkContent } from "../../src/content-check/check-content";
import { report } from "../../src/content-check/report";

interface Step {
  readonly guide: string;
  /** The options after "json" on the code fence, such as set=data/clinic.json or expect=number. */
  readonly options: Readonly<Record<string, string>>;
  readonly content: unknown;
}
interface PageFile {
  blocks?: ({ kind: string } & Record<string, unknown>)[];
}

/** Every piece of JSON that a guide tells readers to write, in order. */
function stepsOf(guide: string): Step[] {
  const markdown = readFileSync(join("docs", guide), "utf8");
  return [...markdown.matchAll(/```json (.+)\n([\s\S]+?)```/g)].map(([, options = "", json = ""]) => ({
    guide,
    options: Object.fromEntries(options.split(" ").map((word) => word.split("=") as [string, string])),
    content: JSON.parse(json),
  }));
}

/** Applies a step of a guide to a copy of the content. */
function follow({ options, content }: Step, folder: string): void {
  if (options.create) {
    writeFileSync(join(folder, options.create), JSON.stringify(content, null, 2));
    return;
  }
  const file = options.append ?? options.set ?? "";
  const path = join(folder, file);
  const data = JSON.parse(readFileSync(path, "utf8"));
  if (options.append)
    replaceOrAppend(
      listIn(blockOf(data, options.block), options.list),
      content,
      options.expect !== undefined,
    );
  else blockOf(data, options.block)[options.field ?? ""] = content;
  writeFileSync(path, JSON.stringify(data, null, 2));
  if (options.pdf) cpSync(join(folder, "static/documents/privacy-practices.pdf"), join(folder, options.pdf));
  if (options.picture) {
    const [{ imageUrl }] = JSON.parse(readFileSync(join(folder, "data/team.json"), "utf8"));
    cpSync(join(folder, "data", imageUrl), join(folder, options.picture));
  }
}

/**
 * The list at a path of fields, indexes and entry names, such as "blocks.1.areas" or
 * "menu.Services.subLinks". Without a path, it is the file itself.
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

/** Appends an entry. If an editor tried the guide and left the same entry, it is removed first. */
function replaceOrAppend(list: unknown[], entry: unknown, keepsOthers: boolean): void {
  const existing = list.findIndex((other) => nameOf(other) === nameOf(entry));
  if (existing >= 0 && !keepsOthers) list.splice(existing, 1);
  list.push(entry);
}

function nameOf(entry: unknown): unknown {
  const { id, from, anchor, name } = entry as Record<string, unknown>;
  return id ?? from ?? anchor ?? name ?? entry;
}

/** The block of a kind on a page or, in other files, the group of fields with that name. */
function blockOf(
  data: PageFile & Record<string, unknown>,
  kind: string | undefined,
): Record<string, unknown> {
  if (kind === undefined) return data;
  const group = data.blocks ? data.blocks.find((block) => block.kind === kind) : data[kind];
  if (group === undefined) throw new Error(`There is no ${kind}.`);
  return group as Record<string, unknown>;
}

/** The team members that the guides use as examples. They may have left the clinic since. */
const examples = ["anika", "ben"];

/** Adds the missing examples to the team, each with a portrait and a biography. */
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

/** The guides for editors and operators; what every text in docs/ names is tested in readme.test.ts. */
const guides = readdirSync("docs", { recursive: true, encoding: "utf8" }).filter((name) =>
  /^(editors|operators)\/.+\.md$/.test(name),
);
const steps = guides.flatMap(stepsOf);
/** Without the mistakes that guides show. */
const correct = steps.filter(({ options }) => options.expect === undefined);

/** Where a step writes. */
function placeOf({ options, content }: Step): string {
  const { create, set, block, field, append, list } = options;
  return JSON.stringify(create ?? (append ? [append, block, list, nameOf(content)] : [set, block, field]));
}

/** In as few groups as possible, what can be followed in one copy, because none writes in the place of another. */
function groupsOf<Item>(all: readonly Item[], placesOf: (item: Item) => readonly string[]): Item[][] {
  const groups: { items: Item[]; places: Set<string> }[] = [];
  for (const item of all) {
    const places = placesOf(item);
    const group = groups.find((each) => places.every((place) => !each.places.has(place)));
    if (group === undefined) groups.push({ items: [item], places: new Set(places) });
    else {
      group.items.push(item);
      for (const place of places) group.places.add(place);
    }
  }
  return groups.map(({ items }) => items);
}

/** A mistake that a guide shows, the file that it is in, and what the guide has told readers to write before. */
const mistakes = steps.flatMap((step, index) => {
  const { append, set, expect: found } = step.options;
  const earlier = steps.slice(0, index).filter((each) => each.guide === step.guide && correct.includes(each));
  return found === undefined ? [] : { step, file: append ?? set ?? "", found, earlier };
});

const titled = <Item>(groups: Item[][], nameOf: (item: Item) => string) =>
  groups.map((group) => [group.map(nameOf).join(", "), group] as const);

describe("in a copy of the content", () => {
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "guide-"));
    for (const part of ["data", "static"]) cpSync(part, join(folder, part), { recursive: true });
    addExamples(join(folder, "data"));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const guidesInGroups = groupsOf([...new Set(correct.map(({ guide }) => guide))], (guide) =>
    correct.filter((step) => step.guide === guide).map(placeOf),
  );
  test.each(titled(guidesInGroups, (guide) => guide))(
    "following %s step by step causes no problems",
    (_, group) => {
      for (const step of correct) if (group.includes(step.guide)) follow(step, folder);
      expect(report(checkContent(folder))).toContain("no problems found");
    },
  );

  const mistakesInGroups = groupsOf(mistakes, ({ file, earlier }) => [file, ...earlier.map(placeOf)]);
  test.each(titled(mistakesInGroups, ({ step }) => step.guide))(
    "the content check finds the mistakes that %s show",
    (_, group) => {
      for (const { step, earlier } of group) for (const each of [...earlier, step]) follow(each, folder);
      const { problems } = checkContent(folder);
      for (const { file, found } of group) {
        const inFile = problems.filter((problem) => problem.file === file);
        const words = inFile.map((problem) => `${problem.found} ${problem.expected}`);
        expect({ file, words }).toEqual({
          file,
          words: expect.arrayContaining([expect.stringContaining(found)]),
        });
      }
    },
  );
});

const prose = guides.map((guide) => [guide, readFileSync(join("docs", guide), "utf8")] as const);

/** The anchors of a guide's headings, as GitHub makes them. */
function anchorsOf(markdown: string): string[] {
  const headings = markdown.replace(/^ *```[\s\S]*?^ *```$/gm, "").matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, heading = ""]) =>
    heading
      .toLowerCase()
      .replace(/[^\w\- ]/g, "")
      .replaceAll(" ", "-"),
  );
}

test.each(prose)("every heading that %s links to exists", (guide, markdown) => {
  const links = markdown.matchAll(/\]\((?!https?:)([^)#]*)#([^)]+)\)/g);
  for (const [link, target = "", anchor] of links) {
    const file = target === "" ? guide : join(dirname(guide), target);
    const anchors = anchorsOf(readFileSync(join("docs", file), "utf8"));
    expect([link, anchors]).toEqual([link, expect.arrayContaining([anchor])]);
  }
});

test.each(prose)("every content file that %s names exists", (_, markdown) => {
  const written = steps.flatMap(({ options }) => [options.picture, options.pdf, options.create]);
  const named = Array.from(markdown.matchAll(/`((?:data|static)\/[\w/-]+\.\w+)`/g), ([, name = ""]) => name);
  expect(named.filter((name) => !existsSync(name) && !written.includes(name))).toEqual([]);
});
