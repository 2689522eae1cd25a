declare namespace PDFKit.Mixins {
  /** Known to pdfkit 0.19, and not yet to its types. */
  interface StructureElementOptions {
    scope?: "Column" | "Row";
  }
}
