import { readFileSync } from "node:fs";
import ts from "typescript";
import { readContent } from "../src/content-check/read-content";
import { englishAreas } from "../src/words/catalog";
import { pageFolders, sourcesIn } from "./sources.fixtures";

const paths = new Set([...readContent(".").content.site.pages.keys()].filter((path) => path !== "/"));

/** Whole texts of the interface, as far as a program could look for them: two words or more. */
function wordsIn(part: unknown): string[] {
  if (typeof part === "string")
    return part
      .split(/\{\w+\}|[.:]/)
      .map((text) => text.trim())
      .filter((text) => /\w \w/.test(text));
  return Object.values(Object(part)).flatMap(wordsIn);
}
const words = wordsIn(englishAreas);

/** Finds the paths of pages, and the words of the interface, that code compares something with. */
function decisionsIn(code: string): string[] {
  const source = ts.createSourceFile("code.tsx", code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const found: string[] = [];
  visit(source);
  return found;

  function visit(node: ts.Node): void {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node)) {
      const [path = ""] = node.text.split(/\/?(?:[?#]|$)/);
      if (paths.has(path)) found.push(path);
    }
    if (ts.isRegularExpressionLiteral(node) || ts.isStringLiteralLike(node)) {
      const said = words.find((text) => node.text.includes(text));
      if (said !== undefined) found.push(said);
    }
    ts.forEachChild(node, visit);
  }
}

/** Where paths and words of their own are written down. */
const places: Readonly<Record<string, string>> = {
  "src/features/request-forms/read-talk.ts":
    "the labels of lines in the mail to the clinic, which is in English",
  "src/gatsby/develop/error-overlay.ts": "what people who edit read in place of an error",
  "src/shared/request/composed-message.ts": "the labels of lines in the mail",
  "src/shared/site/main-pages.ts": "the paths that the specification names, for everything that uses one",
};

/** Code that decides what a page does, in a browser or when it is built. */
const sources = sourcesIn([...pageFolders, "gatsby", "seo", "service-worker"]);

test("no code decides by the path of a page or by words of the interface", () => {
  const found = sources
    .filter((file) => !(file in places))
    .flatMap((file) => decisionsIn(readFileSync(file, "utf8")).map((what) => `${file}: ${what}`));
  expect(found).toEqual([]);
});

test.each([
  ["a path", 'location.pathname.startsWith("/appointment")'],
  ["a path with an anchor", 'link === "/contact#form"'],
  ["a path in a template", `\`/appointment/?day=\${day}\``],
  ["a path in a constant", 'const path = "/appointment";'],
  ["a pattern with words", '/aria-label="[^"]*Play the video[^"]*"/g'],
  ["a selector with words", "page.querySelector('[aria-label=\"Open menu\"]')"],
])("%s is found", (_, code) => {
  expect(decisionsIn(code)).not.toEqual([]);
});

test.each(['part.matches("[data-reveal=picture]")', 'fetch("/page-data/app-data.json")', 'key === "Escape"'])(
  "%s is not a decision by a path or a word",
  (code) => {
    expect(decisionsIn(code)).toEqual([]);
  },
);
