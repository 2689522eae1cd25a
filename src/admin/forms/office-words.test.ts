import type { CollectionFile, EntryCollection, Field } from "@sveltia/cms";
import { readContent } from "../../content-check/read-content";
import { cmsConfig } from "./cms-config";
import { offersOf } from "./offers";

/** What only people who write programs or files say. */
const ofProgrammers =
  /\b(?:ids?|slugs?|JSON|HTML|CSS|URL|true|false|arrays?|objects?|strings?|booleans?|anchors?|paths?|tags?|JavaScript|schema|YYYY|alt|src|img|lang|dir|hero|prose)\b|<\w|\.json/i;
const inOneWord = /[a-z][A-Z]/;

/** Names that are written like this. */
const names = /YouTube|LinkedIn|READ MORE/g;

const config = cmsConfig("http://localhost:8000", offersOf(readContent(process.cwd()).content));
const [pages] = config.collections as EntryCollection[];
const fields = [...(config.singletons as CollectionFile[]), ...(pages ? [pages] : [])].flatMap(
  (form) => form.fields ?? [],
);

const decoded = (markdown: string) =>
  markdown.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)));

/** Everything that the form of a field says: labels, hints and choices. */
function wordsOf(field: Field): string[] {
  if (field.widget === "hidden") return [];
  const { name, label, hint = "" } = field as { name: string; label?: string; hint?: string };
  const inside =
    "fields" in field ? (field.fields ?? []) : "field" in field && field.field ? [field.field] : [];
  const types =
    "types" in field ? ((field.types ?? []) as { name: string; label: string; fields?: Field[] }[]) : [];
  const options = "options" in field ? (field.options as { label: string; value: string }[]) : [];
  const choices = options.some(({ value }) => value.startsWith("/"))
    ? []
    : options.map((option) => option.label);
  return [
    ...[label ?? name, hint, ...choices].map((words) => `${name}: ${decoded(words)}`),
    ...inside.flatMap(wordsOf),
    ...types.flatMap((type) => [`${type.name}: ${type.label}`, ...(type.fields ?? []).flatMap(wordsOf)]),
  ];
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
