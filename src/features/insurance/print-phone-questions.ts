import { printElement } from "../../browser/print-element";

/** The print styles: a ruled line for the answer under each question. */
const printStyles = `
@media print {
  [data-print-only] { font-size: 11pt; }
  [data-print-only] li::after { content: ""; display: block; block-size: 2.5em; margin-block-end: 0.8em; border-block-end: 1px solid; }
  [data-print-only][open] > summary::after { content: none; }
}`;

/** Prints only the phone questions. */
export function printPhoneQuestions(questions: HTMLElement): Promise<void> {
  return printElement(questions, printStyles);
}
