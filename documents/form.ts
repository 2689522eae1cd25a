import type { Flow } from "./flow";

type Element = PDFKit.PDFStructureElement;

/** What the document's dictionary of forms lets one reach; pdfkit's types leave it out. */
interface FormOwner {
  readonly _root: { readonly data: { readonly AcroForm: { readonly data: Record<string, unknown> } } };
}

const typed = "FormText";
/** The color of typed answers, the ink of the theme as numbers from 0 to 1. */
const ink = "0.055 0.184 0.227 rg";

/** Opens the document's form; whatever is typed into it is set in the given font. */
export function openForm(pdf: PDFKit.PDFDocument, font: PDFKit.PDFKitReference): void {
  pdf.initForm();
  const { data } = (pdf as unknown as FormOwner)._root.data.AcroForm;
  data.DR = { Font: { [typed]: font } };
  // Every field brings its looks, so that no reader has to make them and then asks whether to save the changes.
  data.NeedAppearances = false;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * A box to type in, with the words that a screen reader says when it gets there.
 * @param box where it is, in points from the page's top left
 */
export function textField(
  flow: Flow,
  parent: Element,
  name: string,
  label: string,
  box: Box,
  multiline = false,
): void {
  const { x, y, width, height } = box;
  flow.add(parent, "Form", (structParent) => {
    flow.pdf.formText(name, x, y, width, height, {
      TU: new String(label),
      DA: new String(`/${typed} ${multiline ? 10 : 11} Tf ${ink}`),
      AP: { N: look(flow.pdf, width, height, "/Tx BMC EMC") },
      multiline,
      structParent,
    });
  });
}

/** A box to tick, with its two looks. */
export function tickField(flow: Flow, parent: Element, name: string, label: string, box: Box): void {
  const { x, y, width, height } = box;
  const looks = { Yes: look(flow.pdf, width, height, tick(width)), Off: look(flow.pdf, width, height, "") };
  flow.add(parent, "Form", (structParent) => {
    flow.pdf.formCheckbox(name, x, y, width, height, {
      TU: new String(label),
      AP: { N: looks },
      AS: "Off",
      DA: new String(`/${typed} 0 Tf ${ink}`),
      structParent,
    });
  });
}

/** How a field looks before anyone fills it in, or when it is ticked: strokes in a box of its size. */
function look(
  pdf: PDFKit.PDFDocument,
  width: number,
  height: number,
  strokes: string,
): PDFKit.PDFKitReference {
  const drawing = pdf.ref({ Type: "XObject", Subtype: "Form", BBox: [0, 0, width, height], Resources: {} });
  drawing.end(Buffer.from(`q ${strokes} Q`));
  return drawing;
}

const tick = (side: number) =>
  `1.8 w 1 J 1 j ${ink.replace("rg", "RG")} ${side * 0.22} ${side * 0.52} m ${side * 0.42} ${side * 0.28} l ${side * 0.8} ${side * 0.76} l S`;
