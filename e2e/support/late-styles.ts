import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { currentAssetHashes } from "../../src/gatsby/output/remove-stale-assets";

/** The style sheets that load on demand, such as the calendar's. */
export async function lateStyleSheets(): Promise<string[]> {
  const inUse = [...(await currentAssetHashes("public"))];
  return readdirSync("public")
    .filter((name) => name.endsWith(".css") && !name.startsWith("styles."))
    .filter((name) => inUse.some((hash) => name.includes(hash)))
    .map((name) => readFileSync(join("public", name), "utf8"));
}

/**
 * The selectors of these style sheets that match something on the page, whatever its state. If there is none, loading them
 * changes nothing that is already there, on the screen or in print.
 */
export function selectorsThatMatch(page: Page, sheets: readonly string[]): Promise<string[]> {
  return page.evaluate((sheets) => {
    const selectorsIn = (rules: CSSRuleList): string[] =>
      Array.from(rules).flatMap((rule) => {
        if (rule instanceof CSSStyleRule) return [rule.selectorText, ...selectorsIn(rule.cssRules)];
        return rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : [];
      });
    const selectors = sheets.flatMap((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      return selectorsIn(sheet.cssRules);
    });
    // An element is found by its selector without pseudo-elements and without states that may come later.
    const anyState = (selector: string) =>
      selector
        .replace(/::[\w-]+(\([^)]*\))?/g, "")
        .replace(/:(hover|focus|focus-visible|focus-within|active|checked|disabled|open)\b/g, "");
    return selectors.filter((selector) => document.querySelector(anyState(selector) || "*") !== null);
  }, sheets);
}
