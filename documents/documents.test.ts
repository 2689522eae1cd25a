import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PDFCheckBox, PDFDict, PDFDocument, PDFName, PDFTextField } from "@cantoo/pdf-lib";
import type { z } from "zod";
import rendered from "../art/pictures.json";
import type { Clinic } from "../src/content/clinic";
import type { pdfDocument } from "../src/content/entities";
import type { milestone } from "../src/content/milestone";
import { contradictedAges } from "../src/content-check/rules/milestone-ages";
import { documentsOf } from "./content";
import { picturesOf } from "./document";
import type { Inspected } from "./inspect-pdf";
import { render } from "./render";
import { digestOf, senderOf } from "./sender";
import { passages } from "./words";

const root = path.join(__dirname, "..");
const read = <Content>(name: string): Content =>
  JSON.parse(readFileSync(path.join(root, "data", `${name}.json`), "utf8"));
const clinic = read<Clinic>("clinic");
const sender = senderOf(clinic);
const list = read<z.infer<typeof pdfDocument>[]>("documents");
const milestones = read<z.infer<typeof milestone>[]>("milestones");
const contents = documentsOf(clinic, list, milestones);
const fileOf = (id: string) => path.join(root, "static/documents", `${id}.pdf`);

function inspect(files: readonly string[]): Inspected[] {
  const program = path.join(__dirname, "inspect.ts");
  const options = { cwd: root, maxBuffer: 64e6, encoding: "utf8" } as const;
  return JSON.parse(execFileSync(process.execPath, ["--import", "tsx", program, ...files], options));
}

const inspected = new Map(
  inspect(contents.map(({ id }) => fileOf(id))).map((found, index) => [contents[index]?.id, found]),
);

/** What pdf.js reads from a document. */
function inspectionOf(id: string): Inspected {
  const found = inspected.get(id);
  if (!found) throw new Error(`pdf.js could not read ${id}`);
  return found;
}

/** Text without white space, which differs with line breaks and columns. */
const withoutSpaces = (words: string) => words.replace(/\s+/g, "");

test("every generated PDF has the current content", () => {
  const madeOf = Object.fromEntries(list.map((entry) => [entry.id, entry.madeOf]));
  for (const document of contents)
    expect([document.id, madeOf[document.id]]).toEqual([document.id, digestOf(document, sender)]);
});

test("no PDF names another age for a milestone than the table does", () => {
  const said = contents.flatMap(passages).flatMap((text) => contradictedAges(text, milestones));
  expect(said).toEqual([]);
});

test("a milestone that the table lacks stops the documents", () => {
  expect(() => documentsOf(clinic, list, [])).toThrow('data/milestones.json has no milestone "head-up".');
});

test("a PDF is outdated only if a fact that it contains changes", () => {
  const outdated = (other: Partial<Clinic>) =>
    documentsOf({ ...clinic, ...other }, list, milestones)
      .filter((document, index) => {
        const before = contents[index];
        return before && digestOf(document, senderOf({ ...clinic, ...other })) !== digestOf(before, sender);
      })
      .map(({ id }) => id);
  const all = contents.map(({ id }) => id);
  expect(outdated({})).toEqual([]);
  expect(outdated({ email: "other@clinic.example" })).toEqual([]);
  expect(outdated({ phones: { ...clinic.phones, main: "(907) 555-0199" } })).toEqual(all);
  const insurers = outdated({ insurance: { ...clinic.insurance, inNetwork: ["Aetna"] } });
  expect(insurers.length).toBeGreaterThan(0);
  expect(insurers.length).toBeLessThan(all.length);
});

test.each(list.filter(({ madeOf }) => madeOf !== undefined))(
  "$title has the listed size and page count, and at most 450 KB",
  ({ id, bytes, pages }) => {
    expect(statSync(fileOf(id)).size).toBe(bytes);
    expect(inspectionOf(id).pages).toHaveLength(pages);
    expect(bytes).toBeLessThanOrEqual(450_000);
  },
);

