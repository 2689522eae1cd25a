import { readFileSync } from "node:fs";
import type { CollectionFile, EntryCollection } from "@sveltia/cms";
import { readContent } from "../../content-check/read-content";
import { checkFields } from "../../content-check/walk-fields";
import { putChoices, takeChoices } from "../page/shared-choices";
import { translatedLanguages } from "../translations/translated-files";
import { cmsConfig } from "./cms-config";
import { offersOf } from "./offers";

const { content } = readContent(process.cwd());
const { links, facts } = offersOf(content);
const config = cmsConfig("http://localhost:8000", offersOf(content), translatedLanguages(content));

test("new pictures of people have a folder of their own, and those of other files that of all pictures", () => {
  expect(config.singletons).toContainEqual(
    expect.objectContaining({ media_folder: "/data/images/team", public_folder: "./images/team" }),
  );
  expect(config.singletons).toContainEqual(
    expect.objectContaining({ name: "resources", media_folder: "/data/images", public_folder: "./images" }),
  );
});

test("every link of the content can be picked", () => {
  const offered = new Set(links.map(({ value }) => value));
  const missing: string[] = [];
  checkFields(content, ({ role, value }) => {
    if (role === "target" && !offered.has(value)) missing.push(value);
    return [];
  });
  expect(missing).toEqual([]);
});

test("a link can lead to a concern", () => {
  const [[path]] = [...content.site.concerns] as [[string, string]];
  expect(links).toContainEqual({ label: expect.stringMatching(/^Concern: \w/), value: path });
});

test("a fact is offered with what visitors read in its place", () => {
  const { phones } = JSON.parse(readFileSync("data/clinic.json", "utf8"));
  expect(facts).toContainEqual({ label: `Phone: ${phones.main}`, value: "{phone}" });
});

test("no two links to pick have the same words", () => {
  const labels = links.map(({ label }) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test("no picture comes from another website", () => {
  expect(config.media_libraries).toEqual({ stock_assets: { providers: [] } });
});

/** What only people who write programs or files say. */
const ofProgrammers =
  /\b(?:ids?|slugs?|JSON|HTML|CSS|URL|true|false|arrays?|objects?|strings?|booleans?|anchors?|paths?|tags?|JavaScript|schema|YYYY|alt|src|img|lang|dir|hero|prose)\b|<\w|\.json/i;
const inOneWord = /[a-z][A-Z]/;

/** Names that are written like this. */
const names = /YouTube|LinkedIn|READ MORE/g;

const [pages] = config.collections as EntryCollection[];
const fields = [...(config.singletons as CollectionFile[]), ...(pages ? [pages] : [])].flatMap(
  (form) => form.fields ?? [],
);

const decoded = (markdown: string) =>
  markdown.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** What a form says in its labels, hints and choices, without lists of what is in the content: links and facts. */
function wordsOf(part: unknown): string[] {
  if (typeof part !== "object" || part === null) return [];
  if (Array.isArray(part) && part.some((choice) => /^[/{]/.test(choice.value))) return [];
  const { name = "", label = name, hint = "", widget } = part as Partial<Record<string, string>>;
  if (widget === "hidden") return [];
  const said = [label, hint].map((words) => `${name}: ${decoded(words)}`);
  return [...said, ...Object.values(part).flatMap(wordsOf)];
}

test("the forms speak like an office", () => {
  const said = [...new Set(fields.flatMap(wordsOf))];
  const isOdd = (line: string) => {
    const words = line
      .slice(line.indexOf(":") + 1)
      .replaceAll(names, "")
      .replaceAll(/\{\w+\}/g, "");
    return ofProgrammers.test(words) || inOneWord.test(words);
  };
  expect(said.filter(isOdd)).toEqual([]);
});

/** All lists of choices in a configuration. */
function listsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    /^(?:options|links|facts)$/.test(key) ? [inner] : listsIn(inner),
  );
}

test("the editor gets the configuration as it was, and fields with the same choices share one list", () => {
  const shared = takeChoices(config);
  const got = putChoices(shared);
  expect(got).toEqual(JSON.parse(JSON.stringify(config)));
  const sent = new Set(shared.choices.map((list) => JSON.stringify(list)));
  expect(sent.size).toBe(shared.choices.length);
  expect(listsIn(got).length).toBeGreaterThan(sent.size);
  expect(new Set(listsIn(got)).size).toBe(sent.size);
});
