import fc from "fast-check";
import { EditorState, TextSelection } from "prosemirror-state";
import { allowedTags } from "../../content/markup";
import { contentOf } from "../../content-check/content-of.fixtures";
import { readContent } from "../../content-check/read-content";
import { findHtmlProblems } from "../../content-check/rules/html/html";
import { pairsOf } from "../../content-check/translations/translatable";
import { checkFields } from "../../content-check/walk-fields";
import { createState, fromHtml, typeOver } from "./editor-state";
import { setLink, wordsForLink } from "./links";
import { schema } from "./schema";
import { toHtml } from "./to-html";
import { tools } from "./tools";

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

test("each tag that the content check allows can be made, and no other", () => {
  const withKeysOrForm = ["p", "li", "br", "a"];
  const tags = [...tools.map(({ tag }) => tag), ...withKeysOrForm];
  expect(tags.sort()).toEqual([...allowedTags].sort());
  const names = [...Object.keys(schema.nodes), ...Object.keys(schema.marks)];
  expect(names.sort()).toEqual([...allowedTags, "doc", "text"].sort());
});

const starts = [
  "",
  "<p>One two <strong>three</strong> four.</p><hr><p>Five</p>",
  "<h3>Six</h3><ul><li>Seven<ol><li>Eight <em>nine</em></li></ol></li><li>Ten</li></ul>",
  "<p>A <a href='/'>link <strong>of</strong> words</a> &amp; {name}<br>more</p>",
];

/** What an editor does once: select words, press a button, type. */
const step = fc.record({
  from: fc.nat(60),
  to: fc.nat(60),
  tool: fc.option(fc.constantFrom(...tools)),
  link: fc.boolean(),
  text: fc.constantFrom("", "", "x", " ", "y z", "<", "&nbsp;"),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

function after(state: EditorState, { from, to, tool, link, text }: Step): EditorState {
  const at = (position: number) => state.doc.resolve(Math.min(position, state.doc.content.size));
  let next = state.apply(state.tr.setSelection(TextSelection.between(at(from), at(to))));
  const dispatch = (tr: Parameters<EditorState["apply"]>[0]) => {
    next = next.apply(tr);
  };
  tool?.command(next, dispatch);
  const words = link ? wordsForLink(next) : undefined;
  if (words !== undefined) dispatch(setLink(next, words, "/"));
  if (text !== "") dispatch(typeOver(next, next.selection.from, next.selection.to, text));
  return next;
}

test("whatever is pressed and typed, the check allows what is written, and it opens as it was written", () => {
  fc.assert(
    fc.property(fc.constantFrom(...starts), fc.array(step, { maxLength: 6 }), (start, steps) => {
      const state = steps.reduce(after, createState(start, []) as EditorState);
      const html = toHtml(state.doc);
      const content = contentOf({ team: [{ description: html }] });
      expect(html === "" ? [] : findHtmlProblems(content).map(({ found }) => found)).toEqual([]);
      expect(createState(html, [])).toBeDefined();
    }),
    { numRuns: 300 },
  );
});
