import { leadsToEnglish, pathIn, translate } from "./languages";

const spanish = {
  code: "es",
  texts: new Map([["Call Us", "Llámenos"]]),
  pages: new Map([["/contact", "/es/contacto"]]),
  websites: new Set(["https://helpline.example/"]),
};

test.each([
  ["Call Us", spanish, "Llámenos"],
  ["Not translated", spanish, "Not translated"],
  ["Call Us", undefined, "Call Us"],
])("%j is %#: translated if its language has it", (text, language, expected) => {
  expect(translate(text, language)).toBe(expected);
});

test.each([
  ["/contact", spanish, "/es/contacto"],
  ["/contact#form", spanish, "/es/contacto#form"],
  ["/forms", spanish, "/forms"],
  ["/contact#form", undefined, "/contact#form"],
])("%s leads to the page in the language if it is live: case %#", (path, language, expected) => {
  expect(pathIn(path, language)).toBe(expected);
});

test.each([
  ["/es/contacto#form", spanish, false],
  ["/forms", spanish, true],
  ["/documents/intake.pdf", spanish, true],
  ["/documents/es/intake.pdf", spanish, false],
  ["https://videos.example/", spanish, true],
  ["https://helpline.example/", spanish, false],
  ["/forms", undefined, false],
  ["https://videos.example/", undefined, false],
])("%s leads from a page in a language to English, or not: case %#", (address, language, expected) => {
  expect(leadsToEnglish(address, language)).toBe(expected);
});
