import { collections } from "../src/content/collections";
import { type Content, readContent } from "../src/content-check/read-content";
import { siteOf } from "../src/content-check/site";
import type { SourceFile } from "../src/content-check/source-file";
import { languagesOf } from "../src/content-check/translations/languages";
import { hasWords } from "../src/content-check/translations/translatable";
import { findTranslationProblems } from "../src/content-check/translations/translation-problems";
import { findUntranslated } from "../src/content-check/translations/translation-warnings";
import { walkFields } from "../src/content-check/walk-fields";
import { pageContexts } from "../src/gatsby/languages/page-context";
import { blockTypeName } from "../src/gatsby/schema/graphql-types";

type Entry = Readonly<Record<string, unknown>>;
type Edit = (value: unknown, file: SourceFile) => unknown;

const content = readContent(".").content;
const translatedRoles: readonly unknown[] = ["text", "html", "story", "words"];
const list = (value: unknown) => value as readonly Entry[];

/** The addresses in all languages that createPages makes. */
function addressesOf(all: Content): string[] {
  const languages = languagesOf(all);
  return all.files
    .filter(({ collection }) => collection === "pages")
    .flatMap(({ value }) => {
      const { path, blocks } = value as { path: string; blocks: { kind: string }[] };
      const page = {
        path,
        reviewed: null,
        blocks: blocks.map(({ kind }) => ({ __typename: blockTypeName(kind) })),
      };
      return pageContexts(page, languages).map((each) => each.path);
    });
}

function changed(edit: Edit, collection?: string): Content {
  const files = content.files.map((file) =>
    collection === undefined || file.collection === collection
      ? { ...file, value: edit(file.value, file) }
      : file,
  );
  const translations = content.translations.map((each) => ({
    ...each,
    original: files.find(({ name }) => name === each.original.name) ?? each.original,
  }));
  return { ...content, files, translations, site: siteOf(files) };
}

/** Replaces every text that visitors read by another one, of which no translation is known. */
function reworded(
  value: unknown,
  { collection }: SourceFile,
  schema = collections[collection].entry,
): unknown {
  const copy = structuredClone(value);
  let count = 0;
  for (const { path, value: text, role } of walkFields(schema, value)) {
    if (!translatedRoles.includes(role) || !hasWords(text)) continue;
    const parent = path.slice(0, -1).reduce<unknown>((part, key) => Object(part)[key], copy);
    count += 1;
    Object(parent)[path.at(-1) ?? ""] =
      role === "html" ? `<p>Quite unlike it ${count}</p>` : `Quite unlike it ${count}`;
  }
  return copy;
}

const before = addressesOf(content);
const added = (file: SourceFile, entry: unknown) => ({
  ...(reworded(entry, file) as Entry),
  id: "quite-new",
  path: "/quite-new",
});
const newMenu = {
  name: "Quite new",
  id: "/services",
  subLinks: [{ label: "Quite newer", path: "/contact" }],
};
const newLink = { label: "Quite new", to: "/about" };
const field =
  (name: string, edit: Edit): Edit =>
  (value, file) => ({ ...(value as Entry), [name]: edit((value as Entry)[name], file) });
const withAdded =
  (entry: unknown): Edit =>
  (value) => [...list(value), entry];

const changes: readonly (readonly [what: string, collection: string | undefined, edit: Edit])[] = [
  [
    "an entry is added to every list",
    undefined,
    (value, file) => (Array.isArray(value) ? [...value, added(file, value[0])] : value),
  ],
  [
    "an entry of every list is removed",
    undefined,
    (value) => (Array.isArray(value) ? list(value).slice(1) : value),
  ],
  ["an entry of the menu is added", "navigation", field("menu", withAdded(newMenu))],
  ["a link of the footer is added", "navigation", field("quickLinks", withAdded(newLink))],
  ["a legal link is added", "navigation", field("legalLinks", withAdded(newLink))],
  ["the menu is cut short", "navigation", field("menu", (menu) => list(menu).slice(1))],
  [
    "a hotline is added",
    "clinic",
    field("crisisLines", withAdded({ name: "Quite new", number: "211", canText: false, when: "Any time." })),
  ],
  ["an insurer is added", "clinic", field("insurance", field("accepted", withAdded("Quite New Health")))],
  [
    "a question to ask an insurer is added",
    "clinic",
    field("insurance", field("insurerCall", field("questions", withAdded("Is it quite new?")))),
  ],
  [
    "each block is added again with other words",
    "pages",
    (value, file) => {
      const again = (reworded(value, file) as { blocks: Entry[] }).blocks;
      return field("blocks", (blocks) => [...list(blocks), ...again])(value, file);
    },
  ],
  ["each page has only its first block", "pages", field("blocks", (blocks) => list(blocks).slice(0, 1))],
  [
    "every list and page is changed at once",
    undefined,
    (value, file) =>
      Array.isArray(value) ? value.map((each) => reworded(each, file)) : reworded(value, file),
  ],
];

test.each(changes)("no page in another language goes off the website when %s", (_, collection, edit) => {
  const after = changed(edit, collection);
  expect(addressesOf(after)).toEqual(before);
  expect(findTranslationProblems(after)).toEqual([]);
});

test("a page that is added is in English only, and one that is removed takes only its own translation with it", () => {
  const { files, translations } = content;
  const contact = files.find(({ name }) => name === "data/pages/contact.json") as SourceFile;
  const page = {
    ...contact,
    name: "data/pages/new.json",
    value: { ...(contact.value as Entry), path: "/new" },
  };
  expect(addressesOf({ ...content, files: [...files, page] })).toEqual([...before, "/new"]);
  const rest = {
    ...content,
    files: files.filter((file) => file !== contact),
    translations: translations.filter(({ original }) => original !== contact),
  };
  expect(addressesOf(rest)).toEqual(before.filter((path) => !["/contact", "/es/contacto"].includes(path)));
});

test("what is new is listed by the check as not translated yet", () => {
  const menu = field("menu", withAdded(newMenu));
  expect(findUntranslated(changed(menu, "navigation")).map(({ file, found }) => [file, found])).toEqual([
    [
      "data/navigation.es.json",
      expect.stringContaining('are not translated yet: "Quite new", "Quite newer"'),
    ],
  ]);
});
