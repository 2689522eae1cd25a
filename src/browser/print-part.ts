/** Prints only a part of the page, with its own print styles. If the code for that does not load, prints the whole page. */
export async function printPart(part: HTMLElement | null, styles: string): Promise<void> {
  const printing = await import("./print-element").catch(() => undefined);
  if (printing && part) await printing.printElement(part, styles);
  else window.print();
}
