import { color, leading, page, size } from "./theme";

type Element = PDFKit.PDFStructureElement;
/** What a structure element tells screen readers beyond its content. */
type ElementOptions = Pick<PDFKit.Mixins.StructureElementOptions, "scope" | "alt" | "bbox">;
/** The name of a registered font. */
type Face = "regular" | "bold" | "display";

/**
 * Lays out a document from top to bottom, at the current position of the page and of the structure tree. Content must be
 * written in reading order, because that is the order of the structure tree.
 */
export class Flow {
  private points: number = size.body;

  constructor(
    readonly pdf: PDFKit.PDFDocument,
    private readonly root: Element,
    /** Screen reader labels by field name. */
    readonly tooltips: ReadonlyMap<string, string>,
  ) {}

  /**
   * Starts a new page unless this many points are left on the current one.
   * @returns whether it started a page
   */
  room(height: number): boolean {
    if (this.pdf.y + height <= page.height - page.bottom) return false;
    this.pdf.addPage();
    this.pdf.y = page.top;
    return true;
  }

  /** Adds vertical space in points, except at the top of a page. */
  gap(points: number): void {
    if (this.pdf.y > page.top) this.pdf.y += points;
  }

  /**
   * Adds a structure element and its content. It ends the element at once, because pdfkit records the page of a form field
   * only when the field's element ends.
   */
  add(
    parent: Element | undefined,
    tag: string,
    fill: (element: Element) => void,
    options: ElementOptions = {},
  ): void {
    const element = this.pdf.struct(tag, options);
    (parent ?? this.root).add(element);
    fill(element);
    element.end();
  }

  /** Adds a structure element with drawn content. */
  write(parent: Element | undefined, tag: string, draw: () => void, options: ElementOptions = {}): void {
    this.add(parent, tag, (element) => element.add(draw), options);
  }

  /** Draws content that screen readers skip: lines, boxes and backgrounds. */
  decorate(draw: () => void): void {
    this.pdf.save();
    this.pdf.markContent("Artifact", { type: "Layout" });
    draw();
    this.pdf.endMarkedContent();
    this.pdf.restore();
  }

  /** Sets font, size in points and color of the next text. */
  type(face: Face, points: number, hue: string = color.ink): PDFKit.PDFDocument {
    this.points = points;
    return this.pdf.font(face).fontSize(points).fillColor(hue);
  }

  /** Height of a text in the current font, in points. */
  height(text: string, width: number): number {
    return this.pdf.heightOfString(text, { width, lineGap: this.lineGap() });
  }

  /** Writes text at a position in points, without a structure element. */
  words(text: string, x: number, y: number, width: number, align: "left" | "center" = "left"): void {
    this.pdf.text(text, x, y, { width, align, lineGap: this.lineGap() });
  }

  private lineGap(): number {
    return this.points * leading;
  }
}
