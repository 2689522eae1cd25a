import type { Flow } from "./flow";

type Element = PDFKit.PDFStructureElement;

/** The document's AcroForm dictionary, which pdfkit's types lack. */
interface FormOwner {
  readonly _root: { readonly data: { readonly AcroForm: { readonly data: Record<string, unknown> } } };
}

/** The font's name in the form's resources. */
const fontName = "FormText";
/** The color of typed text: the theme's ink as RGB from 0 to 1. */
const ink = "0.055 0.184 0.227 rg";

/** Adds a form to the document, whose fields use the given font. */
export function openForm(pdf: PDFKit.PDFDocument, font: PDFKit.PDFKitReference): void {
  pdf.initForm();
  const { data } = (pdf as unknown as FormOwner)._root.data.AcroForm;
  data.DR = { Font: { [fontName]: font } };
  // Every field has its own appearance. Otherwise readers generate them, and then ask to save the changes.
  data.NeedAppearances = false;
}

/** A rectangle in points from the page's top left. */
interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/**
 * Adds a text field.
 * @param label what screen readers announce
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
      DA: new String(`/${fontName} ${multiline ? 10 : 11} Tf ${ink}`),
      AP: { N: appearance(flow.pdf, width, height, "/Tx BMC EMC") },
      multiline,
      structParent,
    });
  });
}

interface TickAppearances {
  readonly Yes: PDFKit.PDFKitReference;
  readonly Off: PDFKit.PDFKitReference;
}

/** The appearances of all checkboxes of a document, which readers never rewrite as they do with those of text fields. */
const tickAppearances = new WeakMap<PDFKit.PDFDocument, TickAppearances>();

/** Adds a checkbox with its two appearances; all of a document have the same size. */
export function tickField(flow: Flow, parent: Element, name: string, label: string, box: Box): void {
  const { x, y, width, height } = box;
  const appearances = tickAppearances.get(flow.pdf) ?? {
    Yes: appearance(flow.pdf, width, height, tick(width)),
    Off: appearance(flow.pdf, width, height, ""),
  };
  tickAppearances.set(flow.pdf, appearances);
  flow.add(parent, "Form", (structParent) => {
    flow.pdf.formCheckbox(name, x, y, width, height, {
      TU: new String(label),
      AP: { N: appearances },
      AS: "Off",
      DA: new String(`/${fontName} 0 Tf ${ink}`),
      structParent,
    });
  });
}

/** The appearance of an empty field or of a checked box: drawing operators in a box of its size. */
function appearance(
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
