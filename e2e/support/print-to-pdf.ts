import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { type Page, test } from "@playwright/test";

const root = join(__dirname, "../..");

/** Prints the page to a PDF. @returns the text of each printed page, with single spaces */
export async function printedPages(page: Page): Promise<string[]> {
  const file = test.info().outputPath("printed.pdf");
  await page.pdf({ path: file, preferCSSPageSize: true });
  const inspected = execFileSync(
    process.execPath,
    ["--import", "tsx", join(root, "documents/inspect.ts"), file],
    { cwd: root, encoding: "utf8", maxBuffer: 64e6 },
  );
  const [pdf] = JSON.parse(inspected) as { pages: { text: string }[] }[];
  return pdf?.pages.map(({ text }) => text.replace(/\s+/g, " ")) ?? [];
}
