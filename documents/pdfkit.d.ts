declare namespace PDFKit.Mixins {
  /** Supported by pdfkit 0.19, but missing in its types. */
  interface StructureElementOptions {
    scope?: "Column" | "Row";
  }
}
