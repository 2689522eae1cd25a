import { pdfIn } from "./document-resolvers";

const consent = {
  id: "consent",
  title: "Consent",
  description: "What you agree to.",
  file: "/documents/consent.pdf",
  pages: 2,
  bytes: 100,
};
const english = { title: "Consent", file: "/documents/consent.pdf", pages: 2, bytes: 100 };
const own = { file: "/documents/es/consent.pdf", pages: 3, bytes: 120 };
const made = { ...consent, madeOf: "12ab", inLanguages: [{ language: "es", ...own }] };

test.each([
  ["an English page", made, undefined, english],
  ["a Spanish page", made, "es", own],
  ["a page in a language without the PDF", made, "tl", english],
  ["a Spanish page, where nothing is translated", { ...consent, madeOf: "12ab" }, "es", english],
  ["a Spanish page, where the clinic has its own English PDF", { ...made, madeOf: undefined }, "es", english],
])("%s leads to the PDF in its language, or to the English one", (_, document, language, expected) => {
  expect(pdfIn(document as typeof made, language)).toMatchObject(expected);
});
