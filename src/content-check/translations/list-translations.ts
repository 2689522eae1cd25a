import { collections } from "../../content/collections";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { pageOf, type SourceFile } from "../source-file";
import { quotedList } from "../suggestions/wording";
import { textOf } from "../values";

/** The name of a translation: that of the file beside it, with the code of a language before ".json". */
export const translationName = /^([a-z0-9-]+)\.([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\.json$/;

const languageName = /^([a-z]{2,3}(?:-[a-z0-9]{2,8})*)\.json$/;

const translatable = Object.values(collections).map(({ source }) => source);

/** Lists the translations and languages, with a problem for each one that belongs to no file or has another name. */
export function listTranslations(
  inData: readonly string[],
  inPages: readonly string[],
  inLanguages: readonly string[],
) {
  const languages = inLanguages.flatMap((name) => {
    const [, code] = languageName.exec(name) ?? [];
    return code === undefined ? [] : { name: `data/languages/${name}`, code };
  });
  const codes = languages.map(({ code }) => code);
  const all = [...translationsIn("data", inData), ...translationsIn("data/pages", inPages)];
  const originals = new Set([
    ...inData.filter((name) => translatable.some((source) => source === name)).map((name) => `data/${name}`),
    ...inPages.map((name) => `data/pages/${name}`),
  ]);
  const translations = all.filter(
    ({ original, language }) => originals.has(original) && codes.includes(language),
  );
  return {
    languages,
    translations,
    problems: [
      ...inLanguages.filter((name) => !languageName.test(name)).map(notALanguage),
      ...all.filter(({ original }) => !originals.has(original)).map(withoutOriginal),
      ...all
        .filter(({ original, language }) => originals.has(original) && !codes.includes(language))
        .map((each) => withoutLanguage(each, codes)),
    ],
  };
}

type TranslationName = ReturnType<typeof translationsIn>[number];

const translationsIn = (folder: string, names: readonly string[]) =>
  names
    .map((name) => `${folder}/${name}`)
    .flatMap((name) => {
      const translated = translatedBy(name);
      return translated === undefined ? [] : { name, ...translated };
    });

const notALanguage = (name: string): Problem => ({
  file: `data/languages/${name}`,
  found: "This file is not a language.",
  expected: 'Only files whose name is the code of a language in lowercase letters, such as "es.json".',
  fix: "Rename it to the code of its language, or move it out of this folder.",
});

const withoutOriginal = ({ name, original }: TranslationName): Problem => ({
  file: name,
  found: `There is no file ${original} that this would be the translation of.`,
  expected: "Each translation beside the English file, with the same name before the code of the language.",
  fix: `If ${original} was renamed, rename this file in the same way. If it was removed, remove this one, too.`,
});

function withoutLanguage({ name, language }: TranslationName, codes: readonly string[]): Problem {
  const known = codes.length === 0 ? "there is none yet" : `there are ${quotedList(codes)}`;
  return {
    cause: `no language ${language}`,
    file: name,
    found: `"${language}" is not the code of one of the website's languages.`,
    expected: `The code of a language that has a file in data/languages; ${known}.`,
    fix: `Add data/languages/${language}.json, or rename this file to the code of its language.`,
  };
}

/** Lists the pages that are translated, live or not yet, each with its path ("/es/cita") and its file. */
export function translatedPages({ translations }: Pick<Content, "translations">) {
  return translations.flatMap(({ name, value, original }) => {
    const path = textOf(value, "path");
    return pageOf(original) === undefined || path === undefined ? [] : { path, file: name };
  });
}

/** Whether a file under data/ is the translation of the file beside it: "about.es.json", with two dots in its name. */
export function isTranslationFile(name: string): boolean {
  return name.split(".").length > 2;
}

/** The name of the file with the translation of a file: "data/team.json" in "es" is "data/team.es.json". */
export function translationFileOf(original: string, language: string): string {
  return original.replace(/\.json$/, `.${language}.json`);
}

/** The file that a translation translates, and the code of its language; undefined for a file with another kind of name. */
export function translatedBy(file: string) {
  const name = file.slice(file.lastIndexOf("/") + 1);
  const [, original, language] = translationName.exec(name) ?? [];
  if (original === undefined || language === undefined) return undefined;
  return { original: file.replace(name, `${original}.json`), language };
}

/** The fields of a new translation before its texts. A page gets the English path after the language as a beginning. */
export function headOfTranslation(original: SourceFile, language: string) {
  const page = pageOf(original);
  const up = page === undefined ? ".." : "../..";
  return {
    $schema: `${up}/schemas/translation.schema.json`,
    ...(page !== undefined && { path: `/${language}${page.replace(/\/$/, "")}` }),
  };
}
