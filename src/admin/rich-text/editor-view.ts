import type { EditorState, Transaction } from "prosemirror-state";
import { Decoration, DecorationSet, EditorView } from "prosemirror-view";
import type { RichTextOptions } from "./options";
import { cleanHtml, plainCharacters, plainSpaces } from "./paste/clean-html";

/** What the text box needs of the field that it is in. */
interface Surroundings {
  readonly state: EditorState;
  readonly links: RichTextOptions["links"];
  readonly isReadOnly: boolean;
  /** The attributes of the text box now. */
  readonly attributes: () => Record<string, string>;
  /** The words that a panel is about, which stay visible while the focus is there. */
  readonly chosen: (state: EditorState) => { from: number; to: number } | undefined;
  readonly apply: (transaction: Transaction) => void;
}

/** Creates the box in which formatted text is edited. */
export function createView(
  host: HTMLElement,
  { state, links, isReadOnly, attributes, chosen, apply }: Surroundings,
): EditorView {
  return new EditorView(host, {
    state,
    editable: () => !isReadOnly,
    attributes,
    dispatchTransaction: apply,
    decorations: (now) => {
      const words = chosen(now);
      if (words === undefined) return DecorationSet.empty;
      return DecorationSet.create(now.doc, [
        Decoration.inline(words.from, words.to, { class: "rich-text-chosen" }),
      ]);
    },
    transformPastedHTML: (html) => cleanHtml(html, (href) => links.some(({ value }) => value === href)),
    transformPastedText: plainCharacters,
    transformPasted: plainSpaces,
    handleDOMEvents: { keydown: readSelection },
  });
}

/**
 * Makes the editor read which words are selected now, before it handles a key. On a busy computer the browser hands out a key
 * before the event of an earlier movement, so Enter after Home would replace words that were selected before.
 */
function readSelection(): false {
  document.dispatchEvent(new Event("selectionchange"));
  return false;
}
