/** The print styles of the questions: a ruled line for the answer under each question. */
export const questionsPrintStyles = `
@media print {
  [data-print-only] { font-size: 11pt; }
  [data-print-only] li::after { content: ""; display: block; block-size: 2.5em; margin-block-end: 0.8em; border-block-end: 1px solid; }
  [data-print-only][open] > summary::after { content: none; }
}`;
