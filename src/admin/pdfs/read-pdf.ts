import { capitalized } from "../../content-check/values";

/** What the program reads from a PDF. */
export interface ReadPdf {
  /** The title in the PDF or, if there is none, its file name in words. */
  readonly title: string;
  readonly pages: number;
  readonly bytes: number;
  /** What keeps people with a screen reader from reading it, in words for an editor; empty if nothing does. */
  readonly barriers: readonly string[];
}

const untagged =
  "This PDF can't be read by a screen reader: it has no marks for headings, paragraphs and form fields. Save it again from the program it was made with: in Word, choose Save As, PDF, Options, and check “Document structure tags for accessibility”.";
const withoutLanguage =
  "This PDF does not say in which language it is, so a screen reader may read it in another one. Set the language in the program it was made with, and save it as a PDF again.";

/**
 * Reads what visitors and the website need to know of a PDF.
 * @throws Error when a file is not a PDF or cannot be read, in words for an editor
 */
export async function readPdf(file: File): Promise<ReadPdf> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (!isPdf(bytes)) {
    throw new Error(
      `${file.name} is not a PDF, whatever its name says. Open it in the program it was made with, and save or print it as a PDF.`,
    );
  }
  // Only who adds a PDF needs the library.
  const { PDFDocument, PDFName } = await import("@cantoo/pdf-lib");
  const pdf = await PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false })
    // A PDF that was cut off has no list of pages.
    .then((loaded) => (loaded.getPageCount() > 0 ? loaded : Promise.reject()))
    .catch(() => {
      throw new Error(`${file.name} is damaged: part of it is missing. Save it as a PDF again.`);
    });
  if (pdf.isEncrypted) {
    throw new Error(
      `${file.name} is protected with a password, so visitors could not open it. Save it without one.`,
    );
  }
  const has = (name: string) => pdf.catalog.get(PDFName.of(name)) !== undefined;
  return {
    title: pdf.getTitle()?.trim() || titleOf(file.name),
    pages: pdf.getPageCount(),
    bytes: file.size,
    barriers: [...(has("StructTreeRoot") ? [] : [untagged]), ...(has("Lang") ? [] : [withoutLanguage])],
  };
}

/** Whether a file is a PDF, by how it begins. */
export function isPdf(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 5)) === "%PDF-";
}

function titleOf(name: string): string {
  const words = name
    .replace(/\.\w+$/, "")
    .replace(/[-_\s]+/g, " ")
    .trim();
  return capitalized(words);
}
