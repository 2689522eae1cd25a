import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { PDFBool, PDFDocument, PDFHexString, PDFName, PDFTextField } from "@cantoo/pdf-lib";
import { hasPrograms } from "../tests/debian-packages";
import { fileOf, made } from "./made.fixtures";
import { isForm } from "./render";

/** Names and words of families in the valley, with letters that Windows-1252 lacks. */
const typed = [
  "Łingít X̱óots G̱unéi Ḵaa",
  "Iñupiaq Ġ ł̣ Ḷ ŋ ʔ sigḷuaq",
  "Yup'ik Dena’ina ł ŋ ʼ",
  "Привет Женя Ґ",
  "Việt ạ ữ ệ",
  "Ștefan Żółć Őž ½ “a” – № €",
];
const forms = made.filter(({ parts }) => parts.some(isForm));
const folder = mkdtempSync(path.join(tmpdir(), "typed-letters-"));
afterAll(() => rmSync(folder, { recursive: true }));

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

// Skipped where poppler is not installed; Jest reports the skipped tests.
(hasPrograms(["pdfinfo"]) ? test : test.skip).each(forms)(
  "poppler prints every letter that is typed into $title",
  async ({ name }) => {
    const target = path.join(folder, `${name.replace("/", "-")}.pdf`);
    const count = await fillIn(name, target);
    const { stdout, stderr } = spawnSync("pdftotext", ["-raw", target, "-"], { encoding: "utf8" });
    const missing = stderr.match(/U\+[0-9A-F]+/g) ?? [];
    expect([...new Set(missing)]).toEqual([]);
    expect(stderr).toBe("");
    const text = stdout.normalize("NFC").replace(/\s/g, "");
    for (const words of typed.slice(0, count))
      expect(text).toContain(words.normalize("NFC").replace(/\s/g, ""));
  },
);
