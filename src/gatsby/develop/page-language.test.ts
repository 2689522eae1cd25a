/** @jest-environment jsdom */
import { showPageLanguage } from "./page-language";

const html = document.documentElement;

function open(pageContext: object): void {
  Object.assign(html, { lang: "en-US", dir: "" });
  Object.assign(window, { ___loader: { loadPageSync: () => ({ json: { pageContext } }) } });
  showPageLanguage();
}

test.each([
  ["in Spanish", { words: { locale: "es-US" } }, "es-US", ""],
  ["in Hebrew", { words: { locale: "he" }, direction: "rtl" }, "he", "rtl"],
  ["in English", {}, "en-US", ""],
])("a page %s says so", (_, context, lang, dir) => {
  open(context);
  expect([html.lang, html.dir]).toEqual([lang, dir]);
});
