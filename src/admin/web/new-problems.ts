import { onePerCause } from "../../content-check/one-per-cause";
import { inReadingOrder, type Problem } from "../../content-check/problem";
import { findSchemaProblems } from "../../content-check/rules/schema-rule";
import { siteOf } from "../../content-check/site";
import type { SourceFile } from "../../content-check/source-file";
import { textRules } from "../../content-check/text-rules";

/**
 * Finds the problems that a changed file would bring into the content, without those that are there already. A page at a new
 * address may be a new page or may have moved, which only the git host knows, so it is only checked by itself.
 * @param files all files as they are
 */
export function newProblems(files: readonly SourceFile[], changed: SourceFile): Problem[] {
  if (!files.some(({ name }) => name === changed.name)) return findSchemaProblems(contentOf([changed]));
  const problems = problemsOf(files.map((file) => (file.name === changed.name ? changed : file)));
  if (problems.length === 0) return problems;
  const known = new Set(problemsOf(files).map(keyOf));
  return problems.filter((problem) => !known.has(keyOf(problem)));
}

function problemsOf(files: readonly SourceFile[]): Problem[] {
  const content = contentOf(files);
  return onePerCause(textRules.flatMap((rule) => rule(content)).sort(inReadingOrder));
}

function contentOf(files: readonly SourceFile[]) {
  return { folder: "", files, translations: [], languages: [], site: siteOf(files) };
}

function keyOf({ file, entry, field, found }: Problem): string {
  return [file, entry, field, found].join("\n");
}
