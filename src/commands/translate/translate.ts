import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { jsonText } from "../../admin/saving/json-text";
import { readWritten } from "../../admin/saving/written";
import { readContent } from "../../content-check/read-content";
import type { SourceFile } from "../../content-check/source-file";
import { translationFileOf } from "../../content-check/translations/new-translation";
import { recordLivePages } from "../../content-check/translations/record-live-pages";
import { translatableTexts } from "../../content-check/translations/translatable";
import { arrange, ownersIn } from "./arrange";
import { newLanguage } from "./new-language";

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
  const owners = ownersIn(content, language);
  const lines = content.files
    .filter((file) => isChosen(file) && translatableTexts(file).length > 0)
    .flatMap((file) => {
      const name = translationFileOf(file.name, language);
      const { value, missing } = arrange(file, content, language, owners);
      const isEmpty = Array.isArray(value.texts) && value.texts.length === 0 && value.words === undefined;
      // A list of which every text is translated in another file needs none of its own.
      if (isEmpty && file.collection !== "pages") return [];
      write(folder, name, value);
      return missing > 0 ? [`  ${name}: ${missing} to translate`] : [];
    });
  const live = recordLivePages(folder).map((name) => `${name} is whole: it is now live.`);
  const started = isNew ? [`Made ${languageFile}: check its names, and translate its "words".`] : [];
  const open = lines.length > 0 ? ["These files have empty texts:", ...lines] : ["No text is missing."];
  return [...started, ...live, ...open, nextSteps].join("\n");
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
