import { HtmlValidate, StaticConfigLoader } from "html-validate";
import { htmlFiles, htmlOf, pageFiles } from "../support/html-files";
import { expect, test } from "../support/test";
import { textOf } from "./facts";

/** Checks the HTML standard, with all rules on. */
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ["html-validate:standard"] }),
);

async function problemsOf(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

// A page in another language has the elements and attributes of the English one: translated-pages.spec.ts compares them.
test("all HTML of the built site is valid", async () => {
  const broken: Record<string, string[]> = {};
  const english = htmlFiles.filter(({ html }) => html.includes('<html lang="en'));
  expect(english.length).toBeGreaterThan(100);
  for (const { file, html } of english) {
    const problems = await problemsOf(html);
    if (problems.length > 0) broken[file] = problems;
  }
  expect(broken).toEqual({});
});

test("every page asks phones to make no links of numbers, dates and addresses", () => {
  const asks = /<head>.*<meta name="format-detection" content="telephone=no,date=no,address=no,email=no"/s;
  expect(pageFiles.filter(({ html }) => !asks.test(html)).map(({ file }) => file)).toEqual([]);
});

test("links to PDFs open a new tab, and those to forms say their type and size", () => {
  const linksIn = (html: string) => html.match(/<a\b[^>]*href="[^"]+\.pdf"[^>]*>.*?<\/a>/gs) ?? [];
  const inSameTab = htmlFiles
    .flatMap(({ html }) => linksIn(html))
    .filter((link) => !/ target="_blank"/.test(link));
  expect(inSameTab).toEqual([]);
  const [, main = ""] = htmlOf("/resources/forms").split(/<\/?main\b/);
  expect(linksIn(main)).not.toEqual([]);
  for (const link of linksIn(main)) expect(textOf(link)).toMatch(/PDF, \d+ pages?, \d+ KB/);
});

/** In Spanish, a time ends with a period of its own: "5 p. m." */
test("no sentence of the built site ends with two periods", () => {
  const doubled = htmlFiles.flatMap(({ file, html }) =>
    Array.from(textOf(html).matchAll(/.{0,40}[^.]\.\.(?!\.).{0,20}/g), ([text]) => `${file}: ${text}`),
  );
  expect(doubled).toEqual([]);
});

test("a paragraph in a paragraph is reported", async () => {
  const body = "<body><p>One <p>Two</p></p></body>";
  const page = `<!doctype html><html lang="en"><head><title>Page</title></head>${body}</html>`;
  expect(await problemsOf(page)).not.toEqual([]);
});
