/** Prints only the marked element, on Letter paper. Its ancestors add no space and no background. */
const rules = [
  "@page { size: letter; margin: 0.5in; }",
  `@media print {
  body :not([data-print-only], [data-print-only] *, [data-around]) { display: none; }
  [data-around] {
    display: block; margin: 0; padding: 0; border: 0; background: none; box-shadow: none; max-inline-size: none;
  }
  [data-print-only] button { display: none; }
}`,
];

/**
 * Prints one element of the page after all its pictures have loaded. The styles are inserted by script
 * instead of being part of the page's style sheet, because few visitors print.
 * @param more an additional CSS rule, in which `[data-print-only]` selects the element
 * @returns a promise that resolves when the print dialog has closed
 */
export async function printElement(part: HTMLElement, more: string): Promise<void> {
  const pictures = [...part.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  // A picture that fails to load is printed as its alternative text.
  await Promise.allSettled(pictures.map((picture) => picture.decode()));
  const removeRules = addRules([...rules, more]);
  const around = ancestorsOf(part);
  for (const ancestor of around) ancestor.dataset.around = "";
  part.dataset.printOnly = "";
  await new Promise<void>((resolve) => {
    window.addEventListener("afterprint", () => resolve(), { once: true });
    window.print();
  });
  removeRules();
  for (const ancestor of around) delete ancestor.dataset.around;
  delete part.dataset.printOnly;
}

/**
 * Adds rules to the page's first style sheet: the content security policy allows no new `<style>`, and Safari
 * before 16.4 cannot construct style sheets.
 * @returns removes them again
 */
function addRules(added: readonly string[]): () => void {
  const [sheet] = document.styleSheets;
  if (!sheet) return () => undefined;
  const inserted = added.map((rule) => sheet.cssRules[sheet.insertRule(rule, sheet.cssRules.length)]);
  return () => {
    // Look up each rule again, because its index changes if the button was clicked twice.
    for (const rule of inserted) sheet.deleteRule(Array.from(sheet.cssRules).indexOf(rule as CSSRule));
  };
}

/** The ancestors of an element, without the body. The rules can't use `:has`: Firefox before 121 lacks it. */
function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  if (!parentElement || parentElement === document.body) return [];
  return [parentElement, ...ancestorsOf(parentElement)];
}
