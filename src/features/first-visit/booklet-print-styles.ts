/** The print styles of a book: a booklet with two pages per sheet, to be cut apart and stapled. */
export const bookletPrintStyles = `
@media print {
  ol[data-print-only] {
    display: block;
  }
  ol[data-print-only] > li[class] {
    padding-block: 0.6cm;
    min-block-size: 12cm;
    border-block-end: 1px dashed;
    font-size: 16pt;
    text-align: center;
  }
  ol[data-print-only] picture[class] {
    inline-size: 9.6cm;
    max-inline-size: none;
    justify-self: center;
  }
}`;
