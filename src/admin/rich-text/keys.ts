import { baseKeymap } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem } from "prosemirror-schema-list";
import { type Command, type Plugin, TextSelection } from "prosemirror-state";
import { nodeType, tools } from "./tools";

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
export const keys: readonly Plugin[] = [
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
