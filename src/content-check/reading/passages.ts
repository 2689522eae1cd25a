import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { locationAt } from "../json/source-location";
import type { Message, Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { type FieldPath, type SourceFile, schemaOf, type TranslationFile } from "../source-file";
import { pairsOf } from "../translations/translatable";
import { textOf, valueAt } from "../values";
import { walkFields } from "../walk-fields";
import { sourceTexts } from "./source-texts";

/** A text that people read, with what makes a problem that points at one of its characters. */
export interface Passage {
  /** Relative to the project's folder, such as "data/team.json". */
  readonly file: string;
  readonly text: string;
  /** Whether it is a translation, for which the grade of English texts says nothing. */
  readonly isTranslation: boolean;
  readonly problem: (index: number, message: Message) => Problem;
}

const documents = "documents/content";

/** Returns all texts of the pages, lists and documents that people read, and their translations. */
export function passagesIn({ folder, files, translations }: Content): Passage[] {
  const names = existsSync(join(folder, documents)) ? readdirSync(join(folder, documents)).sort() : [];
  return [
    ...files.filter(({ readable }) => readable).flatMap(contentPassages),
    ...translations.filter(({ readable }) => readable).flatMap(translatedPassages),
    ...names
      .filter((name) => name.endsWith(".ts"))
      .flatMap((name) => documentPassages(folder, `${documents}/${name}`)),
  ];
}

function contentPassages(file: SourceFile): Passage[] {
  return [...walkFields(schemaOf(file), file.value)]
    .filter(
      ({ role, path }) => (role === "text" || role === "html" || role === "story") && isEnglish(file, path),
    )
    .map(({ value, path }) => ({
      file: file.name,
      text: value,
      isTranslation: false,
      problem: (index, message) => problemAt(file, path, message, index),
    }));
}

function translatedPassages(file: TranslationFile): Passage[] {
  return pairsOf(file.value).map(({ index, text }) => ({
    file: file.name,
    text,
    isTranslation: true,
    problem: (start, message) => problemAt(file, ["texts", index, "text"], message, start),
  }));
}

/** Whether no object around a field names another language in its `lang`. */
function isEnglish(file: SourceFile, path: FieldPath): boolean {
  return path.every((_, depth) =>
    /^en\b|^$/.test(textOf(valueAt(file.value, path.slice(0, depth)), "lang") ?? ""),
  );
}

function documentPassages(folder: string, name: string): Passage[] {
  const source = readFileSync(join(folder, name), "utf8");
  return sourceTexts(source).map(({ text, start }) => ({
    file: name,
    text,
    isTranslation: false,
    problem: (index, message) => ({ file: name, location: locationAt(source, start + index), ...message }),
  }));
}
