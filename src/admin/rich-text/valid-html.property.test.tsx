import fc from "fast-check";
import { type EditorState, TextSelection } from "prosemirror-state";
import { contentOf } from "../../content-check/content-of.fixtures";
import { findHtmlProblems } from "../../content-check/rules/html/html";
import { createState, typeOver } from "./editor-state";
import { setLink, wordsForLink } from "./links";
import { toHtml } from "./to-html";
import { tools } from "./tools";

const texts = [
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
    fc.property(fc.constantFrom(...texts), fc.array(step, { maxLength: 6 }), (start, steps) => {
      const state = steps.reduce(after, createState(start, []) as EditorState);
      const html = toHtml(state.doc);
      const content = contentOf({ team: [{ description: html }] });
      expect(html === "" ? [] : findHtmlProblems(content).map(({ found }) => found)).toEqual([]);
      expect(createState(html, [])).toBeDefined();
    }),
    { numRuns: 300 },
  );
});
