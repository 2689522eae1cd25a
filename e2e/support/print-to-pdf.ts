import { type Page, test } from "@playwright/test";
import { inspectPdf } from "../../documents/inspect-pdf";

/** Prints the page to a PDF. @returns the text of each printed page, with single spaces */
export async function printedPages(page: Page): Promise<string[]> {
  const file = test.info().outputPath("printed.pdf");
  await page.pdf({ path: file, preferCSSPageSize: true });
  const { pages } = await inspectPdf(file);
  return pages.map(({ text }) => text.replace(/\s+/g, " "));
}
