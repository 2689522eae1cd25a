import type { Page } from "@playwright/test";
import { callSource } from "./in-page";
import { expect } from "./test";

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

/**
 * Runs in the page. @returns each word that is on two lines, each text that is cut off at the side of its box, and the texts in
 * the flow of the page that cover each other
 */
function findBroken(): string[] {
  const found = new Set<string>();
  const lines: { parent: Element; text: string; left: number; right: number; top: number; bottom: number }[] =
    [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (!parent || !text.data.trim()) continue;
    if (parent.closest("script, style, noscript, .visually-hidden, select, svg")) continue;
    if (!parent.checkVisibility({ visibilityProperty: true })) continue;
    // Chinese and Japanese have no spaces, and may be broken between any two characters.
    if (!/^(zh|ja)/.test(parent.closest<HTMLElement>("[lang]")?.lang ?? "")) findInText(text, parent);
    if (parent.checkVisibility({ opacityProperty: true })) addLines(text, parent);
  }
  lines.sort((one, other) => one.top - other.top);
  for (const [index, one] of lines.entries())
    for (const other of lines.slice(index + 1)) {
      if (other.top >= one.bottom) break;
      if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - other.top;
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      // The boxes of two lines touch where lines are close; letters do not.
      if (width > 3 && height > least * 0.4) found.add(`covered: "${one.text}" and "${other.text}"`);
    }
  return [...found];

  function findInText(text: Text, parent: Element): void {
    range.selectNodeContents(text);
    if (range.getBoundingClientRect().width === 0) return;
    const start = text.data.trim().slice(0, 40);
    if (range.getClientRects().length > 1)
      for (const { 0: word, index } of text.data.matchAll(
        /\S+@\S+|\w[\w-]*(?:\.\w[\w-]+)+|[^\s\u200b\u00ad/@.…–—-]{2,}/g,
      )) {
        // An address of mail or of a website may be longer than a line.
        if (/[@.]/.test(word)) continue;
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const shown = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(shown.map(({ top }) => Math.round(top))).size > 1)
          found.add(`two lines: ${word} (in "${start}")`);
      }
    const clip = parent.closest<HTMLElement>("button, a, summary, li, dd, td, p, h1, h2, h3, div");
    if (!clip || clip.clientWidth <= 1 || clip.scrollWidth <= clip.clientWidth + 1) return;
    if (/hidden|clip/.test(getComputedStyle(clip).overflowX)) found.add(`cut off: ${start}`);
  }

  function addLines(text: Text, parent: Element): void {
    const clips: DOMRect[] = [];
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { position, overflowX } = getComputedStyle(around);
      if (/fixed|sticky/.test(position)) return;
      if (overflowX !== "visible") clips.push(around.getBoundingClientRect());
    }
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) {
      const left = Math.max(rect.left, ...clips.map((clip) => clip.left));
      const right = Math.min(rect.right, ...clips.map((clip) => clip.right));
      const top = Math.max(rect.top, ...clips.map((clip) => clip.top));
      const bottom = Math.min(rect.bottom, ...clips.map((clip) => clip.bottom));
      if (right - left > 1 && bottom - top > 1)
        lines.push({ parent, text: text.data.trim().slice(0, 30), left, right, top, bottom });
    }
  }
}

/** Shows a page in its own fonts, also if they have come too late for it. Runs in the page. @returns how many there are */
async function showOwnFonts(): Promise<number> {
  const rules = Array.from(document.styleSheets, ({ cssRules }) => [...cssRules]).flat();
  const fonts = new CSSStyleSheet();
  fonts.replaceSync(
    rules
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => cssText.replace("font-display: optional", "font-display: block"))
      .join(""),
  );
  document.adoptedStyleSheets.push(fonts);
  const added = [...document.fonts].filter(({ display }) => display === "block");
  await Promise.all(added.map((font) => font.load()));
  return added.length;
}

/**
 * Expects that no word of a page is on two lines and no text covers another, on all screens, with everything unfolded: in the
 * fonts that the page has, and then in its own.
 */
export async function expectWholeWords(page: Page): Promise<void> {
  const style = await page.evaluateHandle(() => new CSSStyleSheet());
  await style.evaluate((sheet) => document.adoptedStyleSheets.push(sheet));
  const folded = await page.evaluateHandle(() => [
    ...document.querySelectorAll<HTMLDetailsElement>("details:not([open])"),
  ]);
  const unfold = (open: boolean) =>
    folded.evaluate((all, isOpen) => {
      for (const each of all) each.open = isOpen;
    }, open);
  await unfold(true);
  for (const fonts of ["the fonts of the device", "its own fonts"]) {
    if (fonts === "its own fonts") expect(await page.evaluate(callSource(showOwnFonts))).toBeGreaterThan(0);
    for (const { look, width, styles } of looks) {
      await page.setViewportSize({ width, height: 900 });
      await style.evaluate((sheet, text) => sheet.replaceSync(text), styles);
      expect.soft(await brokenTexts(page), `in ${fonts} ${look}`).toEqual([]);
    }
  }
  await unfold(false);
  await style.evaluate((sheet) => sheet.replaceSync(""));
}

/** Returns the words of a page that are on two lines, and the texts that are cut off or cover each other. */
export function brokenTexts(page: Page): Promise<string[]> {
  return page.evaluate<string[]>(callSource(findBroken));
}
