import { color, leading, page, size } from "./theme";

type Element = PDFKit.PDFStructureElement;
export type Face = "regular" | "bold" | "display";

/**
 * A document being set from top to bottom: where the pen is, and where in the tagged structure it writes.
 * Everything is written in reading order, so the structure's order is that of the pages.
 */
export class Flow {
  private points: number = size.body;

  constructor(
    readonly pdf: PDFKit.PDFDocument,
    private readonly root: Element,
    /** What a screen reader says at each box, by its name. */
    readonly tooltips: ReadonlyMap<string, string>,
  ) {}

  /**
   * Goes on to the next page unless this many points are left on this one.
   * @returns whether it did
   */
  room(height: number): boolean {
    if (this.pdf.y + height <= page.height - page.bottom) return false;
    this.pdf.addPage();
    this.pdf.y = page.top;
    return true;
  }

  /** Leaves this many points free, but none at the top of a page. */
  gap(points: number): void {
    if (this.pdf.y > page.top) this.pdf.y += points;
  }

  /**
   * Adds an element of structure and has it filled. It is ended at once, since pdfkit notes the page of a form field
   * only when its element ends.
   */
  add(
    parent: Element | undefined,
    tag: string,
    fill: (element: Element) => void,
    options: { scope?: "Column" | "Row" } = {},
  ): void {
    const element = this.pdf.struct(tag, options);
    (parent ?? this.root).add(element);
    fill(element);
    element.end();
  }

  /** Adds an element of structure that holds what is drawn. */
  write(
    parent: Element | undefined,
    tag: string,
    draw: () => void,
    options: { scope?: "Column" | "Row" } = {},
  ): void {
    this.add(parent, tag, (element) => element.add(draw), options);
  }

  /** Draws what no reader should say: lines, boxes and grounds. */
  decorate(draw: () => void): void {
    this.pdf.save();
    this.pdf.markContent("Artifact", { type: "Layout" });
    draw();
    this.pdf.endMarkedContent();
    this.pdf.restore();
  }

  /** Chooses type for the next words. */
  type(face: Face, points: number, hue: string = color.ink): PDFKit.PDFDocument {
    this.points = points;
    return this.pdf.font(face).fontSize(points).fillColor(hue);
  }

  /** Height of a text in the type that is chosen, in points. */
  height(text: string, width: number): number {
    return this.pdf.heightOfString(text, { width, lineGap: this.lineGap() });
  }

  /** Writes words at a place, without an element of their own. */
  words(text: string, x: number, y: number, width: number, align: "left" | "center" = "left"): void {
    this.pdf.text(text, x, y, { width, align, lineGap: this.lineGap() });
  }

  private lineGap(): number {
    return this.points * leading;
  }
}
