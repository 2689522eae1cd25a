import { EditorState } from "prosemirror-state";
import { readContent } from "../../content-check/read-content";
import { pairsOf } from "../../content-check/translations/translatable";
import { checkFields } from "../../content-check/walk-fields";
import { fromHtml, typeOver } from "./editor-state";
import { toHtml } from "./to-html";

const { content } = readContent(process.cwd());
const texts: string[] = [];
checkFields(content, ({ role, value }) => {
  if (role === "html") texts.push(value);
  return [];
});
const translations = content.translations
  .flatMap(({ value }) => pairsOf(value).map(({ text }) => text))
  .filter((text) => text.includes("<"));

test("every formatted text in data/, and every translation of one, is opened and written as it was", () => {
  expect(texts.length).toBeGreaterThan(0);
  expect([...texts, ...translations].filter((html) => fromHtml(html) === undefined)).toEqual([]);
});

test("one changed word in a text in data/ changes only that word", () => {
  const wrong = texts.flatMap((html) => {
    const doc = fromHtml(html);
    const words: { from: number; to: number; word: string }[] = [];
    doc?.descendants(({ text = "" }, position) => {
      for (const { 0: word, index } of text.matchAll(/[A-Za-z]+/g))
        words.push({ from: position + index, to: position + index + word.length, word });
    });
    const state = EditorState.create({ doc });
    const changed = words.map(({ from, to }) => toHtml(typeOver(state, from, to, "zebra").doc));
    const places = [...html.matchAll(/<[^>]*>|&\w+;|[A-Za-z]+/g)].filter(([part]) => /^[A-Za-z]/.test(part));
    const expected = places.map(
      ({ index, 0: word }) => `${html.slice(0, index)}zebra${html.slice(index + word.length)}`,
    );
    return changed.length > 0 && changed.join("\n") === expected.join("\n") ? [] : [html];
  });
  expect(wrong).toEqual([]);
});

test.each([
  "<p>One<br>two</p><hr><p>Three <em>and <strong>four</strong></em></p>",
  "<p>Three <strong>and <em>four</em> five</strong></p>",
  "<h3>Title</h3><ul><li>One <a href='/contact'>call</a><ol><li><p>Two</p><p>Three</p></li></ol></li></ul>",
  "<p>5 &lt; 6 &amp; 7 &gt; 6, <a href='link:camp'><em>a link</em></a> of {name}</p>",
  "<p><a href='/a'>One</a><a href='/b'>two</a></p>",
  "<p><strong>a</strong><em>b<br>c</em></p>",
])("%s is kept", (html) => {
  expect(toHtml(fromHtml(html) as never)).toBe(html);
});

test.each([
  ["words outside of all tags", "Bare words"],
  ["a paragraph for itself in an entry", "<ul><li><p>One</p></li></ul>"],
  ["another order of tags", "<p><em><strong>One</strong></em></p>"],
  ["double quotation marks", '<p><a href="/contact">One</a></p>'],
  ["a line break between paragraphs", "<p>One</p>\n<p>Two</p>"],
  ["an ampersand", "<p>Q & A</p>"],
  ["a tag that is not allowed", "<p><u>One</u></p>"],
  ["a paragraph that is not closed", "<p>One"],
])("%s cannot be written as it was", (_, html) => {
  expect(fromHtml(html)).toBeUndefined();
});
