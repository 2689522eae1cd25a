import { englishAreas } from "../../words/catalog";
import { spanish as es, inSpanish, pairs, proseInSpanish } from "../content-of.fixtures";
import { findFloorPlanProblems } from "../rules/floor-plans";
import { findHardCodedFacts } from "../rules/hard-coded-facts";
import { findHtmlProblems } from "../rules/html/html";
import { findPlaceholderProblems } from "../rules/placeholders";
import { findSelfHarmLanguage } from "../rules/risky-words";
import { findTranslationLengths, findTranslationProblems } from "../translations/translation-problems";
import { findUntranslated } from "../translations/translation-warnings";
import { casesOf } from "./case.fixtures";

const link = "<p>Call {phone} or <a href='/about'>read</a>.</p>";
const page = {
  path: "/about",
  title: "About",
  blocks: [{ kind: "prose", heading: "Who we are", text: link }],
};
const home = { path: "/", title: "Welcome" };
const {
  layout: { fax, ...otherLayout },
  ...otherAreas
} = englishAreas;
const description = "Occupational, physical and speech therapy for children in Wasilla, Alaska.";
const described = (text: string) => inSpanish({ description }, { [description]: text });
const gym = { id: "gym", name: "Gym", place: { column: 9, row: 0, width: 3, height: 2 } };
const hall = { ...gym, id: "hall", name: "Hall", place: { ...gym.place, column: 0 } };
const withRoom = (text: string) =>
  inSpanish({ blocks: [{ kind: "sensory-guide", rooms: [gym, hall] }] }, { Gym: text });
const concerns = [
  { id: "no-air", name: "Chokes", first: "911", answer: "Call." },
  { id: "lisp", name: "Lisps", answer: "Wait." },
];
const billing = { name: "Billing", number: "(907) 555-0145" };
const summer = { name: "Summer hours", from: "2031-06-01", to: "2031-08-15" };
const clinic = { phones: { main: "(907) 555-0142" } };

/** The content with one translation of the page, of which some texts are given. */
const translated = (texts: Readonly<Record<string, string>>, more: object = { path: "/es/nosotros" }) => ({
  clinic,
  "pages/about": page,
  "pages/home": home,
  concerns,
  "languages/es": es,
  "pages/about.es": { ...more, ...pairs(texts) },
});
const whole = {
  About: "Nosotros",
  "Who we are": "Quiénes somos",
  [link]: "<p>Llame al {phone} o <a href='/about'>lea</a>.</p>",
};
const withHome = (path: string, texts = {}) => ({
  ...translated(whole),
  "pages/home.es": { path, ...pairs(texts) },
});
const clinicWith = (more: object) => ({ clinic, "languages/es": es, "clinic.es": { ...more, texts: [] } });
const inWords = (words: object) => ({ "languages/es": { ...es, words } });
/** A concern whose address is translated. */
const address = (path: string) => ({
  ...translated(whole),
  concerns: [{ id: "lisp", path: "/concerns/lisps" }],
  "concerns.es": pairs({ "/concerns/lisps": path }),
});

casesOf(findTranslationProblems, {
  "nothing in a right translation": [translated(whole)],
  "a fact that is missing": [translated({ [link]: "<p>Llame o <a href='/about'>lea</a>.</p>" }), "{phone}"],
  "a mistyped fact": [translated({ "Call {phone}": "Llame al {telefono}" }), "{phone}. The translation"],
  "a link that leads elsewhere": [
    translated({ [link]: whole[link]?.replace("/about", "/es") ?? "" }),
    "has <a href='/es'>",
  ],
  "no difference between quotation marks": [translated({ [link]: whole[link]?.replaceAll("'", '"') ?? "" })],
  "nothing in a text that is not translated yet": [translated({ [link]: "" })],
  "a second translation of a text": [
    withHome("/es", { About: "Acerca" }),
    "has another translation in data/pages/about.es.json",
  ],
  "an address of a concern": [address("/es/inquietudes/cecea")],
  "an address of a concern outside the language": [address("/inquietudes/cecea"), '"/es/inquietudes/cecea"'],
  "an address of a concern that a page has": [address("/es"), 'The path is "/es"'],
  "an address of a concern that another page has": [address("/es/nosotros"), "is already used by"],
  "a path outside the language": [translated(whole, { path: "/nosotros" }), 'Write "/es/nosotros"'],
  "a home page elsewhere": [withHome("/es/inicio"), 'Write "/es".'],
  "a path that two pages have": [
    {
      ...translated(whole, { path: "/es/a" }),
      "pages/more": { path: "/more" },
      "pages/more.es": { path: "/es/a", texts: [] },
    },
    "already used by data/pages/about.es.json",
  ],
  "a page that is shown without an address": [translated(whole, { website: "shown" }), "it has no address"],
  "a list that is shown": [clinicWith({ website: "shown" }), 'Only the translation of a page has "website".'],
  "a path of a list": [clinicWith({ path: "/es/clinica" }), "Only the translation of a page"],
  "a word of the interface with another placeholder": [
    inWords({ layout: { fax: "Fax", ...otherLayout }, ...otherAreas }),
    "It must have {number}",
  ],
  "nothing in a word that is missing": [inWords({})],
  "a locale that is none": [{ "languages/es": { ...es, locale: "spanish!" } }, "not the tag of a language"],
});

