import { builtPages } from "../support/built-pages";
import { callSource } from "../support/call-source";
import { expect, test } from "../support/test";

/** The text spacing that WCAG 1.4.12 lets a reader set. */
const spacing =
  "main *, header *, footer * { letter-spacing: 0.12em; word-spacing: 0.16em; line-height: 1.5; }";
/** How a page is shown: on a narrow or a wide screen, with spacing or larger text that a reader sets. */
const looks = [
  { look: "at 320 px", width: 320, styles: "" },
  { look: "at 1280 px", width: 1280, styles: "" },
  { look: "at 320 px with the text spacing of WCAG 1.4.12", width: 320, styles: spacing },
  { look: "at 1280 px with the text spacing of WCAG 1.4.12", width: 1280, styles: spacing },
  { look: "at 1280 px with text of 200 %", width: 1280, styles: "html { font-size: 200%; }" },
];

/** Runs in the page. @returns each word that is on two lines, and each text that is cut off at the side of its box */
function brokenWords(): string[] {
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    // Chinese and Japanese have no spaces, and may be broken between any two characters.
    if (
      !parent ||
      /^(zh|ja)/.test(parent.closest<HTMLElement>("[lang]")?.lang ?? "") ||
      !text.data.trim() ||
      parent.closest("script, style, noscript, .visually-hidden, option")
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    if (range.getClientRects().length > 1)
      for (const { 0: word, index } of text.data.matchAll(/\S+@\S+|[^\s\u200b\u00ad/@.…–—-]{2,}/g)) {
        // An address may be longer than a line.
        if (word.includes("@")) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const tops = [...range.getClientRects()]
          .filter(({ width }) => width > 0)
          .map(({ top }) => Math.round(top));
        if (new Set(tops).size > 1) found.push(`two lines: ${word} (in "${text.data.trim().slice(0, 40)}")`);
      }
    const clip = parent.closest<HTMLElement>("button, a, summary, li, dd, td, p, h1, h2, h3, div");
    if (clip && getComputedStyle(clip).overflowX !== "visible" && clip.scrollWidth > clip.clientWidth + 1)
      if (/hidden|clip/.test(getComputedStyle(clip).overflowX) && clip.clientWidth > 1)
        found.push(`cut off: ${text.data.trim().slice(0, 40)}`);
  }
  return [...new Set(found)];
}

// The browser logs that a font is missing.
test.use({ allowedConsole: /Failed to load resource/ });

for (const fonts of ["with web fonts", "without web fonts"]) {
  for (const { path } of builtPages) {
    test(`${path}: no word is on two lines ${fonts}`, async ({ page }) => {
      if (fonts === "without web fonts") await page.route("**/*.woff2", (route) => route.abort());
      await page.goto(path);
      const style = await page.evaluateHandle(() => new CSSStyleSheet());
      await style.evaluate((sheet) => document.adoptedStyleSheets.push(sheet));
      await page.evaluate(() => {
        for (const each of document.querySelectorAll("details")) each.open = true;
      });
      for (const { look, width, styles } of looks) {
        await page.setViewportSize({ width, height: 900 });
        await style.evaluate((sheet, text) => sheet.replaceSync(text), styles);
        expect.soft(await page.evaluate(callSource(brokenWords)), look).toEqual([]);
      }
    });
  }
}
