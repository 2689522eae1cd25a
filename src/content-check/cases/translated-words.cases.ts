import { spanish as es, inSpanish, proseInSpanish } from "../content-of.fixtures";
import { findDoubledNotes, findGlossaryProblems } from "../translations/word-problems";
import { casesOf } from "./case.fixtures";

const glossary = [{ english: "doctor", word: "médico", not: ["doctor", "doctora"] }];
const withGlossary = (text: string, words: object = {}) => ({
  ...proseInSpanish("Ask", text),
  "languages/es": { ...es, glossary, words },
});

casesOf(findGlossaryProblems, {
  "nothing in the word of the glossary": [withGlossary("Pregunte al médico.")],
  "another word, with the one to write": [withGlossary("Pregunte a la Doctora."), 'instead of "Doctora"'],
  "another word inside formatting": [withGlossary("<p>Su <strong>doctor</strong></p>"), "is not our word"],
  "nothing in a longer word": [withGlossary("El doctorado")],
  "nothing in an address": [withGlossary("<p><a href='/doctor'>médico</a></p>")],
  "a word of the interface": [withGlossary("Pregunte", { layout: { menu: "El doctor" } }), '"doctor"'],
  "nothing in a language without a glossary": [proseInSpanish("Ask", "Pregunte al doctor.")],
});

const show = "<p>See <a href='link:show'>the show</a>.</p>";
const showAs = (words: string) => proseInSpanish(show, `<p>Vea <a href='link:show'>${words}.</p>`);
const withVideo = (english: string, text: string) =>
  inSpanish(
    { blocks: [{ kind: "feature", videoLink: "show", image: { alt: english } }] },
    { [english]: text },
  );
const withButton = (to: string) =>
  inSpanish(
    { blocks: [{ kind: "feature", actions: [{ label: "The show", to }] }] },
    { "The show": "El programa (in English)" },
  );

casesOf(findDoubledNotes, {
  "nothing in a link without a note": [showAs("el programa</a>")],
  "a note in a link": [showAs("el programa (in English)</a>"), 'Delete "(in English)".'],
  "a note right beside a link": [showAs("el programa</a> (in English)"), "families would read it twice"],
  "nothing in a note about something else": [showAs("el programa</a> y el libro (in English)")],
  "a note on a button": [withButton("link:show"), 'Delete "(in English)".'],
  "a note on a button that leads to a page": [withButton("/about"), 'Delete "(in English)".'],
  "a note in the name of a video": [withVideo("The gym", "Video (in English): el gimnasio"), "at a link"],
  "nothing in a language whose words are missing": [
    { ...showAs("el programa (in English)</a>"), "languages/es": { ...es, words: {} } },
  ],
});
