import { getNodeValue, parseTree } from "jsonc-parser";
import { inReadingOrder, onePerCause, type Problem } from "../../content-check/problem";
import type { Content } from "../../content-check/read-content";
import { findSchemaProblems } from "../../content-check/rules/schema-rule";
import { siteOf } from "../../content-check/site";
import type { JsonFile, LanguageFile, SourceFile } from "../../content-check/source-file";
import { textRules } from "../../content-check/text-rules";
import { translatedBy } from "../../content-check/translations/list-translations";

/** A language, as it was when /admin was built: no form has it. */
export type LanguageRead = Pick<LanguageFile, "name" | "code" | "value">;

/** What the editor on the web has read. */
export interface TextsRead {
  readonly files: readonly SourceFile[];
  readonly translations: readonly JsonFile[];
  readonly languages: readonly LanguageRead[];
}

/**
 * Finds the problems that a changed file would bring into the content, without those that are there already. A page at a new
 * address may be a new page or may have moved, which only the git host knows, so it is only checked by itself.
 * @param read all files as they are
 */
export function newProblems(read: TextsRead, changed: SourceFile | JsonFile): Problem[] {
  const problems = problemsWith(read, changed);
  if (problems.length === 0) return problems;
  const known = new Set(problemsOf(read).map(keyOf));
  return problems.filter((problem) => !known.has(keyOf(problem)));
}

function problemsWith(
  { files, translations, languages }: TextsRead,
  changed: SourceFile | JsonFile,
): Problem[] {
  const isOther = ({ name }: JsonFile) => name !== changed.name;
  if (!("collection" in changed))
    return problemsOf({ files, translations: [...translations.filter(isOther), changed], languages });
  if (files.every(isOther))
    return findSchemaProblems(contentOf({ files: [changed], translations: [], languages: [] }));
  return problemsOf({
    files: files.map((file) => (isOther(file) ? file : changed)),
    translations,
    languages,
  });
}

function problemsOf(read: TextsRead): Problem[] {
  const content = contentOf(read);
  return onePerCause(textRules.flatMap((rule) => rule(content)).sort(inReadingOrder));
}

/** A text as a file that was read. */
export function jsonFile(name: string, text: string): JsonFile {
  const root = parseTree(text);
  const value: unknown = root && getNodeValue(root);
  return { name, text, root, value, readable: true };
}

/** Puts what was read together as the check reads a project. */
export function contentOf({ files, ...others }: TextsRead): Content {
  const translations = others.translations.flatMap((file) => {
    const { original: name, language = "" } = translatedBy(file.name) ?? {};
    const original = files.find((each) => each.name === name);
    return original === undefined ? [] : [{ ...file, language, original }];
  });
  const languages = others.languages.map(({ name, code, value }) => ({
    ...jsonFile(name, JSON.stringify(value)),
    code,
  }));
  return { folder: "", files, translations, languages, site: siteOf(files) };
}

function keyOf({ file, entry, field, found }: Problem): string {
  return [file, entry, field, found].join("\n");
}
