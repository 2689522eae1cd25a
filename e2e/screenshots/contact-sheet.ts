import { writeFile } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Page } from "@playwright/test";

/** A screenshot on a contact sheet. */
export interface Shot {
  readonly caption: string;
  /** Path of the image, relative to the sheet's folder. */
  readonly file: string;
}

/**
 * Arranges screenshots in a grid and takes a screenshot of that sheet.
 * @param sheet path of the sheet without extension; an .html and a .jpg are written
 * @param layout the number of columns and the width of each in px; browsers render sheets up to 16,000 px high
 */
export async function makeContactSheet(
  browser: Page,
  sheet: string,
  shots: readonly Shot[],
  { columns, column }: { readonly columns: number; readonly column: number },
): Promise<void> {
  const figures = shots.map(
    ({ caption, file }) => `<figure><figcaption>${caption}</figcaption><img src="${file}"></figure>`,
  );
  const html = `<!doctype html><meta charset="utf-8"><title>${path.basename(sheet)}</title>
<style>
body { display: grid; grid-template-columns: repeat(${columns}, ${column}px); gap: 24px; margin: 24px;
  width: max-content; align-items: start; background: #777; font: 18px sans-serif; color: #fff }
figure { margin: 0 } img { width: 100%; margin-top: 8px }
</style>
${figures.join("\n")}
`;
  await writeFile(`${sheet}.html`, html);
  await browser.setViewportSize({ width: columns * (column + 24) + 24, height: 900 });
  await browser.goto(pathToFileURL(`${sheet}.html`).href);
  await browser.screenshot({ path: `${sheet}.jpg`, quality: 85, fullPage: true });
}
