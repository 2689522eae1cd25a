/** @jest-environment jsdom */
import { showPageLanguage } from "./page-language";

const html = document.documentElement;

function open(pageContext: object, content = "<p>Page</p>"): void {
  Object.assign(html, { lang: "en-US", dir: "" });
  Object.assign(window, { ___loader: { loadPageSync: () => ({ json: { pageContext } }) } });
  document.body.innerHTML = `<div id="___gatsby">${content}</div>`;
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

test("a page that is not there yet says so once it is", () => {
  open({ words: { locale: "es-US" } }, "");
  expect(html.lang).toBe("en-US");
  document.dispatchEvent(new Event("hydrated"));
  expect(html.lang).toBe("es-US");
});
