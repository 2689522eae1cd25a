/** The print styles of a visit's lists. */
export const visitPrintStyles = `
@media print {
  [data-print-only] { font-size: 11pt; line-height: 1.35; }
  [data-print-only] > summary { margin-block-end: 0.1in; font-size: 16pt; font-weight: normal; }
  [data-print-only][open] > summary::after { content: none; }
  [data-print-only] > div { gap: 0.12in; }
  [data-print-only] > div > div { max-inline-size: none; }
  [data-print-only] > div > p[hidden] { display: block; font-size: 13pt; font-weight: bold; }
  [data-print-only] h3 { font-size: 13pt; }
  [data-print-only] li > div { display: none; }
  [data-print-only] a { display: inline; }
  [data-print-only] label { min-block-size: 0.28in; }
}`;
