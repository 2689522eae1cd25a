import PDFDocument from "pdfkit";
import clinic from "../data/clinic.json";
import { formatAddress } from "../src/utils/address";
import type { PlainDocument } from "./contents";

// The typefaces that every PDF reader brings along: these pages embed none.
const regular = "Helvetica";
const bold = "Helvetica-Bold";
const ink = "#0E2F3A";
const heading = "#14505A";
/** The file's identifier is derived from this date: a fixed one makes the bytes repeatable. */
const written = new Date("2026-11-01T12:00:00Z");

/** What a tagged page is made of, in reading order. */
function writePage(pdf: PDFKit.PDFDocument, { title, text, next }: PlainDocument): void {
  const address = formatAddress(clinic.address);
  const contact = `Call ${clinic.phones.main}, send a fax to ${clinic.phones.fax}, or visit us at ${address}.`;
  const blocks = [
    { tag: "P", words: clinic.name, size: 15, colour: heading, face: bold, gap: 40 },
    { tag: "H1", words: title, size: 28, colour: heading, face: bold, gap: 18 },
    { tag: "P", words: text, size: 14, colour: ink, face: regular, gap: 14 },
    { tag: "P", words: next, size: 14, colour: ink, face: regular, gap: 32 },
    { tag: "H2", words: "How to reach us", size: 18, colour: heading, face: bold, gap: 8 },
    { tag: "P", words: contact, size: 14, colour: ink, face: regular, gap: 0 },
  ];
  const whole = pdf.struct("Document");
  pdf.addStructure(whole);
  for (const { tag, words, size, colour, face, gap } of blocks) {
    whole.add(
      pdf.struct(tag, {}, () => {
        pdf
          .font(face)
          .fontSize(size)
          .fillColor(colour)
          .text(words, { lineGap: size * 0.35 });
      }),
    );
    pdf.y += gap;
  }
  whole.end();
}

/**
 * Sets one document as a tagged, titled letter page in American English.
 * @returns the bytes of the PDF, the same at every call, and the number of its pages
 */
export function plainPage(document: PlainDocument): Promise<{ bytes: Buffer; pages: number }> {
  const pdf = new PDFDocument({
    size: "LETTER",
    margin: 72,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang: "en-US",
    bufferPages: true,
    info: { Title: document.title, Author: clinic.name, CreationDate: written },
  });
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("error", reject);
    writePage(pdf, document);
    const pages = pdf.bufferedPageRange().count;
    pdf.on("end", () => resolve({ bytes: Buffer.concat(chunks), pages }));
    pdf.end();
  });
}
