import { PDFDocument, PDFName, PDFString } from "@cantoo/pdf-lib";
import { readPdf } from "./read-pdf";

async function made(title: string, isReadable: boolean): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.addPage();
  if (title !== "") pdf.setTitle(title);
  if (isReadable) {
    pdf.catalog.set(PDFName.of("StructTreeRoot"), pdf.context.obj({}));
    pdf.catalog.set(PDFName.of("Lang"), PDFString.of("en-US"));
  }
  return new Uint8Array(await pdf.save());
}

test("pages and bytes are counted, and the title is read", async () => {
  const bytes = await made("Intake 2027", true);
  const pdf = await readPdf(new File([bytes], "scan.pdf"));
  expect(pdf).toEqual({ title: "Intake 2027", pages: 2, bytes: bytes.length, barriers: [] });
});

test("without a title, the file name is suggested", async () => {
  const pdf = await readPdf(new File([await made("", true)], "summer_camp-form 2.pdf"));
  expect(pdf.title).toBe("Summer camp form 2");
});

test("a PDF without tags and language is kept, and it is said who cannot read it", async () => {
  const { barriers } = await readPdf(new File([await made("x", false)], "x.pdf"));
  expect(barriers).toEqual([
    expect.stringContaining("can't be read by a screen reader"),
    expect.stringContaining("does not say in which language it is"),
  ]);
});

test.each([
  ["a picture with the name of a PDF", "\xff\xd8\xff", "letter.pdf is not a PDF, whatever its name says."],
  ["a PDF that was cut off", "%PDF-1.7\n", "letter.pdf is damaged"],
])("%s is refused in words", async (_, content, words) => {
  await expect(readPdf(new File([content], "letter.pdf"))).rejects.toThrow(words);
});
