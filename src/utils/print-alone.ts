/** On paper, the part and nothing beside it, on Letter pages. Ancestors of the part lend it no room and no ground. */
const rules = `
@page { size: letter; margin: 0.5in; }
@media print {
  body:has([data-alone]) :not([data-alone], [data-alone] *, :has([data-alone])) { display: none; }
  body:has([data-alone]) :has([data-alone]) {
    display: block; margin: 0; padding: 0; border: 0; background: none; box-shadow: none; max-inline-size: none;
  }
  [data-alone] button { display: none; }
}`;

/**
 * Prints one part of the page, once all its pictures are there; all else is on the paper again as usual afterwards. The
 * styles come by script and not in the page's sheet, since few visitors print.
 * @param more further styles for this time, under which the part is known as `[data-alone]`
 * @returns when the browser is done with printing
 */
export async function printAlone(part: HTMLElement, more = ""): Promise<void> {
  const pictures = [...part.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  // One that cannot be fetched leaves its words to be printed.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules + more);
  document.adoptedStyleSheets.push(sheet);
  part.dataset.alone = "";
  await new Promise<void>((resolve) => {
    window.addEventListener("afterprint", () => resolve(), { once: true });
    window.print();
  });
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  delete part.dataset.alone;
}
