import { baseKeymap } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { DOMParser as EditorParser, type Node } from "prosemirror-model";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, EditorState, Plugin, TextSelection, type Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { Choice } from "./options";
import { schema } from "./schema";
import { toHtml } from "./to-html";
import { nodeType, tools } from "./tools";

/** Types words in place of others, which are marked as the first of those were: a link that is typed over stays a link. */
export function typeOver(state: EditorState, from: number, to: number, text: string): Transaction {
  const first = state.doc.resolve(from).nodeAfter;
  if (from === to || first === null || !first.isText) return state.tr.insertText(text, from, to);
  const typed = state.tr.replaceWith(from, to, schema.text(text, first.marks));
  // After the letter. Otherwise the selection would stay around it, and the next letter would take its place.
  return typed.setSelection(TextSelection.create(typed.doc, from + text.length)).scrollIntoView();
}

/**
 * Makes typing in the editor follow `typeOver`, and makes the editor read which words are selected now, before it handles a key. On
 * a busy computer the browser hands out a key before the event of an earlier movement, so Enter after Home would replace words that
 * were selected before.
 */
const typing = new Plugin({
  props: {
    handleDOMEvents: {
      keydown: () => {
        document.dispatchEvent(new Event("selectionchange"));
      },
    },
    handleTextInput(view, from, to, text) {
      if (from === to) return false;
      view.dispatch(typeOver(view.state, from, to, text));
      return true;
    },
  },
});

const entry = nodeType("li");

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodeType("br").create()).scrollIntoView());
  return true;
};

/** Selects all words, and not the text as a whole, which has no paragraph or list around it. */
const selectWords: Command = ({ doc, tr }, dispatch) => {
  dispatch?.(tr.setSelection(TextSelection.between(doc.resolve(0), doc.resolve(doc.content.size))));
  return true;
};

/** What the keys of the editor do. Tab leaves the editor, as everywhere else. */
const keys: readonly Plugin[] = [
  history(),
  keymap(Object.fromEntries(tools.flatMap(({ keys: name, command }) => (name ? [[name, command]] : [])))),
  keymap({
    "Mod-z": undo,
    "Mod-y": redo,
    "Shift-Mod-z": redo,
    "Mod-a": selectWords,
    Enter: splitListItem(entry),
    "Shift-Enter": breakLine,
    "Mod-]": sinkListItem(entry),
    "Mod-[": liftListItem(entry),
  }),
  keymap(baseKeymap),
];

const parser = EditorParser.fromSchema(schema);

/**
 * Reads the HTML of a field for the editor.
 * @returns undefined if the editor would write it differently, even though nothing has changed
 */
export function fromHtml(html: string): Node | undefined {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  const doc = parser.parse(body, { preserveWhitespace: "full" });
  return toHtml(doc) === html ? doc : undefined;
}

/** Opens the text of a field in the editor. @returns undefined if the editor would write it differently */
export function createState(html: string, facts: readonly Choice[]): EditorState | undefined {
  const doc = fromHtml(html);
  return doc && EditorState.create({ doc, plugins: [typing, ...keys, factMarks(facts)] });
}

/** Shows facts in braces as one thing, and says what visitors read in their place. */
function factMarks(facts: readonly Choice[]): Plugin {
  return new Plugin({
    props: {
      decorations({ doc }) {
        const found: Decoration[] = [];
        doc.descendants(({ text = "" }, position) => {
          for (const { 0: written, index } of text.matchAll(/\{\w+\}/g)) {
            const fact = facts.find(({ value }) => value === written);
            if (fact === undefined) continue;
            const from = position + index;
            found.push(
              Decoration.inline(from, from + written.length, { class: "rich-text-fact", title: fact.label }),
            );
          }
        });
        return DecorationSet.create(doc, found);
      },
    },
  });
}
