import { parseTree } from "jsonc-parser";
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
  const languages = all.filter(({ name }) => name.startsWith("data/languages/"));
  const isTranslation = ({ name }: { name: string }) => translationName.test(name.replace(/^.*\//, ""));
  const files = all
    .filter((file) => !languages.includes(file) && !isTranslation(file))
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
    languages: languages.map((file) => ({ ...file, code: file.name.replace(/^.*\/|\.json$/g, "") })),
    site: siteOf(files),
    ...(folder !== "" && { fromFiles: valueFromFiles(folder) }),
  };
}
