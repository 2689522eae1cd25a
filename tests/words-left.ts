import ts from "typescript";

/** A text in the code that looks as if a visitor could read it. */
export interface LeftWord {
  readonly line: number;
  readonly text: string;
}

/** Two words in a row, or one that starts with a capital letter. */
const message = /[A-Za-z]{2,}[,.:;]? [A-Za-z]|^[“"(]?[A-Z][a-z]+/;
/** Attributes that no visitor reads. */
const technical =
  /^(className|class|viewBox|d|sizes|preserveAspectRatio|allow|rel|autoComplete|key|x|y|fill|stroke)$/;
/** Calls and objects whose texts are for developers and browsers. */
const forDevelopers = /^((Range|Type)?Error|console\.\w+|matchMedia|querySelector(All)?|closest|matches)$/;
/** Names of keys and headers, selectors, and CSS. */
const browserTerm =
  /^(Enter|Escape|Arrow(Up|Down|Left|Right)|Content-Type|[.#:[]|\([a-z-]+: |screen and \(|max\(|M\d|\n?@(media|page) )/;

/** Finds the texts of a source file that visitors could read and that are not from the catalog. */
export function wordsLeft(file: string, code: string): LeftWord[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: LeftWord[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (isForNobody(node)) return;
    const text = textOf(node);
    if (text !== undefined) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, text });
    }
    ts.forEachChild(node, visit);
  }
}

function textOf(node: ts.Node): string | undefined {
  if (ts.isJsxText(node)) return /[A-Za-z]{2}/.test(node.text) ? node.text.trim() : undefined;
  if (!ts.isStringLiteralLike(node) && !isTemplatePart(node)) return undefined;
  const { text } = node;
  if (ts.isJsxAttribute(node.parent) && isRead(node.parent) && /[A-Za-z]{2}/.test(text)) return text;
  return message.test(text.trim()) && !browserTerm.test(text) ? text : undefined;
}

function isTemplatePart(node: ts.Node): node is ts.TemplateHead | ts.TemplateMiddle | ts.TemplateTail {
  return ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
}

/** Whether an attribute is always read, even if it is one word without a capital letter. */
function isRead({ name }: ts.JsxAttribute): boolean {
  return /^(alt|title|placeholder|label|heading|help|summary|what|aria-(label|roledescription|description|valuetext))$/.test(
    name.getText(),
  );
}

function isForNobody(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node) || ts.isTypeNode(node)) return true;
  if (ts.isTaggedTemplateExpression(node)) return true;
  if (ts.isJsxAttribute(node)) return technical.test(node.name.getText());
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) return forDevelopers.test(calleeOf(node));
  return false;
}

function calleeOf({ expression }: ts.NewExpression | ts.CallExpression): string {
  const text = expression.getText();
  return text.startsWith("console.") ? text : (/\w+$/.exec(text)?.[0] ?? "");
}
