declare namespace PDFKit.Mixins {
  /** Supported by pdfkit 0.19, but missing in its types. */
  interface StructureElementOptions {
    scope?: "Column" | "Row";
    /** Left, top, right and bottom, in points from the page's top left. */
    bbox?: readonly [number, number, number, number];
  }

  interface PDFImage {
    openImage(file: string): { readonly width: number; readonly height: number };
  }
}
