import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { translate } from "../src/commands/translate/translate";
import type { TranslationContent } from "../src/content/languages";
import { readContent } from "../src/content-check/read-content";
import { findFloorPlanProblems } from "../src/content-check/rules/floor-plans";
import { findTranslationLengths } from "../src/content-check/translations/translation-problems";
import { englishAreas } from "../src/words/catalog";
import { accented, pseudo, stretched } from "../src/words/pseudo.fixtures";

/** Hebrew: its own plural forms, from right to left. Its words are English ones with accents, and longer. */
export const pseudoLanguage = "he";

/**
 * Adds a whole language to a project's content, by the steps of docs/editors/translating.md: every page, every list
 * and the words of the interface.
 */
export function addPseudoLanguage(folder: string): void {
  const pages = readdirSync(join(folder, "data/pages")).filter((name) => /^[a-z0-9-]+\.json$/.test(name));
  // The command completes all files that are there at once: naming each page would read all content for each.
  for (const name of pages)
    writeFileSync(join(folder, "data/pages", name.replace(/json$/, `${pseudoLanguage}.json`)), "{}");
  translate(folder, pseudoLanguage);
  fillInPseudoLanguage(folder);
}

/** Writes every text of the pseudo-language that is in its files, as a translator does. */
export function fillInPseudoLanguage(folder: string): void {
  const inFolder = (name: string) =>
    readdirSync(join(folder, name))
      .filter((file) => file.endsWith(`.${pseudoLanguage}.json`))
      .map((file) => `${name}/${file}`);
  for (const name of [...inFolder("data"), ...inFolder("data/pages")])
    change<TranslationContent>(folder, name, translated);
  change<{ words: unknown }>(folder, `data/languages/${pseudoLanguage}.json`, (language) => ({
    ...language,
    words: wordsInPseudo(englishAreas, language.words),
  }));
  const { content } = readContent(folder);
  for (const { file, path } of [...findTranslationLengths(content), ...findFloorPlanProblems(content)])
    change<TranslationContent>(folder, file, ({ texts, ...head }) => ({
      ...head,
      texts: texts.map(({ english, text }, index) => ({
        english,
        text: index === path?.[1] ? accented(english) : text,
      })),
    }));
}

function change<Value>(folder: string, name: string, edit: (value: Value) => Value): void {
  const path = join(folder, name);
  writeFileSync(path, `${JSON.stringify(edit(JSON.parse(readFileSync(path, "utf8"))), null, 2)}\n`);
}

function translated({ texts, ...head }: TranslationContent): TranslationContent {
  return {
    ...head,
    texts: texts.map(({ english }, index) => ({
      english,
      text: english.startsWith("/concerns/") ? addressOf(index) : htmlInPseudo(english),
    })),
  };
}

/** The address of the page of a concern: without numbers, and without a word that could be English. */
function addressOf(index: number): string {
  return `/${pseudoLanguage}/${`${index}`.replace(/\d/g, (digit) => "bcdfghjklm".charAt(Number(digit)))}q`;
}

/** Keeps tags as they are. */
function htmlInPseudo(html: string): string {
  return html
    .split(/(<[^<>]*>)/)
    .map((part) => (part.startsWith("<") || part.trim() === "" ? part : stretched(part)))
    .join("");
}

/** @param forms the same words with the plural forms of the language */
function wordsInPseudo(english: unknown, forms: unknown): unknown {
  if (typeof english === "string") return pseudo(english);
  if (Array.isArray(english))
    return english.map((each, index) => wordsInPseudo(each, (forms as unknown[])[index]));
  const own = english as Record<string, unknown>;
  const entries = Object.entries(forms as Record<string, unknown>);
  return Object.fromEntries(entries.map(([key, form]) => [key, wordsInPseudo(own[key] ?? own.other, form)]));
}
