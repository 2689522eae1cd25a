/** How the referral sheet is set on paper; by script with the sheet, so that no page's styles carry it. */
export const paperRules = `
@media print {
  [data-alone] { display: block; color: black; font: 10pt/1.3 Arial, Helvetica, sans-serif; }
  [data-alone] h1, [data-alone] h2 { color: black; font: bold 12pt/1.3 Arial, Helvetica, sans-serif; }
  [data-alone] h1 { font-size: 17pt; }
  [data-alone] h2 { margin-block: 0.12in 0.04in; padding-block-start: 0.04in; border-block-start: 2px solid; }
  [data-alone] dl { display: grid; grid-template-columns: 1fr 1fr; gap: 0.06in 0.25in; margin: 0; }
  [data-alone] dl > div { border-block-end: 1px solid; overflow: hidden; }
  [data-alone] dt { font-size: 8pt; font-weight: normal; }
  [data-alone] dd { min-block-size: 1.5em; margin: 0; font-weight: bold; white-space: pre-line; overflow-wrap: anywhere; }
  [data-alone] [data-kind="lines"], [data-alone] [data-kind="signature"] { grid-column: 1 / -1; }
  [data-alone] [data-kind="lines"] dd { min-block-size: 0.8in; }
  [data-alone] [data-kind="signature"] dd { block-size: 0.45in; }
  [data-alone] > p { font-size: 9pt; margin-block: 0.06in; }
}`;
