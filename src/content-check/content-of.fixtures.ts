import { parseTree } from "jsonc-parser";
import { englishAreas } from "../words/catalog";
import { valueFromFiles } from "./pictures/intended-picture";
import type { Content } from "./read-content";
import { siteOf } from "./site";
import type { CollectionName } from "./source-file";
import { translationName } from "./translations/list-translations";

/**
 * Makes content of values, for tests that call one rule. It is much faster than checking a folder with all rules.
 * @param values by the name of their file in data/, such as "team", "pages/home", "pages/home.es" or "languages/es"
 * @param folder where the pictures and PDFs are
 */
export function contentOf(values: Readonly<Record<string, unknown>>, folder = ""): Content {
  const all = Object.entries(values).map(([key, content]) => {
    const text = JSON.stringify(content, null, 2);
    const value: unknown = JSON.parse(text);
    return { name: `data/${key}.json`, text, root: parseTree(text), value, readable: true };
  });
  const inFolder = (name: string) =>
    all
      .filter((file) => file.name.startsWith(`data/${name}/`))
      .map((file) => ({ ...file, code: file.name.replace(/^.*\/|\.json$/g, "") }));
  const isTranslation = ({ name }: { name: string }) => translationName.test(name.replace(/^.*\//, ""));
  const files = all
    .filter((file) => !/^data\/(languages|phrases)\//.test(file.name) && !isTranslation(file))
    .map((file) => ({ ...file, collection: file.name.split(/[/.]/)[1] as CollectionName }));
  const translations = all.filter(isTranslation).flatMap((file) => {
    const [, name = "", language = ""] = /^(.*)\.(.*)\.json$/.exec(file.name) ?? [];
    const original = files.find((each) => each.name === `${name}.json`);
    return original === undefined ? [] : [{ ...file, language, original }];
  });
  return {
    folder,
    files,
    translations,
    languages: inFolder("languages"),
    phrases: inFolder("phrases"),
    site: siteOf(files),
    ...(folder !== "" && { fromFiles: valueFromFiles(folder) }),
  };
}

/** A language with all words of the interface. */
export const spanish = {
  name: "Español",
  english: "Spanish",
  locale: "es-US",
  direction: "ltr",
  words: englishAreas,
};

/** The texts of a translation, by their English texts. */
export const pairs = (texts: Readonly<Record<string, string>>) => ({
  texts: Object.entries(texts).map(([english, text]) => ({ english, text })),
});

/** The home page with this in it, and its translation. */
export const inSpanish = (more: object, texts: Readonly<Record<string, string>>) => ({
  "pages/home": { path: "/", ...more },
  "languages/es": spanish,
  "pages/home.es": { path: "/es", ...pairs(texts) },
});

/** The home page with this text, and its translation. */
export const proseInSpanish = (english: string, text: string) =>
  inSpanish({ blocks: [{ kind: "prose", text: english }] }, { [english]: text });
