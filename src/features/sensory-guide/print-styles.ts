/** The print styles of the guide, for one sheet: a smaller plan, and two columns of rooms. */
export const guidePrintStyles = `
@media print {
  section[data-print-only] { padding: 0; gap: 0.12in; font-size: 10pt; line-height: 1.3; }
  section[data-print-only] h2 { font-size: 18pt; }
  section[data-print-only] h3 { font-size: 12pt; }
  section[data-print-only] > svg { display: none; }
  section[data-print-only] nav svg { max-block-size: 2.2in; }
  section[data-print-only] > div, section[data-print-only] ul { gap: 0.1in; }
  section[data-print-only] > div > div { padding: 0; gap: 0.05in; }
  section[data-print-only] li[id] { flex-basis: 40%; padding: 0.08in; border: 1px solid; gap: 0.03in; }
}`;
