import ts from "typescript";
import type { Paragraph } from "./paragraphs";

/** Properties of a document whose texts are not prose: ids and kinds. */
const notProse = new Set(["id", "kind", "name"]);

/**
 * Returns the texts in a source file of a document, each with its place in the file. `${values}` become one word, as
 * placeholders do.
 */
export function sourceTexts(source: string): Paragraph[] {
  const file = ts.createSourceFile("document.ts", source, ts.ScriptTarget.Latest, true);
  const texts: Paragraph[] = [];
  visit(file);
  return texts;

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isPropertyAssignment(node) && notProse.has(node.name.getText(file))) return;
    if (ts.isStringLiteralLike(node)) texts.push(textOf(node.getStart(file) + 1, node.getEnd() - 1));
    if (ts.isTemplateExpression(node)) texts.push(textOf(node.getStart(file) + 1, node.getEnd() - 1, node));
    ts.forEachChild(node, visit);
  }

  function textOf(start: number, end: number, template?: ts.TemplateExpression): Paragraph {
    let text = source.slice(start, end);
    for (const { expression } of template?.templateSpans ?? []) {
      const from = expression.getFullStart() - start - 2;
      const to = expression.getEnd() - start + 1;
      text = `${text.slice(0, from)}{${"x".repeat(to - from - 2)}}${text.slice(to)}`;
    }
    return { text: text.replace(/\\n/g, "\n\n").replace(/\\(.)/g, " $1"), start };
  }
}
