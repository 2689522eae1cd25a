const rootClass = "prints-one-part";
const partClass = "printed-part";

/** On paper, the part and nothing beside it: black on white, on one Letter page. */
const rules = `
@page { size: letter; margin: 0.5in; }
@media print {
  .${rootClass} body :not(:has(.${partClass}), .${partClass}, .${partClass} *) { display: none; }
  .${rootClass} body :has(.${partClass}) {
    display: block; margin: 0; padding: 0; border: 0; background: none; box-shadow: none; max-inline-size: none;
  }
  .${partClass} { font-size: 11pt; }
  .${partClass} button { display: none; }
  .${partClass} li::after { content: ""; display: block; block-size: 2.5em; margin-block-end: 0.8em; border-block-end: 1px solid; }
  .${partClass} summary::after { content: none; }
}`;

/**
 * Prints one part of the page; all else is on the paper again as usual afterwards. The styles come by script and not
 * in the page's sheet, since few visitors print.
 * @param more further styles for this time, under which the part is known as `.printed-part`
 * @returns when the browser is done with printing
 */
export function printAlone(part: Element, more = ""): Promise<void> {
  const root = document.documentElement;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules + more);
  document.adoptedStyleSheets.push(sheet);
  root.classList.add(rootClass);
  part.classList.add(partClass);
  return new Promise((resolve) => {
    function restore() {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
      root.classList.remove(rootClass);
      part.classList.remove(partClass);
      resolve();
    }
    window.addEventListener("afterprint", restore, { once: true });
    window.print();
  });
}
