/**
 * The print styles of the referral form. They are in its lazy chunk to keep them out of the site-wide style
 * sheet.
 */
export const referralPrintStyles = `
@media print {
  [data-print-only] { display: block; color: black; font: 10pt/1.3 Arial, Helvetica, sans-serif; }
  [data-print-only] h1, [data-print-only] h2 { color: black; font: bold 12pt/1.3 Arial, Helvetica, sans-serif; }
  [data-print-only] h1 { font-size: 17pt; }
  [data-print-only] h2 { margin-block: 0.08in 0.03in; padding-block-start: 0.04in; border-block-start: 2px solid; }
  [data-print-only] dl { display: grid; grid-template-columns: 1fr 1fr; gap: 0.04in 0.25in; margin: 0; }
  [data-print-only] dl > div { border-block-end: 1px solid; overflow: hidden; }
  [data-print-only] dt { font-size: 8pt; font-weight: normal; }
  [data-print-only] dd { min-block-size: 1.5em; margin: 0; font-weight: bold; white-space: pre-line; overflow-wrap: anywhere; }
  [data-print-only] [data-kind="lines"], [data-print-only] [data-kind="signature"] { grid-column: 1 / -1; }
  [data-print-only] [data-kind="lines"] dd { min-block-size: 0.7in; }
  [data-print-only] [data-kind="signature"] dd { block-size: 0.45in; }
  [data-kind="services"], [data-folded] [data-kind="choices"] { grid-column: 1 / -1; }
  [data-kind="services"] dd, [data-folded] [data-kind="choices"] dd { columns: 3; }
  [data-print-only] > p { font-size: 9pt; margin-block: 0.06in; }
}`;
