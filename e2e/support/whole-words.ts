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
      for (const { 0: word, index } of text.data.matchAll(
        /\S+@\S+|\w[\w-]*(?:\.\w[\w-]+)+|[^\s\u200b\u00ad/@.…–—-]{2,}/g,
      )) {
        // An address of mail or of a website may be longer than a line.
        if (/[@.]/.test(word)) continue;
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

/** Runs in the page. @returns the texts that cover each other, of what is in the flow of the page */
function coveredTexts(): string[] {
  interface Line {
    readonly parent: Element;
    readonly text: string;
    readonly left: number;
    readonly right: number;
    readonly top: number;
    readonly bottom: number;
  }
  const overlays = /fixed|sticky/;
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    const text = walker.currentNode as Text;
    const parent = text.parentElement;
    if (
      !parent ||
      !text.data.trim() ||
      parent.closest("script, style, noscript, .visually-hidden, select, svg")
    )
      continue;
    if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
    const clips: DOMRect[] = [];
    let isOverlay = false;
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const { position, overflowX } = getComputedStyle(around);
      if (overlays.test(position)) isOverlay = true;
      if (overflowX !== "visible") clips.push(around.getBoundingClientRect());
    }
    if (isOverlay) continue;
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
  lines.sort((one, other) => one.top - other.top);
  const found: string[] = [];
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length; next += 1) {
      const other = lines[next];
      if (!other || other.top >= one.bottom) break;
      if (
        one.parent === other.parent ||
        one.parent.contains(other.parent) ||
        other.parent.contains(one.parent)
      )
        continue;
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - other.top;
      const least = Math.min(one.bottom - one.top, other.bottom - other.top);
      // The boxes of two lines touch where lines are close; letters do not.
      if (width > 3 && height > least * 0.4) found.push(`covered: "${one.text}" and "${other.text}"`);
    }
  return [...new Set(found)];
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
export async function brokenTexts(page: Page): Promise<string[]> {
  return [
    ...((await page.evaluate(callSource(brokenWords))) as string[]),
    ...((await page.evaluate(callSource(coveredTexts))) as string[]),
  ];
}
