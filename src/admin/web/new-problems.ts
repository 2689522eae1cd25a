import { parseTree } from "jsonc-parser";
import { onePerCause } from "../../content-check/one-per-cause";
import { inReadingOrder, type Problem } from "../../content-check/problem";
import type { Content } from "../../content-check/read-content";
import { findSchemaProblems } from "../../content-check/rules/schema-rule";
import { siteOf } from "../../content-check/site";
import type { SourceFile } from "../../content-check/source-file";
import { textRules } from "../../content-check/text-rules";
import { translatedBy } from "../../content-check/translations/new-translation";

/** A translation or a language, as it was when /admin was built: no form of the web has it. */
export interface BuiltFile {
  readonly name: string;
  readonly value: unknown;
}

/**
 * Finds the problems that a changed file would bring into the content, without those that are there already. A page at a new
 * address may be a new page or may have moved, which only the git host knows, so it is only checked by itself.
 * @param files all files as they are
 * @param built all translations and languages
 */
export function newProblems(
  files: readonly SourceFile[],
  changed: SourceFile,
  built: readonly BuiltFile[],
): Problem[] {
  if (!files.some(({ name }) => name === changed.name)) return findSchemaProblems(contentOf([changed], []));
  const problems = problemsOf(
    files.map((file) => (file.name === changed.name ? changed : file)),
    built,
  );
  if (problems.length === 0) return problems;
  const known = new Set(problemsOf(files, built).map(keyOf));
  return problems.filter((problem) => !known.has(keyOf(problem)));
}

function problemsOf(files: readonly SourceFile[], built: readonly BuiltFile[]): Problem[] {
  const content = contentOf(files, built);
  return onePerCause(textRules.flatMap((rule) => rule(content)).sort(inReadingOrder));
}

function contentOf(files: readonly SourceFile[], built: readonly BuiltFile[]): Content {
  const others = built.map(({ name, value }) => {
    const text = JSON.stringify(value);
    return { name, text, root: parseTree(text), value, readable: true };
  });
  const translations = others.flatMap((file) => {
    const { original: name, language = "" } = translatedBy(file.name) ?? {};
    const original = files.find((each) => each.name === name);
    return original === undefined ? [] : [{ ...file, language, original }];
  });
  const languages = others.flatMap((file) => {
    const [, code] = /^data\/languages\/(.+)\.json$/.exec(file.name) ?? [];
    return code === undefined ? [] : [{ ...file, code }];
  });
  return { folder: "", files, translations, languages, site: siteOf(files) };
}

function keyOf({ file, entry, field, found }: Problem): string {
  return [file, entry, field, found].join("\n");
}
