import { printElement } from "../../browser/print-element";

/** Under each question, room for the pen. */
const linesForAnswers = `
@media print {
  [data-print-only] { font-size: 11pt; }
  [data-print-only] li::after { content: ""; display: block; block-size: 2.5em; margin-block-end: 0.8em; border-block-end: 1px solid; }
  [data-print-only][open] > summary::after { content: none; }
}`;

/** Prints what to ask on the phone, and nothing else of the page. */
export function printPhoneQuestions(script: HTMLElement): Promise<void> {
  return printElement(script, linesForAnswers);
}
