import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PDFCheckBox, PDFDocument, PDFName, PDFTextField } from "@cantoo/pdf-lib";
import type { Clinic } from "../src/content/clinic";
import { contradictedAges } from "../src/content-check/rules/milestone-ages";
import { digestOf, documentsOf, listingOf } from "./content";
import { picturesOf } from "./document";
import type { Inspected } from "./inspect-pdf";
import { clinic, fileOf, inspect, languages, list, made, milestones, nameOf } from "./made.fixtures";
import { render } from "./render";
import { passages } from "./words.fixtures";

const inspected = inspect(made.map(({ name }) => fileOf(name)));
/** The documents, each with what pdf.js reads from its PDF. */
const read = made.map((document, index) => ({ ...document, found: inspected[index] as Inspected }));

/** Text without white space, which differs with line breaks and columns. */
const withoutSpaces = (words: string) => words.replace(/\s+/g, "");

test("no PDF names another age for a milestone than the table does", () => {
  const said = made.flatMap(passages).flatMap((text) => contradictedAges(text, milestones));
  expect(said).toEqual([]);
});

test("every PDF has the current content, and is outdated only if a fact that it contains changes", () => {
  const outdated = (other: Partial<Clinic>) =>
    documentsOf({ ...clinic, ...other }, list, milestones, languages)
      .filter((document) => digestOf(document, { ...clinic, ...other }) !== listingOf(document, list)?.madeOf)
      .map(nameOf);
  const all = made.map(({ name }) => name);
  expect(outdated({})).toEqual([]);
  expect(outdated({ email: "other@clinic.example" })).toEqual([]);
  expect(outdated({ phones: { ...clinic.phones, main: "(907) 555-0199" } })).toEqual(all);
  const insurers = outdated({ insurance: { ...clinic.insurance, inNetwork: ["Aetna"] } });
  expect(insurers.length).toBeGreaterThan(0);
  expect(insurers.length).toBeLessThan(all.length);
});

describe.each(read)("$title", ({ name, found: { pages, ...found }, ...document }) => {
  const { title, edition } = document;

  test("has the listed size and page count, and at most 450 KB", () => {
    const listing = listingOf(document, list);
    const { size } = statSync(fileOf(name));
    expect({ bytes: size, pages: pages.length }).toEqual({ bytes: listing?.bytes, pages: listing?.pages });
    expect(size).toBeLessThanOrEqual(450_000);
  });

  test("is reproduced byte for byte", async () => {
    expect((await render(document, clinic)).bytes.equals(readFileSync(fileOf(name)))).toBe(true);
  });

  test("is tagged, has a title, its language, and a bookmark for each section", () => {
    const sections = document.parts.flatMap((part) => {
      if (part.kind === "heading") return [part.text];
      return part.kind === "signature" && part.title ? [part.title] : [];
    });
    expect(found).toEqual({
      title,
      language: edition?.locale ?? "en-US",
      isTagged: true,
      bookmarks: sections,
    });
  });

  test("has the text in reading order", () => {
    const text = withoutSpaces(pages.map((page) => page.text).join(" "));
    let from = 0;
    for (const passage of passages(document)) {
      const at = text.indexOf(withoutSpaces(passage), from);
      expect({ passage, isFound: at >= from }).toEqual({ passage, isFound: true });
      from = at + 1;
    }
  });

  test("has pictures with alternative texts, each in its place", () => {
    const shown = picturesOf(document).map(({ alt }) => alt);
    expect(pages.flatMap(({ figures }) => figures)).toEqual(shown);
  });

  test("has one level-1 heading, and content on each page", () => {
    expect(pages.flatMap(({ tags }) => tags).filter((tag) => tag === "H1")).toHaveLength(1);
    for (const { text, tags } of pages) {
      expect(text.length).toBeGreaterThan(100);
      expect(tags.length).toBeGreaterThan(2);
    }
  });

  test("has fields with unique names and tooltips, all in the structure tree", () => {
    const fields = pages.flatMap((page) => page.fields);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(new Set(fields.map(({ tooltip }) => tooltip)).size).toBe(fields.length);
    expect(fields.filter(({ tooltip }) => tooltip.trim().length < 3)).toEqual([]);
    for (const page of pages) {
      expect(page.tags.filter((tag) => tag === "Form")).toHaveLength(page.fields.length);
    }
  });

  test("has pages whose tab order follows the structure", async () => {
    const pdf = await PDFDocument.load(readFileSync(fileOf(name)));
    const orders = pdf.getPages().map((page) => page.node.get(PDFName.of("Tabs")));
    expect(new Set(orders)).toEqual(new Set([PDFName.of("S")]));
  });
});

describe("filled in with another library and saved", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "documents-"));
  const answers = new Map<string, Map<string, string>>();
  const targetOf = (name: string) => path.join(folder, `${name.replace("/", "-")}.pdf`);
  let filled: readonly Inspected[];
  beforeAll(async () => {
    for (const { name } of made) answers.set(name, await fillIn(fileOf(name), targetOf(name)));
    filled = inspect(made.map(({ name }) => targetOf(name)));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(made)("$title keeps every answer", ({ name }) => {
    const found = filled[made.findIndex((each) => each.name === name)];
    const fields = found?.pages.flatMap((page) => page.fields) ?? [];
    expect(new Map(fields.map(({ name, value }) => [name, value]))).toEqual(answers.get(name));
  });
});

/** Answers every field of a PDF. @returns the answers by field */
async function fillIn(source: string, target: string): Promise<Map<string, string>> {
  const pdf = await PDFDocument.load(readFileSync(source));
  const answers = new Map<string, string>();
  for (const field of pdf.getForm().getFields()) {
    const name = field.getName();
    if (field instanceof PDFTextField) {
      field.setText(`Zoë O'Neil: ${name}`);
      answers.set(name, `Zoë O'Neil: ${name}`);
    } else if (field instanceof PDFCheckBox) {
      field.check();
      answers.set(name, "Yes");
    }
  }
  writeFileSync(target, await pdf.save());
  return answers;
}

const namesIn = (folder: string, ending: string) =>
  readdirSync(path.join(__dirname, folder), { recursive: true, encoding: "utf8" }).filter((name) =>
    name.endsWith(ending),
  );

// data/documents.json need not list every document that this project can make.
test("every picture of documents/pictures is in a document", () => {
  const ids = namesIn("content", ".ts").map((name) => path.basename(name, ".ts"));
  const every = documentsOf(
    clinic,
    ids.map((id) => ({ id, title: id, description: id, madeOf: "" })),
    milestones,
  );
  const used = every.flatMap(picturesOf).map(({ file }) => file);
  expect(namesIn("pictures", ".jpg").sort()).toEqual([...new Set(used)].sort());
});
