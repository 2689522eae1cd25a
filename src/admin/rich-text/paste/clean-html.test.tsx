import { EditorState, TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { fromHtml } from "../editor-state";
import { pasteEvent } from "../no-layout.fixtures";
import { toHtml } from "../to-html";
import { cleanPaste } from "./clean-html";
import { googleDocs, outlook, webPage, word, wordOnTheWeb, wordWithoutStyles } from "./clipboard.fixtures";

/** Pastes into a field with a text, at a position. @returns the field's HTML */
function paste(clipboard: string, before = "", position = 1): string {
  const view = editor(before, position);
  view.pasteHTML(clipboard, pasteEvent);
  return toHtml(view.state.doc);
}

function editor(html: string, position: number): EditorView {
  const state = EditorState.create({ doc: fromHtml(html) });
  const view = new EditorView(null, { state, ...cleanPaste([{ label: "Contact", value: "/contact" }]) });
  view.dispatch(state.tr.setSelection(TextSelection.create(state.doc, position)));
  return view;
}

test.each([
  [
    "Word",
    word,
    "<h3>About me</h3>" +
      "<p>I am a <strong>speech therapist</strong>, and I've worked with <em>very</em> young children since 2014. " +
      'They call me "Miss Kite". Read about kites.</p>' +
      "<ul><li>First sounds<ul><li>P, b and m</li></ul></li><li><strong>Stutter</strong></li></ul>" +
      "<ol><li>Call us</li></ol><p>Then we talk.</p>",
  ],
  ["Word, without its styles", wordWithoutStyles, "<ul><li>One</li><li>Two</li></ul>"],
  ["Word online", wordOnTheWeb, "<p>I play <strong>outside</strong></p><ul><li>Snow</li><li>Ice</li></ul>"],
  [
    "Google Docs",
    googleDocs,
    "<h3>My work</h3><p>Children <strong>learn</strong><em> by playing</em>, see <a href='/contact'>our form</a>.</p>" +
      "<ul><li>Swings<ul><li>Slow ones</li></ul></li></ul>",
  ],
  ["Outlook", outlook, "<p>Hi Anna,</p><p>I'm back on Monday.</p><p>See my mail.</p>"],
  [
    "a web page",
    webPage,
    "<h3>When we are here</h3><p>Monday <strong>8 to 5</strong></p><p>Sunday Closed</p>" +
      "<p>Physiotherapy and more</p><p>A quote</p>",
  ],
])("text from %s comes in clean", (_, clipboard, expected) => {
  expect(paste(clipboard)).toBe(expected);
});

test("a word from Word is put between the words of a text", () => {
  const copied = `<html><body><!--StartFragment--><span style='font-size:12.0pt'>big&nbsp;</span><!--EndFragment--></body></html>`;
  expect(paste(copied, "<p>A <strong>kite</strong></p>", 3)).toBe("<p>A big <strong>kite</strong></p>");
});

test("plain text comes in as paragraphs with plain characters", () => {
  const view = editor("", 1);
  view.pasteText("It\u2019s\u00a0\u201chere\u201d.\n\nTwo", pasteEvent);
  expect(toHtml(view.state.doc)).toBe(`<p>It's "here".</p><p>Two</p>`);
});

test("what was copied in the editor keeps its link", () => {
  const html = "<p>See <a href='/contact'>our form</a></p>";
  const view = editor(html, 1);
  expect(paste(view.serializeForClipboard(view.state.doc.slice(0)).dom.innerHTML)).toBe(html);
});