describe.each(contents)("$title", (document) => {
  const { id, title } = document;

  test("is reproduced byte for byte", async () => {
    expect((await render(document, sender)).bytes.equals(readFileSync(fileOf(id)))).toBe(true);
  });

  test("is tagged, has a title, US English as its language, and a bookmark for each section", () => {
    const sections = document.parts.flatMap((part) => {
      if (part.kind === "heading" && part.level !== 3) return [part.text];
      return part.kind === "signature" && part.title ? [part.title] : [];
    });
    const { title: found, language, isTagged, bookmarks } = inspectionOf(id);
    expect({ found, language, isTagged, bookmarks }).toEqual({
      found: title,
      language: "en-US",
      isTagged: true,
      bookmarks: sections,
    });
  });

  test("has the text in reading order", () => {
    const text = withoutSpaces(
      inspectionOf(id)
        .pages.map((page) => page.text)
        .join(" "),
    );
    let from = 0;
    for (const passage of passages(document)) {
      const at = text.indexOf(withoutSpaces(passage), from);
      expect({ passage, isFound: at >= from }).toEqual({ passage, isFound: true });
      from = at + 1;
    }
  });

  test("has pictures with the alternative texts of art/pictures.json, each in its place", () => {
    const pictures = picturesOf(document);
    const shown = pictures.map(({ file }) => rendered.find((each) => each.file === file)?.shows);
    expect(pictures.map(({ alt }) => alt)).toEqual(shown);
    expect(inspectionOf(id).pages.flatMap(({ figures }) => figures)).toEqual(shown);
  });

  test("has one level-1 heading, and content on each page", () => {
    const { pages } = inspectionOf(id);
    expect(pages.flatMap(({ tags }) => tags).filter((tag) => tag === "H1")).toHaveLength(1);
    for (const { text, tags } of pages) {
      expect(text.length).toBeGreaterThan(100);
      expect(tags.length).toBeGreaterThan(2);
    }
  });

  test("has fields with unique names and tooltips, all in the structure tree", () => {
    const { pages } = inspectionOf(id);
    const fields = pages.flatMap((page) => page.fields);
    expect(new Set(fields.map(({ name }) => name)).size).toBe(fields.length);
    expect(new Set(fields.map(({ tooltip }) => tooltip)).size).toBe(fields.length);
    expect(fields.filter(({ tooltip }) => tooltip.trim().length < 3)).toEqual([]);
    for (const page of pages) {
      expect(page.tags.filter((tag) => tag === "Form")).toHaveLength(page.fields.length);
    }
  });

  test("embeds every font", async () => {
    const pdf = await PDFDocument.load(readFileSync(fileOf(id)));
    const dictionaries = pdf.context
      .enumerateIndirectObjects()
      .map(([, object]) => object)
      .filter((object) => object instanceof PDFDict);
    const typed = (type: string) =>
      dictionaries.filter((dictionary) => dictionary.get(PDFName.of("Type")) === PDFName.of(type));
    expect(typed("Font").some((font) => font.get(PDFName.of("Subtype")) === PDFName.of("Type1"))).toBe(false);
    expect(typed("FontDescriptor").length).toBeGreaterThanOrEqual(2);
    for (const descriptor of typed("FontDescriptor")) {
      expect(descriptor.get(PDFName.of("FontFile2"))).toBeDefined();
    }
  });

  test("has pages whose tab order follows the structure", async () => {
    const pdf = await PDFDocument.load(readFileSync(fileOf(id)));
    const orders = pdf.getPages().map((page) => page.node.get(PDFName.of("Tabs")));
    expect(new Set(orders)).toEqual(new Set([PDFName.of("S")]));
  });
});

describe("filled in with another library and saved", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "documents-"));
  const answers = new Map<string, Map<string, string>>();
  let filled: readonly Inspected[];
  beforeAll(async () => {
    for (const { id } of contents) answers.set(id, await fillIn(fileOf(id), path.join(folder, `${id}.pdf`)));
    filled = inspect(contents.map(({ id }) => path.join(folder, `${id}.pdf`)));
  }, 60_000);
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(contents)("$title keeps every answer", ({ id }) => {
    const found = filled[contents.findIndex((each) => each.id === id)];
    const fields = found?.pages.flatMap((page) => page.fields) ?? [];
    expect(new Map(fields.map(({ name, value }) => [name, value]))).toEqual(answers.get(id));
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
  const clinic = JSON.parse(readFileSync("data/clinic.json", "utf8"));
  const ids = namesIn("content", ".ts").map((name) => path.basename(name, ".ts"));
  const every = documentsOf(
    clinic,
    ids.map((id) => ({ id, title: id, description: id, madeOf: "" })),
    milestones,
  );
  const used = every.flatMap(picturesOf).map(({ file }) => file);
  expect(namesIn("pictures", ".jpg").sort()).toEqual([...new Set(used)].sort());
});
