/** On paper, the part and nothing beside it, on Letter pages. Its ancestors add no space and no background. */
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
 * Prints one part of the page, once all its pictures have loaded; afterwards the page prints as usual again. The
 * styles come by script and not in the page's sheet, since few visitors print.
 * @param more one more rule for this time, in which the part is known as `[data-print-only]`
 * @returns when the browser is done with printing
 */
export async function printElement(part: HTMLElement, more: string): Promise<void> {
  const pictures = [...part.querySelectorAll("img")];
  for (const picture of pictures) picture.loading = "eager";
  // A picture that cannot be fetched leaves its description to be printed.
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
 * Adds rules to the page's first sheet: its security policy allows no new `<style>`, and Safari before 16.4 cannot
 * construct a sheet by script.
 * @returns removes them again
 */
function addRules(added: readonly string[]): () => void {
  const [sheet] = document.styleSheets;
  if (!sheet) return () => undefined;
  const inserted = added.map((rule) => sheet.cssRules[sheet.insertRule(rule, sheet.cssRules.length)]);
  return () => {
    // By what they are, not where: the button may have been pressed twice.
    for (const rule of inserted) sheet.deleteRule(Array.from(sheet.cssRules).indexOf(rule as CSSRule));
  };
}

/** The elements around an element, up to the body, which is not among them. Firefox before 121 does not know `:has`. */
function ancestorsOf({ parentElement }: HTMLElement): HTMLElement[] {
  if (!parentElement || parentElement === document.body) return [];
  return [parentElement, ...ancestorsOf(parentElement)];
}
