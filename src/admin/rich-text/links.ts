import type { Mark, ResolvedPos } from "prosemirror-model";
import type { EditorState, Transaction } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import { schema } from "./schema";

const linkType = schema.marks.a;

/** The words that a link is on or will be on. */
interface LinkWords {
  readonly from: number;
  readonly to: number;
  /** Where the link leads that is there already. */
  readonly href?: string;
}

/** Finds the link at the cursor; else the selected words, or the word at the cursor; undefined if there is none. */
export function wordsForLink(state: EditorState): LinkWords | undefined {
  const { from, to, empty, $from } = state.selection;
  const link = linkIn(state.doc.nodeAt(from)?.marks) ?? linkIn($from.marks());
  if (link !== undefined) return { ...wordsOf(link, $from), href: link.attrs.href };
  if (!empty) return { from, to };
  const { parent, parentOffset: at } = $from;
  const text = parent.textBetween(0, parent.content.size, undefined, " ");
  const before = /[\p{L}\p{M}\w']*$/u.exec(text.slice(0, at))?.[0].length ?? 0;
  const after = /^[\p{L}\p{M}\w']*/u.exec(text.slice(at))?.[0].length ?? 0;
  return before + after === 0 ? undefined : { from: from - before, to: from + after };
}

/** Marks the words that a link is or will be on, which stay visible while the focus is in the form for it. */
export function markLinkWords(state: EditorState): DecorationSet {
  const words = wordsForLink(state);
  return words === undefined
    ? DecorationSet.empty
    : DecorationSet.create(state.doc, [
        Decoration.inline(words.from, words.to, { class: "rich-text-chosen" }),
      ]);
}

/** The words of a link, which are several pieces if some of them are bold. */
function wordsOf(link: Mark, $at: ResolvedPos): { from: number; to: number } {
  const pieces = $at.parent.children;
  let first = link.isInSet($at.parent.maybeChild($at.index())?.marks ?? []) ? $at.index() : $at.index() - 1;
  let last = first;
  while (first > 0 && link.isInSet(pieces[first - 1]?.marks ?? [])) first -= 1;
  while (last < pieces.length - 1 && link.isInSet(pieces[last + 1]?.marks ?? [])) last += 1;
  const depth = $at.depth;
  return { from: $at.posAtIndex(first, depth), to: $at.posAtIndex(last + 1, depth) };
}

/** Makes words lead somewhere, or nowhere if `href` is empty. */
export function setLink(state: EditorState, { from, to }: LinkWords, href: string): Transaction {
  if (linkType === undefined) return state.tr;
  const tr = state.tr.removeMark(from, to, linkType);
  return href === "" ? tr : tr.addMark(from, to, linkType.create({ href }));
}

function linkIn(marks: readonly Mark[] = []): Mark | undefined {
  return marks.find(({ type }) => type === linkType);
}
