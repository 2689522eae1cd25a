import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { PDFBool, PDFDocument, PDFHexString, PDFName, PDFTextField } from "@cantoo/pdf-lib";
import { temporaryFolder } from "../src/gatsby/folder.fixtures";
import { hasPrograms } from "../tests/debian-packages";
import { senderOf } from "./content";
import { type Document, english } from "./document";
import { clinic, fileOf, made } from "./made.fixtures";
import { isForm } from "./render";
import { page } from "./theme";
import { passages } from "./words.fixtures";

const run = (tool: string, ...options: string[]) => execFileSync(tool, options, { encoding: "utf8" });
const normalized = (words: string) => words.replace(/\s+/g, " ").trim();
/** Words, split where a line may end: after a hyphen or slash. */
const piecesOf = (texts: readonly string[]) =>
  texts
    .join(" ")
    .split(/\s+|(?<=[-/])/)
    .filter(Boolean);

/** Every text of a document that stands alone on paper: a line of the letterhead, a label, a cell, an item or its bullet. */
function textsOf(document: Document): string[] {
  const items = document.parts.flatMap((part) => (part.kind === "list" ? part.items : []));
  const labels = ["•", ...items.map((_, index) => `${index + 1}.`)];
  const { name, ways } = senderOf(clinic, document);
  const { legal } = document.edition ?? english;
  return [name, ...ways.split("\n"), ...legal, ...labels, ...passages(document)].map(normalized);
}

/** Names and words of families in the valley, with letters that Windows-1252 lacks. */
const typed = [
  "Łingít X̱óots G̱unéi Ḵaa",
  "Iñupiaq Ġ ł̣ Ḷ ŋ ʔ sigḷuaq",
  "Yup'ik Dena’ina ł ŋ ʼ",
  "Привет Женя Ґ",
  "Việt ạ ữ ệ",
  "Ștefan Żółć Őž ½ “a” – № €",
];
const { pathOf } = temporaryFolder();

/** Fills in the text fields of a PDF and leaves it to the reader to draw what was typed. @returns the number of fields */
async function fillIn(name: string, target: string): Promise<number> {
  const pdf = await PDFDocument.load(readFileSync(fileOf(name)));
  const form = pdf.getForm();
  form.acroForm.dict.set(PDFName.of("NeedAppearances"), PDFBool.True);
  const fields = form.getFields().filter((field) => field instanceof PDFTextField);
  for (const [index, field] of fields.entries())
    field.acroField.setValue(PDFHexString.fromText(typed[index % typed.length] ?? ""));
  writeFileSync(target, await pdf.save({ updateFieldAppearances: false }));
  return fields.length;
}

// Skipped where poppler and qpdf are not installed; Jest reports the skipped tests.
(hasPrograms(["pdfinfo", "qpdf"]) ? describe : describe.skip)("poppler and qpdf", () => {
  test.each(made)("find $title valid, tagged and with all fonts embedded", ({ name, title }) => {
    const file = fileOf(name);
    expect(run("qpdf", "--check", file)).toContain("No syntax or stream encoding errors found");
    const info = run("pdfinfo", file);
    expect(info).toMatch(/^Tagged:\s+yes$/m);
    expect(info).toContain(title);
    const fonts = run("pdffonts", file).trim().split("\n").slice(2);
    expect(fonts.length).toBeGreaterThan(1);
    for (const font of fonts) expect(font).toMatch(/\syes\s+(yes|no)\s+(yes|no)\s+\d+\s+0$/);
  });

  test.each(made)("find every word of $title between the margins", ({ name }) => {
    const words = run("pdftotext", "-bbox", fileOf(name), "-").matchAll(
      /<word xMin="(.*)" yMin="(.*)" xMax="(.*)" yMax="(.*)">(.*)<\/word>/g,
    );
    const outside = Array.from(words, ([, left, top, right, bottom, word]) => ({
      word,
      isInside:
        Number(left) >= page.side &&
        Number(right) <= page.width - page.side &&
        Number(top) > 0 &&
        Number(bottom) < page.height - page.bottom + 40,
    })).filter(({ isInside }) => !isInside);
    expect(outside).toEqual([]);
  });

  test.each(made)("find only whole texts in the structure of $title, none glued to another", (document) => {
    const texts = textsOf(document);
    const found = run("pdfinfo", "-struct-text", fileOf(document.name)).matchAll(/^\s*"(.*)"$/gm);
    // A picture has the text "".
    const read = Array.from(found, ([, text = ""]) => normalized(text)).filter(Boolean);
    expect(read.length).toBeGreaterThan(10);
    expect(read.filter((text) => !texts.includes(text))).toEqual([]);
  });

  test.each(made)("copy only whole words from $title, none glued to another", (document) => {
    const numbers = Array.from({ length: 9 }, (_, index) => `${index + 1}`);
    const known = piecesOf([...textsOf(document), (document.edition ?? english).page, ...numbers]);
    const read = piecesOf([run("pdftotext", "-layout", fileOf(document.name), "-")]);
    expect(read.filter((piece) => !known.includes(piece))).toEqual([]);
  });

  const forms = made.filter(({ parts }) => parts.some(isForm));
  test.each(forms)("print every letter that is typed into $title", async ({ name }) => {
    const target = pathOf("typed.pdf");
    const count = await fillIn(name, target);
    const { stdout, stderr } = spawnSync("pdftotext", ["-raw", target, "-"], { encoding: "utf8" });
    const missing = stderr.match(/U\+[0-9A-F]+/g) ?? [];
    expect([...new Set(missing)]).toEqual([]);
    expect(stderr).toBe("");
    const text = stdout.normalize("NFC").replace(/\s/g, "");
    for (const words of typed.slice(0, count))
      expect(text).toContain(words.normalize("NFC").replace(/\s/g, ""));
  });
});
