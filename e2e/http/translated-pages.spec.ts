import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { liveLanguages } from "../../src/gatsby/languages/languages";
import { directionsTo } from "../../src/shared/clinic/contact";
import { builtConcerns, builtPages, isEnglish, notFoundPages } from "../support/built-pages";
import { clinic, documents, siteUrl } from "../support/content";
import { htmlFiles, htmlOf } from "../support/html-files";
import { expect, test } from "../support/test";

type Node = DefaultTreeAdapterTypes.Node;

/** What a language changes itself: its name, from which side it is read, and which words are long. */
const ofLanguage = new Set(["data-long", "dir", "hreflang", "lang"]);

/** Every element of a page's body, with its classes and the names of its attributes. Sentences may order theirs differently. */
function elementsOf(html: string): string[] {
  const elements = [parse(html) as Node].flatMap(function within(node): string[] {
    // The note that a link leads to an English page.
    if ("attrs" in node && node.attrs.some(({ name }) => name === "data-note")) return [];
    // Where a word with a slash may break.
    if (node.nodeName === "wbr") return [];
    const own = "attrs" in node ? [elementIn(node)] : [];
    return [...own, ...("childNodes" in node ? node.childNodes.flatMap(within) : [])];
  });
  return elements.slice(elements.findIndex((each) => each.startsWith("<body"))).sort();
}

function elementIn({ tagName, attrs }: DefaultTreeAdapterTypes.Element): string {
  const classes = attrs.find(({ name }) => name === "class")?.value ?? "";
  const names = attrs.map(({ name }) => name).filter((name) => !ofLanguage.has(name));
  return `<${tagName} ${names.sort().join(" ")}> ${classes}`;
}

/** So what the visits of the English pages find holds for them, too: axe on a wide screen, and the text without JavaScript. */
test("a page in another language has exactly the elements, classes and attributes of the English page", () => {
  const translated = builtPages.filter(({ path, original }) => path !== original);
  test.skip(translated.length === 0, "No other language is live.");
  for (const { path, original } of translated) {
    const elements = elementsOf(htmlOf(path));
    expect(elements.length, path).toBeGreaterThan(100);
    expect(elements, path).toEqual(elementsOf(htmlOf(original)));
  }
});

/** The text of an element. */
const textIn = (node: Node): string =>
  "value" in node ? node.value : "childNodes" in node ? node.childNodes.map(textIn).join("") : "";

interface PageLink {
  readonly href: string;
  readonly name: string;
  /** The text of its paragraph, or its own. */
  readonly around: string;
  readonly hreflang: string | undefined;
}

/** The links of a page, without those to the page in another language. */
function linksOf(node: Node, paragraph?: Node): PageLink[] {
  const own = "attrs" in node ? Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])) : {};
  if (node.nodeName === "a" && own.href !== undefined && own.lang === undefined) {
    const { href, hreflang, "aria-label": name = textIn(node) } = own;
    return [{ href, name, around: textIn(paragraph ?? node), hreflang }];
  }
  const around = node.nodeName === "p" ? node : paragraph;
  return "childNodes" in node ? node.childNodes.flatMap((child) => linksOf(child, around)) : [];
}

test("each link of a page in another language says that it leads to English, if it does, and leads to PDFs in its language", () => {
  const translated = [...builtPages, ...builtConcerns, ...notFoundPages].filter((page) => !isEnglish(page));
  const own = new Set(translated.map(({ path }) => path));
  const translatedDocuments = documents.filter(({ inLanguages = [] }) => inLanguages.length > 0);
  const inEnglish = translatedDocuments.map(({ file }) => file);
  const ownDocuments = new Set(
    translatedDocuments.flatMap(({ inLanguages = [] }) => inLanguages.map(({ file }) => file)),
  );
  for (const { path, words } of builtPages.filter((page) => !isEnglish(page)))
    for (const { href, name, around } of linksOf(parse(htmlOf(path)))) {
      if (!href.startsWith("/") || href === clinic.sitemapPath) continue;
      const isOwn = own.has(href.replace(/#.*/, "")) || ownDocuments.has(href);
      const note = `${path} to ${href}: ${name}`;
      if (isOwn) expect(name, note).not.toContain(words.links.inEnglish);
      else expect(around, note).toContain(words.links.inEnglish);
      expect(inEnglish, `${note}, a PDF that is translated`).not.toContain(href);
    }
});

/** A map speaks the language of the visitor. */
const [maps = ""] = directionsTo(clinic.address).split("?");

for (const { code, words, websites } of liveLanguages())
  test(`each link from "${code}" to another website says once that it is in English, unless it is not`, () => {
    const own = htmlFiles.filter(({ path }) => `${path}/`.startsWith(`/${code}/`));
    const elsewhere = own
      .flatMap(({ path, html }) => linksOf(parse(html)).map((link) => ({ path, ...link })))
      .filter(({ href }) => /^(https|mailto|tel):/.test(href) && !href.startsWith(siteUrl));
    const isInEnglish = (href: string) =>
      href.startsWith("https:") && !href.startsWith(maps) && !websites.has(href);
    expect(elsewhere.filter(({ href }) => isInEnglish(href)).length).toBeGreaterThan(own.length);
    const wrong = elsewhere.filter(({ href, name, hreflang }) => {
      const notes = name.split(words.links.inEnglish).length - 1;
      return isInEnglish(href) ? notes !== 1 || hreflang !== "en" : notes !== 0 || hreflang !== undefined;
    });
    expect(wrong).toEqual([]);
  });

test.describe("a translated page differs from the English one by", () => {
  const english = '<body><p class="a">Call <a href="/contact">us</a></p></body>';
  for (const [difference, html] of [
    ["a missing element", '<body><p class="a">Llame</p></body>'],
    ["another class", '<body><p class="b">Llámenos <a href="/es/contacto">aquí</a></p></body>'],
    ["another attribute", '<body><p class="a">Llámenos <a href="/es/contacto" title="x">aquí</a></p></body>'],
  ] as const) {
    test(difference, () => expect(elementsOf(html)).not.toEqual(elementsOf(english)));
  }
});
