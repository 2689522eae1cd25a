import { Fragment, Slice } from "prosemirror-model";
import { schema } from "../schema";

const space = "\u00a0";

/**
 * Marks the spaces at the ends of copied words with non-breaking ones, since the editor drops plain ones there. Then words
 * pasted between others do not stick to them. Whole paragraphs have no such ends.
 */
export function keepEdgeSpaces(body: HTMLElement, blocks: string): void {
  if (body.querySelector(blocks) !== null) return;
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode() !== null) texts.push(walker.currentNode as Text);
  const words = texts.filter(({ data }) => data.trim() !== "");
  const [first] = words;
  const last = words.at(-1);
  if (first !== undefined) first.data = first.data.replace(/^ +/, space);
  if (last !== undefined) last.data = last.data.replace(/ +$/, space);
}

/** Makes the non-breaking spaces in pasted words plain ones. */
export function plainSpaces({ content, openStart, openEnd }: Slice): Slice {
  return new Slice(withPlainSpaces(content), openStart, openEnd);
}

function withPlainSpaces(content: Fragment): Fragment {
  return Fragment.from(
    content.content.map((node) =>
      node.isText
        ? schema.text((node.text ?? "").replaceAll(space, " "), node.marks)
        : node.copy(withPlainSpaces(node.content)),
    ),
  );
}
