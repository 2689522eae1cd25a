import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsonText, readWritten } from "../../content-check/json/json-text";
import { type Content, readContent } from "../../content-check/read-content";
import { isRightToLeft } from "../../content-check/rules/notices";
import type { SourceFile } from "../../content-check/source-file";
import { headOfTranslation, translationFileOf } from "../../content-check/translations/list-translations";
import { matchPairs } from "../../content-check/translations/match-pairs";
import { recordLivePages } from "../../content-check/translations/read-languages";
import { pairsOf, translatableTexts } from "../../content-check/translations/translatable";
import { isRecord } from "../../content-check/values";
import { englishAreas } from "../../words/catalog";

/**
 * Adds to a translation what is missing, with an empty text, in the order of the English file. What is there stays: an older
 * text at the place of its original, and one whose original is gone at the end.
 * @param owners which English file's translation lists which text, so that a text of several files is listed once; it is completed
 * @returns the translation file, and how many of its texts have no translation
 */
function arrange(original: SourceFile, content: Content, language: string, owners: Map<string, SourceFile>) {
  const translation = content.translations.find(
    (file) => file.language === language && file.original === original,
  );
  const { translated } = matchPairs(content, language);
  const own = translation === undefined ? [] : pairsOf(translation.value);
  const placed = new Set<number>();
  const inOrder = translatableTexts(original).flatMap((english) => {
    const known = translated.get(english);
    if (known !== undefined && known.file === translation) {
      placed.add(known.index);
      return [{ english: known.english, text: known.text }];
    }
    const owner = owners.get(english) ?? original;
    if (known !== undefined || owner !== original) return [];
    owners.set(english, original);
    return [{ english, text: "" }];
  });
  const others = own.filter(({ index, text }) => text.trim() !== "" && !placed.has(index));
  const texts = [...inOrder, ...others.map(({ english, text }) => ({ english, text }))];
  const { texts: _, ...head } = isRecord(translation?.value) ? translation.value : {};
  return {
    value: { ...headOfTranslation(original, language), ...head, texts },
    missing: inOrder.filter(({ text }) => text.trim() === "").length,
  };
}

/**
 * Adds the texts that are missing to the translations of a language: to those that are there, to those of lists, and to a
 * page's that is named.
 * @param page the file of a page without its ending, such as "appointment"
 * @returns what it did, and what to do next
 */
export function translate(folder: string, language: string, page?: string): string {
  if (!/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/.test(language))
    return `"${language}" is not the code of a language. Write one such as "es", in lowercase letters.`;
  const languageFile = `data/languages/${language}.json`;
  const isNew = !existsSync(join(folder, languageFile));
  if (isNew) write(folder, languageFile, newLanguage(language));
  const { content, problems } = readContent(folder);
  if (problems.length > 0) return `Some files can't be read. Fix them first, with: npm run check:content`;
  const named = content.files.find(({ name }) => name === `data/pages/${page}.json`);
  if (page !== undefined && named === undefined)
    return `There is no page data/pages/${page}.json. Write the name of its file, such as "appointment".`;
  const isChosen = (file: SourceFile) =>
    file === named ||
    file.collection !== "pages" ||
    content.translations.some((each) => each.language === language && each.original === file);
  const owners = new Map(
    content.translations
      .filter((file) => file.language === language)
      .flatMap(({ value, original }) => pairsOf(value).map(({ english }) => [english, original] as const)),
  );
  const lines = content.files
    .filter((file) => isChosen(file) && translatableTexts(file).length > 0)
    .flatMap((file) => {
      const name = translationFileOf(file.name, language);
      const { value, missing } = arrange(file, content, language, owners);
      // A list of which every text is translated in another file needs none of its own.
      if (value.texts.length === 0 && file.collection !== "pages") return [];
      write(folder, name, value);
      return missing > 0 ? [`  ${name}: ${missing} to translate`] : [];
    });
  const live = recordLivePages(folder).map((name) => `${name} is complete: it is now live.`);
  const started = isNew ? [`Made ${languageFile}: check its names, and translate its "words".`] : [];
  const open = lines.length > 0 ? ["These files have empty texts:", ...lines] : ["No text is missing."];
  return [...started, ...live, ...open, nextSteps].join("\n");
}

/**
 * The file of a new language: its names and direction as far as they are known, and every word of the interface, empty.
 * @throws RangeError when the code is not that of a language
 */
function newLanguage(code: string) {
  const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return {
    $schema: "../../schemas/language.schema.json",
    name: nameIn(code).replace(/^./u, (letter) => letter.toLocaleUpperCase(code)),
    english: nameIn("en"),
    locale: code,
    direction: isRightToLeft(code) ? "rtl" : "ltr",
    words: emptied(Object.fromEntries(Object.entries(englishAreas).sort()), forms),
  };
}

function emptied(words: unknown, forms: readonly string[]): unknown {
  if (typeof words === "string") return "";
  if (Array.isArray(words)) return words.map((each) => emptied(each, forms));
  const isPlural = typeof (words as { other?: unknown }).other === "string";
  const keys = isPlural ? forms : Object.keys(Object(words));
  return Object.fromEntries(
    keys.map((key) => [key, isPlural ? "" : emptied((words as Record<string, unknown>)[key], forms)]),
  );
}

const nextSteps = [
  'Next: write the translation of each "english" into its "text". Keep {facts}, HTML tags and links as they are.',
  "Then run: npm run check:content. It says which texts are missing or older than their English text.",
].join("\n");

function write(folder: string, name: string, value: unknown): void {
  const path = join(folder, name);
  const before = existsSync(path) ? readFileSync(path, "utf8") : "";
  const text = jsonText(value, readWritten(before));
  if (text === before) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
