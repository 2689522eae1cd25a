/** How a book is set on paper, as a booklet: two pages to a sheet, to be cut apart and stapled. */
export const bookletRules = `
@media print {
  ol[data-alone] {
    display: block;
  }
  ol[data-alone] > li[class] {
    padding-block: 0.6cm;
    min-block-size: 12cm;
    border-block-end: 1px dashed;
    font-size: 16pt;
    text-align: center;
  }
  ol[data-alone] picture[class] {
    inline-size: 9.6cm;
    max-inline-size: none;
    justify-self: center;
  }
}`;
