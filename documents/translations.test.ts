import { readFileSync } from "node:fs";
import { PDFDocument } from "@cantoo/pdf-lib";
import { documentsWith } from "./content";
import { factsOf, placeholders } from "./content/facts";
import { clinic, fileOf, inspect, languages, list, made, milestones } from "./made.fixtures";
import { textsOf, translations } from "./translated";
import { passages } from "./words.fixtures";

const templates = documentsWith(placeholders(factsOf(clinic, milestones)), list);
const translated = made.flatMap(({ edition, ...document }) => (edition ? [{ ...document, edition }] : []));
/** What pdf.js reads from them, all in one process, because each takes a second to start. */
const inspected = inspect(translated.map(({ name }) => fileOf(name)));
const editions = translated.map((document, index) => ({ ...document, pages: inspected[index]?.pages ?? [] }));

/** The names of a PDF's fields, in their order. */
async function fieldsOf(name: string): Promise<string[]> {
  const pdf = await PDFDocument.load(readFileSync(fileOf(name)));
  return pdf
    .getForm()
    .getFields()
    .map((field) => field.getName());
}

/** The numbers in a text, without the degrees Celsius that only translations have. */
const numbersIn = (text: string) => [...new Set(text.replace(/\d+ °C/g, "").match(/\d+/g))].sort().join(" ");

test("every document with pairs is made in each language that families can read", () => {
  const named = languages.flatMap(({ code }) =>
    Object.keys(translations[code] ?? {}).flatMap((id) => (id === "shared" ? [] : `${code}/${id}`)),
  );
  expect(editions.map(({ name }) => name).sort()).toEqual(named.sort());
});

test("each pair translates a text that a document has", () => {
  const all = new Set(templates.flatMap(textsOf));
  const pairs = Object.values(translations).flatMap((each) => Object.values(each).flatMap(Object.keys));
  expect(pairs.filter((english) => !all.has(english))).toEqual([]);
});

describe.each(editions)("$title", (document) => {
  const { id, name, edition, legal, pages } = document;
  const english = made.find((each) => each.name === id);
  const { shared, [id]: own } = translations[edition.code] ?? {};

  test("has a translation of each English text as it is now", () => {
    const template = templates.find((each) => each.id === id);
    const missing = template && textsOf(template).filter((text) => !{ ...shared, ...own }[text]);
    expect(missing).toEqual([]);
  });

  test("has no sentence that is still in English, and the numbers of the English one", () => {
    const originals = english ? passages(english) : [];
    const pairs = passages(document).map((text, index) => ({ text, original: originals[index] ?? "" }));
    expect(pairs).toHaveLength(originals.length);
    expect(pairs.filter(({ text, original }) => text === original && / /.test(text))).toEqual([]);
    expect(pairs.filter(({ text, original }) => numbersIn(text) !== numbersIn(original))).toEqual([]);
  });

  test("has the fields of the English PDF", async () => {
    expect(await fieldsOf(name)).toEqual(await fieldsOf(id));
  });

  test("says on its first page which text is binding, if it is a legal one", () => {
    const page = pages[0]?.text.replace(/\s+/g, " ") ?? "";
    expect(edition.legal.at(-1)).toContain(english?.title);
    expect(edition.legal.map((line) => page.includes(line))).toEqual([legal ?? false, legal ?? false]);
  });
});
