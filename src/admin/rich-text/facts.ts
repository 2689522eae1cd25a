import { Plugin } from "prosemirror-state";
import { Decoration, DecorationSet } from "prosemirror-view";
import type { Choice } from "../forms/choice";

/** Shows facts in braces as one thing, and says what visitors read in their place. */
export function factMarks(facts: readonly Choice[]): Plugin {
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
