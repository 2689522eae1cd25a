import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyEdits, modify } from "jsonc-parser";
import { readContent } from "../read-content";
import { pageOf } from "../source-file";
import { isRecord, textOf } from "../values";
import { type Language, languagesOf } from "./languages";

/** Reads the languages in which the home page is complete, each with the pages that are complete in it. */
export function readLanguages(folder: string): Language[] {
  return languagesOf(readContent(folder).content);
}

/**
 * Writes `"website": "shown"` into the translation of each page that is complete, and returns the names of these files: no later
 * change of an English text may take the page off the website.
 */
export function recordLivePages(folder: string): string[] {
  const { content } = readContent(folder);
  const languages = languagesOf(content);
  return content.translations.flatMap(({ name, original, language, value }) => {
    const pages = languages.find(({ code }) => code === language)?.pages;
    if (textOf(value, "website") !== undefined || !pages?.has(pageOf(original) ?? "")) return [];
    const file = join(folder, name);
    const text = readFileSync(file, "utf8");
    const after = isRecord(value) ? Object.keys(value).indexOf("path") + 1 : 0;
    const edits = modify(text, ["website"], "shown", {
      formattingOptions: { insertSpaces: true, tabSize: 2 },
      getInsertionIndex: () => after,
    });
    writeFileSync(file, applyEdits(text, edits));
    return name;
  });
}
