import { type EditorState, Plugin, TextSelection, type Transaction } from "prosemirror-state";
import { schema } from "./schema";

/** Types words in place of others, which are marked as the first of those were: a link that is typed over stays a link. */
export function typeOver(state: EditorState, from: number, to: number, text: string): Transaction {
  const first = state.doc.resolve(from).nodeAfter;
  if (from === to || first === null || !first.isText) return state.tr.insertText(text, from, to);
  const typed = state.tr.replaceWith(from, to, schema.text(text, first.marks));
  // After the letter. Otherwise the selection would stay around it, and the next letter would take its place.
  return typed.setSelection(TextSelection.create(typed.doc, from + text.length)).scrollIntoView();
}

/** Makes typing in the editor follow `typeOver`. */
export const typing = new Plugin({
  props: {
    handleTextInput(view, from, to, text) {
      if (from === to) return false;
      view.dispatch(typeOver(view.state, from, to, text));
      return true;
    },
  },
});
