/** How the referral sheet is set on paper; by script with the sheet, so that no page's styles carry it. */
export const paperRules = `
@media print {
  .printed-part { display: block; color: black; font: 10pt/1.3 Arial, Helvetica, sans-serif; }
  .printed-part h1, .printed-part h2 { color: black; font: bold 12pt/1.3 Arial, Helvetica, sans-serif; }
  .printed-part h1 { font-size: 17pt; }
  .printed-part h2 { margin-block: 0.12in 0.04in; padding-block-start: 0.04in; border-block-start: 2px solid; }
  .printed-part dl { display: grid; grid-template-columns: 1fr 1fr; gap: 0.06in 0.25in; margin: 0; }
  .printed-part dl > div { border-block-end: 1px solid; overflow: hidden; }
  .printed-part dt { font-size: 8pt; font-weight: normal; }
  .printed-part dd { min-block-size: 1.5em; margin: 0; font-weight: bold; white-space: pre-line; overflow-wrap: anywhere; }
  .printed-part [data-kind="lines"], .printed-part [data-kind="signature"] { grid-column: 1 / -1; }
  .printed-part [data-kind="lines"] dd { min-block-size: 0.8in; }
  .printed-part [data-kind="signature"] dd { block-size: 0.45in; }
  .printed-part > p { font-size: 9pt; margin-block: 0.06in; }
}`;
