/** The print styles of a board: the whole sheet is the board, with three squares side by side. */
export const boardPrintStyles = `
@media print {
  ul[data-print-only] { grid-template-columns: repeat(3, 1fr); gap: 0.15in; max-inline-size: none; }
  ul[data-print-only] button { display: grid; align-content: center; block-size: 2.9in; border: 3px solid; font-size: 24pt; }
}`;
