import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { locationAt } from "../json/text-positions";
import { type Message, type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import type { FieldPath, SourceFile, TranslationFile } from "../source-file";
import { pairsOf } from "../translations/translatable";
import { textOf, valueAt } from "../values";
import { fieldsOf } from "../walk-fields";
import type { Piece } from "./measure";

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

const contentPassages = (file: SourceFile): Passage[] =>
  fieldsOf(file)
    .filter(
      ({ role, path }) => (role === "text" || role === "html" || role === "story") && isEnglish(file, path),
    )
    .map(({ value, path }) => ({
      file: file.name,
      text: value,
      isTranslation: false,
      problem: (index, message) => problemAt(file, path, message, index),
    }));

const translatedPassages = (file: TranslationFile): Passage[] =>
  pairsOf(file.value).map(({ index, text }) => ({
    file: file.name,
    text,
    isTranslation: true,
    problem: (start, message) => problemAt(file, ["texts", index, "text"], message, start),
  }));

/** Whether no object around a field names another language in its `lang`. */
const isEnglish = (file: SourceFile, path: FieldPath): boolean =>
  path.every((_, depth) => /^en\b|^$/.test(textOf(valueAt(file.value, path.slice(0, depth)), "lang") ?? ""));

function documentPassages(folder: string, name: string): Passage[] {
  const source = readFileSync(join(folder, name), "utf8");
  return sourceTexts(source).map(({ text, start }) => ({
    file: name,
    text,
    isTranslation: false,
    problem: (index, message) => ({ file: name, location: locationAt(source, start + index), ...message }),
  }));
}

/** Properties of a document whose texts are not prose: ids and kinds. */
const notProse = new Set(["id", "kind", "name"]);

/** Returns the texts in a source file of a document, each with its place. `${values}` become one word, as placeholders do. */
export function sourceTexts(source: string): Piece[] {
  const file = ts.createSourceFile("document.ts", source, ts.ScriptTarget.Latest, true);
  const texts: Piece[] = [];
  visit(file);
  return texts;

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAssignment(node) && notProse.has(node.name.getText(file))) return;
    if (ts.isStringLiteralLike(node)) texts.push(proseAt(node.getStart(file) + 1, node.getEnd() - 1));
    if (ts.isTemplateExpression(node)) texts.push(proseAt(node.getStart(file) + 1, node.getEnd() - 1, node));
    ts.forEachChild(node, visit);
  }

  function proseAt(start: number, end: number, template?: ts.TemplateExpression): Piece {
    let text = source.slice(start, end);
    for (const { expression } of template?.templateSpans ?? []) {
      const from = expression.getFullStart() - start - 2;
      const to = expression.getEnd() - start + 1;
      text = `${text.slice(0, from)}{${"x".repeat(to - from - 2)}}${text.slice(to)}`;
    }
    return { text: text.replace(/\\n/g, "\n\n").replace(/\\(.)/g, " $1"), start };
  }
}
