import { join } from "node:path";
import { buildSync } from "esbuild";
import ts from "typescript";

const root = join(__dirname, "..");

/** The commands that drive a browser. They are compiled by tsx; Playwright compiles its tests without `keepNames`. */
const commands = [
  "bench/interactions.ts",
  "bench/pages.ts",
  "documents/build.ts",
  "e2e/screenshots/main.ts",
  "e2e/screenshots/guide-pictures.ts",
];

/** Playwright's methods that run a function in the page. */
const runsInPage = /^(?:evaluate|evaluateAll|evaluateHandle|addInitScript|waitForFunction)$/;

/** The functions that a program runs in a page and in which esbuild has put its `__name`, which pages do not have. */
function namedInPage(compiled: string): string[] {
  const source = ts.createSourceFile("compiled.js", compiled, ts.ScriptTarget.Latest, true);
  const functions = new Map<string, ts.Node>();
  const inPage: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionDeclaration(node) && node.name) functions.set(node.name.text, node);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      if (runsInPage.test(node.expression.name.text)) inPage.push(...node.arguments);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return inPage
    .map((argument) => (ts.isIdentifier(argument) ? functions.get(argument.text) : argument))
    .flatMap((node) => (node && !ts.isCallExpression(node) ? [node.getText()] : []))
    .filter((text) => text.includes("__name("));
}

/** Compiles programs as tsx does. */
function compile(options: Parameters<typeof buildSync>[0]): string {
  const { outputFiles } = buildSync({
    bundle: true,
    write: false,
    keepNames: true,
    platform: "node",
    format: "esm",
    packages: "external",
    ...options,
  });
  return outputFiles?.map(({ text }) => text).join("\n") ?? "";
}

test.each(commands)("%s can run all its functions in a page", (command) => {
  expect(namedInPage(compile({ entryPoints: [join(root, command)], outdir: "unused" }))).toEqual([]);
});

test.each([
  ["page.evaluate(() => { const one = () => 1; return one(); })", 1],
  ["page.evaluate(find); function find() { const one = () => 1; return one(); }", 1],
  ["page.evaluate(() => 1); const one = () => 1; one();", 0],
])("%s", (contents, count) => {
  expect(namedInPage(compile({ stdin: { contents } }))).toHaveLength(count);
});