casesOf(findUntranslated, {
  "nothing where all is translated": [translated(whole)],
  "a translation with other numbers": [
    proseInSpanish("It takes 45 to 60 minutes.", "Dura 45 a 50 minutos."),
    "60 instead of 50",
  ],
  "a translation with the same numbers": [
    proseInSpanish("<p>It takes 60 minutes.</p>", "<p>Dura 60 minutos.</p>"),
  ],
  "a translation in English": [proseInSpanish("Call us", "Call us")],
  "a name that stays as it is": [proseInSpanish("Denali KidCare", "Denali KidCare")],
  "how many texts are missing, and the first of them": [translated({ About: "" }), '"About", "Who we are"'],
  "a translation that is older than its text, with both texts": [
    translated({ ...whole, "Who we are": "", "Who we all are": "Quiénes somos" }),
    'older than its original. It was made from: "Who we all are"',
  ],
  "a translation of nothing": [translated({ ...whole, "Snow on the roof": "Nieve" }), '"Snow on the roof"'],
  "a translation of a file without texts for visitors": [
    {
      links: [{ id: "show", name: "Show", url: "https://show.example" }],
      "languages/es": es,
      "links.es": pairs({ Show: "Programa" }),
    },
    "Delete this file.",
  ],
  "a page without a path": [translated(whole, {}), '"path": "/es/about"'],
  "texts of what a page shows": [
    { ...translated(whole), navigation: { menu: [{ name: "Start", id: "/" }] } },
    '1 texts that pages show, in files without a translation, are not translated yet: "Start"',
  ],
  "news and days closed in files without a translation, which pages show without naming them": [
    {
      ...translated(whole),
      closures: [{ id: "ice", reason: "Ice", from: "2031-01-13" }],
      news: [{ title: "Open house", text: "<p>Come in.</p>", from: "2031-01-13", to: "2031-01-14" }],
    },
    '3 texts that pages show, in files without a translation, are not translated yet: "Ice", "Open house"',
  ],
  "what a phone is for, a place and a season": [
    {
      clinic: { phones: { others: [billing] }, locations: [{ name: "Palmer" }], seasons: [summer] },
      "languages/es": es,
      "clinic.es": pairs({}),
    },
    '3 of 3 texts are not translated yet: "Billing", "Palmer", "Summer hours"',
  ],
  "words of the interface that are missing": [
    inWords({ ...englishAreas, layout: { ...englishAreas.layout, fax: "" } }),
    '1 words of the interface are not translated yet: "layout.fax"',
  ],
});

casesOf(findTranslationLengths, {
  "nothing in a text that fits": [described("Terapia física y del habla para niños en Wasilla, Alaska.")],
  "nothing in a text that is not translated yet": [described("")],
  "a long text where any length fits": [translated({ "Who we are": "Quiénes somos ".repeat(20) })],
  "a text that is too long for its field": [described("Terapia ".repeat(21)), "has 168 characters"],
  "a text that is too short for its field": [described("Terapia"), "must have at least 50 characters"],
});

casesOf(findFloorPlanProblems, {
  "nothing in a room that is wide enough for its name": [withRoom("Gimnasio A")],
  "a translated name that is too long for its room": [withRoom("Gimnasio AB"), "11 letters"],
});

casesOf(findPlaceholderProblems, {
  "a fact outside a link": [translated(whole)],
  "a fact inside a link": [
    translated({ [link]: "<p>Llame al <a href='/about'>número {phone}</a>.</p>" }),
    "{phone} is inside <a href='/about'>",
  ],
});

casesOf(findHardCodedFacts, {
  "a phone number": [translated({ About: "Llame al 907-555-0142" }), "typed by hand"],
});

casesOf(findSelfHarmLanguage, {
  "suicide without the crisis lines": [translated({ About: "El suicidio" }), "suicidio"],
});

casesOf(findHtmlProblems, {
  "a tag that is not closed": [translated({ [link]: "<p>Llame" }), "is never closed"],
});
