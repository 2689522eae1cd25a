import { readFileSync } from "node:fs";
import ts from "typescript";
import { pageFolders, sourcesIn } from "./sources.fixtures";

/** Texts that are not the interface's: the end of the file's path, the texts, and the reason. */
const exceptions: readonly (readonly [file: string, texts: RegExp, reason: string])[] = [
  [
    "request-forms/read-talk.ts",
    /^(Language|Interpreter|Talk by|Best time to call)$/,
    "the mail, in English",
  ],
  ["request-forms/request-fields.tsx", /^(ASL \(sign language\)|AAC device|text message)$/, "as above"],
  [
    "request/composed-message.ts",
    /^(Language|Interpreter|Talk by|Best time to call|(Appointment Request)?\nPreferred (Date|Time): )$/,
    "as above",
  ],
  ["request/relay-contract.ts", /^Idempotency-Key$/, "a header"],
  ["calendar/closure-files.ts", /; charset=utf-8$/, "types of files"],
  ["visit-pack/calendar-file.ts", /^\/\/Visit pack\/\/EN$/, "the name of the program that made the file"],
  ["visit-pack/device-switch.tsx", /^AudioContext$/, "a part of the browser"],
  ["read-aloud/readable-text.ts", /^Segmenter$/, "as above"],
  ["elements/video-opener.ts", /^autoplay; /, "what a frame may do"],
];

const sources = sourcesIn(pageFolders).filter((file) => !/^src\/shared\/(http|settings)\//.test(file));

const howToFix = 'Move it to src/words/en/: see "Add a word" in docs/contributing.md.';

/** A text in the code that looks as if a visitor could read it. */
interface LeftWord {
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
function wordsLeft(file: string, code: string): LeftWord[] {
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

test("every word that visitors read is in the catalog", () => {
  const left = sources.flatMap((file) =>
    wordsLeft(file, readFileSync(file, "utf8"))
      .filter(({ text }) => !exceptions.some(([name, texts]) => file.endsWith(name) && texts.test(text)))
      .map(({ line, text }) => `${file}:${line}: ${JSON.stringify(text)}. ${howToFix}`),
  );
  expect(left).toEqual([]);
});

test.each(exceptions)("the exception for %s %s is needed", (name, texts) => {
  const file = sources.find((source) => source.endsWith(name)) ?? "";
  expect(wordsLeft(file, readFileSync(file, "utf8")).some(({ text }) => texts.test(text))).toBe(true);
});

test.each([
  ["text in JSX", "<p>Close</p>"],
  ["a name for assistive technology", '<button aria-label="close" />'],
  ["a label in braces", '<Field label={"Your name"} />'],
  ["a choice", '<p>{isOpen ? "Open now" : ""}</p>'],
  ["a template", "<p>{`Page one of all`}</p>"],
  ["a message", 'const message = "Please try again."'],
  ["one word", 'const label = "Close"'],
])("a word left in the code is found: %s", (_, code) => {
  expect(wordsLeft("planted.tsx", `const planted = () => { ${code}; }`)).not.toEqual([]);
});

test.each([
  ["a class", '<p className="visually-hidden open" />'],
  ["a query", "graphql`fragment Quote on Testimonial { quote }`"],
  ["an error for developers", 'throw new Error("The map is not shown.")'],
  ["a key of the keyboard", 'key === "Escape"'],
  ["a type", 'let state: "Open now" | undefined'],
  ["print styles", 'const styles = "@media print { p { color: black } }"'],
])("what no visitor reads is no word: %s", (_, code) => {
  expect(wordsLeft("planted.tsx", `const planted = () => { ${code}; }`)).toEqual([]);
});

test("no code of the pages imports the whole catalog, except its types", () => {
  const whole = /^import (?!type).*words\/(catalog|check-catalog|intl-dates)"/m;
  expect(sources.filter((file) => whole.test(readFileSync(file, "utf8")))).toEqual([]);
});
