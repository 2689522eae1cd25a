import { expect, type Page, test } from "@playwright/test";
import { inspectPdf } from "../../documents/inspect-pdf";

/** Prints the page to a PDF. @returns the text of each printed page, with single spaces */
export async function printedPages(page: Page): Promise<string[]> {
  const file = test.info().outputPath("printed.pdf");
  await page.pdf({ path: file, preferCSSPageSize: true });
  const { pages } = await inspectPdf(file);
  return pages.map(({ text }) => text.replace(/\s+/g, " "));
}

/** Notes that a page asks to print, in place of the browser's dialog, for `expectAskedToPrint`. */
export async function catchPrint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute("data-asked-to-print", "");
  });
}

/** Expects that the page has asked to print. */
export const expectAskedToPrint = (page: Page) =>
  expect(page.locator("html[data-asked-to-print]")).toBeAttached();

/** Expects that no heading is alone at the end of a sheet, and that nothing is printed that is true only now. */
export async function expectGoodSheets(page: Page): Promise<void> {
  const words = (text: string) => text.replace(/\s+/g, " ").trim();
  const headings = (await page.locator("main :is(h2, h3)").allTextContents()).map(words).filter(Boolean);
  const sheets = (await printedPages(page)).map(words);
  for (const sheet of sheets.slice(0, -1))
    expect(headings.filter((heading) => sheet.endsWith(heading))).toEqual([]);
  for (const now of await page.locator("open-status").allTextContents())
    expect(sheets.join(" ")).not.toContain(now);
}
