import { allChanges } from "../../content-check/cases/all.cases";
import { readContent } from "../../content-check/read-content";
import { type Fixture, makeFixture } from "../../content-check/valid-site.fixtures";
import { collectionOf } from "../saving/file-label";
import { editsOfTranslations, letter, letterInSpanish, snow } from "./translation-mistakes.fixtures";
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
    languages: languages.map(({ name, value }) => ({ name, value })),
  };
}
