import { allChanges } from "../../content-check/cases/all.cases";
import { readContent } from "../../content-check/read-content";
import { type Fixture, makeFixture } from "../../content-check/valid-site.fixtures";
import { collectionOf } from "../saving/place-in-forms";
import { type TranslatedFile, translatedLanguages } from "../translations/translated-files";
import type { ContentRead, Edit } from "./web-check.fixtures";

/** Changes of English files that translations have a say in. */
const besideTranslations = [
  ["an old address that leads to a translated page", "redirects", "/our-team", "/es/equipo"],
  ["an old address that leads to no page", "redirects", "/our-team", "/es/nadie"],
  ["the address of a translated page as an old one", "redirects", "/staff", "/es/equipo"],
  ["a room too narrow for its Spanish name", "pages/behavior", '"width": 5', '"width": 3'],
  ["a fact that the translation lacks", "services", "You talk.", "You talk. {phone}"],
] as const;

/** Valid content with translations. */
export function translatedSite(): Fixture {
  const site = makeFixture();
  const spanish = { name: "Español", english: "Spanish", locale: "es-US", direction: "ltr", words: {} };
  const texts = (pairs: Readonly<Record<string, string>>, path?: string) =>
    JSON.stringify({ path, texts: Object.entries(pairs).map(([english, text]) => ({ english, text })) });
  site.write("data/languages/es.json", JSON.stringify(spanish));
  site.write("data/services.es.json", texts({ "You talk.": "Usted habla." }));
  site.write("data/team.es.json", texts({ [snow]: "" }));
  site.write("data/concerns.es.json", texts({}));
  site.write("data/pages/home.es.json", texts({ Welcome: "Hola", [letter]: letterInSpanish }, "/es"));
  site.write("data/pages/our-team.es.json", texts({ Everyone: "Todos" }, "/es/equipo"));
  site.write("data/pages/behavior.es.json", texts({ "Speech room": "Sala de habla" }, "/es/conducta"));
  return site;
}

/** Every mistake of the check's own tests that can be made in a form, those beside translations, and those in them. */
export function editsOf(site: Fixture): Edit[] {
  return [...editsOfEnglish(site), ...editsOfTranslations(site)];
}

function editsOfEnglish(site: Fixture): Edit[] {
  const changes = [
    ...Object.entries(allChanges).map(([title, [change]]) => [title, change] as const),
    ...besideTranslations.map(([title, ...change]) => [title, change] as const),
  ];
  return changes.flatMap(([title, change]) => {
    // Other changes are of files and folders, which no form makes.
    if (typeof change === "function") return [];
    const [name, from, to] = change;
    const file = `data/${name}.json`;
    const text = site.read(file).replace(from, () => to);
    try {
      return collectionOf(file) === undefined ? [] : [{ title, file, value: JSON.parse(text) }];
    } catch {
      // A form cannot write malformed JSON.
      return [];
    }
  });
}

/** What the editor on the web knows of a project: the texts of its files, and the languages that were built into its page. */
export function contentRead(site: Fixture): ContentRead {
  const { files, translations, languages } = readContent(site.folder).content;
  return {
    files: [
      ...files.map(({ name, text, collection }) => ({ name, text, collection })),
      ...translations.map(({ name, text }) => ({ name, text })),
    ],
    languages: languages.map(({ name, code, value }) => ({ name, code, value })),
  };
}

/** English texts with facts, tags and links. */
const snow = "<p>Anika loves <strong>snow</strong>.</p><hr><ul><li>Call {phone}</li></ul>";
const snowInSpanish =
  "<p>A Anika le encanta la <strong>nieve</strong>.</p><hr><ul><li>Llame al {phone}</li></ul>";
const letter =
  "<p>Write to {email}, <a href='document:privacy-practices'>read this</a>, see <a href='#welcome'>above</a>.</p>";
const letterInSpanish =
  "<p>Escriba a {email}, <a href='document:privacy-practices'>lea esto</a>, vea <a href='#welcome'>arriba</a>.</p>";
const summary = "Home: what parents in Wasilla can find on this page of ours.";

