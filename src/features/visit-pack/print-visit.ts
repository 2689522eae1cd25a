import { printAlone } from "../../browser/print-element";

/** How a visit's list is set on paper. */
const rules = `
@media print {
  [data-alone] { font-size: 11pt; line-height: 1.35; }
  [data-alone] > summary { margin-block-end: 0.1in; font-size: 16pt; font-weight: normal; }
  [data-alone][open] > summary::after { content: none; }
  [data-alone] > div { gap: 0.12in; }
  [data-alone] > div > div { max-inline-size: none; }
  [data-alone] > div > p[hidden] { display: block; font-size: 13pt; font-weight: bold; }
  [data-alone] h3 { font-size: 13pt; }
  [data-alone] li > div { display: none; }
  [data-alone] a { display: inline; }
  [data-alone] label { min-block-size: 0.28in; }
}`;

/** Prints one visit's list, ticked as it is, and nothing else of the page. */
export function printVisit(visit: HTMLElement): Promise<void> {
  return printAlone(visit, rules);
}
