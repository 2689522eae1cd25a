import PDFDocument from "pdfkit";
import type { Clinic } from "../src/content/clinic";
import { senderOf } from "./content";
import { type Document, english, type Part, type SignaturePart } from "./document";
import { Flow } from "./flow";
import { openForm } from "./form";
import { formFont } from "./form-font";
import { footers, letterhead } from "./letterhead";
import { choice, lines } from "./parts/choice";
import { fields } from "./parts/fields";
import { exercises, picture } from "./parts/picture";
import { table } from "./parts/table";
import { heading, list, note, text } from "./parts/text";
import { boxHeight, page } from "./theme";
import { signatureRows, tooltips } from "./tooltips";
import { typefaces } from "./typefaces";

/** The file identifier is derived from this date, so a fixed date makes the bytes reproducible. */
const creationDate = new Date("2026-11-01T12:00:00Z");

/** pdfkit 0.19 supports PDF/UA, but its types lack the option. */
const universalAccess = { subset: "PDF/UA" } as object;

/**
 * Renders a document as an accessible, tagged PDF (PDF/UA) on US letter pages.
 * @returns its bytes, which are reproducible, and the number of pages
 */
export async function render(document: Document, clinic: Clinic): Promise<{ bytes: Buffer; pages: number }> {
  const sender = senderOf(clinic, document);
  const { typed, ...faces } = await typefaces();
  const pdf = new PDFDocument({
    size: [page.width, page.height],
    margins: { top: page.top, bottom: page.bottom, left: page.side, right: page.side },
    pdfVersion: "1.7",
    ...universalAccess,
    tagged: true,
    displayTitle: true,
    lang: (document.edition ?? english).locale,
    bufferPages: true,
    font: "",
    info: {
      Title: document.title,
      Subject: document.description,
      Author: sender.name,
      CreationDate: creationDate,
    },
  });
  const bytes = collect(pdf);
  for (const [name, file] of Object.entries(faces)) pdf.registerFont(name, file);
  pdf.font("regular");
  if (document.parts.some(isForm)) openForm(pdf, formFont(pdf, typed, "Andika-Regular"));
  const root = pdf.struct("Document");
  pdf.addStructure(root);
  const flow = new Flow(pdf, root, tooltips(document));
  letterhead(flow, document, sender);
  for (const part of document.parts) renderPart(flow, part);
  root.end();
  footers(pdf, document, sender);
  const pages = pdf.bufferedPageRange().count;
  pdf.end();
  return { bytes: await bytes, pages };
}

/** The function that renders each kind of part. */
const renderers: { [Kind in Part["kind"]]: (flow: Flow, part: Extract<Part, { kind: Kind }>) => void } = {
  heading,
  text,
  list,
  note,
  picture,
  exercises,
  table,
  fields,
  choice,
  lines,
  signature,
};

/** Draws the signature fields, on the same page as their statement. */
function signature(flow: Flow, part: SignaturePart): void {
  const { title, statement } = part;
  flow.room(2 * (boxHeight + 30) + (title ? 50 : 0) + (statement ? 40 : 0));
  if (title) heading(flow, { kind: "heading", text: title });
  if (statement) text(flow, { kind: "text", text: statement });
  fields(flow, { kind: "fields", rows: signatureRows(part) });
}

function renderPart<Kind extends Part["kind"]>(flow: Flow, part: Extract<Part, { kind: Kind }>): void {
  const renderer: (flow: Flow, part: Extract<Part, { kind: Kind }>) => void = renderers[part.kind as Kind];
  renderer(flow, part);
}

/** Whether a part has form fields. */
export function isForm({ kind }: Part): boolean {
  return kind === "fields" || kind === "choice" || kind === "lines" || kind === "signature";
}

function collect(pdf: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
    pdf.on("error", reject);
    pdf.on("end", () => resolve(Buffer.concat(chunks)));
  });
}