/** What somebody writes for an English text in the form of a translation. */
const inTexts: readonly (readonly [title: string, file: string, english: string, text: string])[] = [
  ["a right translation", "team", snow, snowInSpanish],
  ["a translation of what was missing", "pages/home", "Call us", "Llámenos"],
  ["a translation in a new file", "clinic", "<p>Call {phone}.</p>", "<p>Llame al {phone}.</p>"],
  ["a translation with a line break", "services", "Helps with feelings.", "Ayuda con\nlos sentimientos."],
  ["a translation that is emptied", "pages/home", "Welcome", ""],
  ["a translation of spaces", "pages/home", "Welcome", "   "],
  ["a translation that is still English", "pages/home", "Call us", "Call us"],
  ["a fact that is lost", "team", snow, snowInSpanish.replace("{phone}", "")],
  ["a mistyped fact", "team", snow, snowInSpanish.replace("{phone}", "{telefono}")],
  ["another fact", "team", snow, snowInSpanish.replace("{phone}", "{email}")],
  ["a fact where English has none", "services", "You talk.", "Usted habla. {phone}"],
  ["a phone number in place of its fact", "team", snow, snowInSpanish.replace("{phone}", "(907) 555-0142")],
  ["a tag that is lost", "team", snow, snowInSpanish.replace(/<.?strong>/g, "")],
  ["another tag", "team", snow, snowInSpanish.replaceAll("strong>", "em>")],
  ["a tag that is not closed", "team", snow, snowInSpanish.replace("</strong>", "")],
  ["tags where English has none", "services", "You talk.", "<p>Usted habla.</p>"],
  ["a link that leads elsewhere", "pages/home", letter, letterInSpanish.replace("#welcome", "/our-team")],
  ["a link to no page", "pages/home", letter, letterInSpanish.replace("#welcome", "/es/nadie")],
  ["a link to no document", "pages/home", letter, letterInSpanish.replace("privacy", "private")],
  ["a link that is lost", "pages/home", letter, letterInSpanish.replace(/<a href='#.*?<\/a>/, "arriba")],
  ["a description that is too long", "pages/home", summary, "Qué hay para las familias. ".repeat(9).trim()],
  ["a description that is too short", "pages/home", summary, "Corto"],
  ["a room whose name is too long", "pages/behavior", "Speech room", "La gran sala de habla y de lenguaje"],
  ["a mistake in a new file", "clinic", "<p>Call {phone}.</p>", "<p>Llame.</p>"],
];

/** What somebody makes of the rest of the form of a translation. */
const inHeads: readonly (readonly [title: string, file: string, change: object])[] = [
  ["an address outside of the language", "pages/our-team", { path: "/equipo" }],
  ["an address of another page", "pages/our-team", { path: "/es/conducta" }],
  ["an address of the home page elsewhere", "pages/home", { path: "/es/inicio" }],
  ["an address with spaces", "pages/our-team", { path: "/es/nuestro equipo" }],
  ["a page that is shown without an address", "pages/our-team", { path: "", website: "shown" }],
  ["an approval without a day", "services", { approved: { by: "Ana Sample", on: "" } }],
  ["an approval on no day", "services", { approved: { by: "Ana Sample", on: "2026-02-30" } }],
  ["an approval", "services", { approved: { by: "Ana Sample", on: "2026-02-20" } }],
];

/** What somebody makes of the translations of a site in their forms: mistakes, and what is right. */
function editsOfTranslations(site: Fixture): Edit[] {
  const forms = translatedLanguages(readContent(site.folder).content).flatMap(({ files }) => files);
  const edit = (title: string, file: string, change: (form: TranslatedFile["value"]) => object): Edit => {
    const form = forms.find(({ path }) => path === `data/${file}.es.json`);
    if (form === undefined) throw new Error(`${file} has no form.`);
    const value = { ...form.value, ...change(form.value) };
    return { title: `in ${file}, ${title}`, file: form.path, value };
  };
  return [
    ...inTexts.map(([title, file, english, text]) =>
      edit(title, file, ({ texts }) => {
        if (!texts.some((pair) => pair.english === english))
          throw new Error(`${file} does not show ${english}`);
        return { texts: texts.map((pair) => (pair.english === english ? { ...pair, text } : pair)) };
      }),
    ),
    ...inHeads.map(([title, file, change]) => edit(title, file, () => change)),
  ];
}
