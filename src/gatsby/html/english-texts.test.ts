import { spanish } from "../languages/languages.fixtures";
import { readSiteContent } from "../output/read-site-content";
import { englishPattern, withEnglishMarked } from "./english-texts";

const { clinic } = readSiteContent("https://clinic.example");
const patternOf = (...untranslated: string[]) => englishPattern({ ...spanish, untranslated }, clinic) ?? "";
const texts = ["Feeding Therapy", "A spoon (and a bowl)", "Call {phone}. We listen.", "Eat & play"];
const pattern = patternOf(...texts, "Page {number} of {count}");
const page = (body: string, head = "") =>
  `<!DOCTYPE html><html lang="es-US"><head>${head}</head><body>${body}</body></html>`;

test.each([
  ["a whole text", '<p lang="en">Feeding Therapy</p>'],
  ["only the smallest element", '<ul><li lang="en">Feeding Therapy</li><li>Terapia</li></ul>'],
  ["a description", '<img lang="en" alt="A spoon (and a bowl)" src="a.jpg">'],
  ["the name of a wordless button", '<button lang="en" aria-label="Feeding Therapy"><svg></svg></button>'],
  ["a text with the clinic's facts", `<p lang="en">Call ${clinic.phones.main}. We listen.</p>`],
  ["a text around a link", `<p lang="en">Call <a href="tel:1">${clinic.phones.main}</a>. We listen.</p>`],
  ["a text that is filled in", '<p lang="en">Page 2 of 7</p>'],
  ["a text with an entity", '<p lang="en">Eat &amp; play</p>'],
  ["what is Spanish inside it", '<a lang="en">Feeding Therapy<span lang="es-US"> (en inglés)</span></a>'],
])("%s is marked", (_, marked) => {
  const before = marked.replaceAll(/ lang="[^"]*"/g, "");
  expect(withEnglishMarked(page(before), pattern, "es-US")).toBe(page(marked));
});

test.each([
  ["a Spanish text", "<p>Terapia</p>"],
  ["a Spanish text with an English name in it", "<p>Ir a <!-- -->Feeding Therapy</p>"],
  ["the section around it", '<section aria-label="Feeding Therapy"><p>Terapia</p></section>'],
  ["what says its own language", '<a lang="en" href="/">English</a><p lang="ko">안녕</p>'],
])("%s is not marked", (_, body) => {
  expect(withEnglishMarked(page(body), pattern, "es-US")).toBe(page(body));
});

test("the title and the description of a page are marked, and a second time changes nothing", () => {
  const head = '<title>Feeding Therapy</title><meta name="description" content="Feeding Therapy"/>';
  const once = withEnglishMarked(page("", head), pattern, "es-US");
  expect(once.match(/ lang="en"/g)).toHaveLength(2);
  expect(withEnglishMarked(once, pattern, "es-US")).toBe(once);
});

test("a language that is complete has no pattern, and texts without words are in none", () => {
  expect(englishPattern({ ...spanish, untranslated: [] }, clinic)).toBeUndefined();
  expect(englishPattern({ ...spanish, untranslated: ["{phone}", "911"] }, clinic)).toBeUndefined();
});
