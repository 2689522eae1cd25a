import type { Mark, Node } from "prosemirror-model";
import { escapeMarkup } from "../../shared/site/markup";

/** Writes a text of the editor as the HTML of data/. What has no words in it, such as an empty line, is left out. */
export function toHtml(doc: Node): string {
  return doc.children.map((block) => blockHtml(block)).join("");
}

function blockHtml(block: Node, hasTag = true): string {
  const { name } = block.type;
  if (block.isLeaf && !block.isTextblock) return `<${name}>`;
  const inside = block.isTextblock ? lineHtml(block) : childrenHtml(block);
  if (inside === "" || (block.isTextblock && block.textContent.trim() === "")) return "";
  return hasTag ? `<${name}>${inside}</${name}>` : inside;
}

/** The blocks inside a list or its entry. A paragraph that has an entry for itself has no tag. */
function childrenHtml(parent: Node): string {
  const filled = parent.children.filter((child) => blockHtml(child) !== "");
  const [first, ...others] = filled;
  const isAlone =
    parent.type.name === "li" && first?.isTextblock && !others.some(({ isTextblock }) => isTextblock);
  return filled.map((child) => blockHtml(child, !(isAlone && child === first))).join("");
}

/** The words of a line, with as few tags as possible: of marks that start together, the longest is the outermost. */
function lineHtml(line: Node): string {
  const pieces = line.children;
  const marked = pieces.map((_, index) => marksAt(pieces, index));
  const open: Mark[] = [];
  let html = "";
  const closeTo = (depth: number) => {
    while (open.length > depth) html += `</${open.pop()?.type.name}>`;
  };
  for (const [index, piece] of pieces.entries()) {
    const marks = marked[index] ?? [];
    const firstEnded = open.findIndex((mark) => !mark.isInSet(marks));
    if (firstEnded !== -1) closeTo(firstEnded);
    const starting = marks.filter((mark) => !mark.isInSet(open));
    const end = (mark: Mark) => {
      const after = marked.slice(index).findIndex((each) => !mark.isInSet(each));
      return after === -1 ? pieces.length : after;
    };
    for (const mark of starting.sort((one, other) => end(other) - end(one))) {
      const { name } = mark.type;
      html += name === "a" ? `<a href='${mark.attrs.href}'>` : `<${name}>`;
      open.push(mark);
    }
    html += piece.isText ? escapeMarkup(piece.text ?? "") : `<${piece.type.name}>`;
  }
  closeTo(0);
  return html;
}

/** The marks of a piece. Spaces and line breaks only have those that the words on both sides have, too. */
function marksAt(pieces: readonly Node[], index: number): readonly Mark[] {
  const marks = pieces[index]?.marks ?? [];
  const hasWords = ({ text = "" }: Node) => text.trim() !== "";
  if (pieces[index] === undefined || hasWords(pieces[index])) return marks;
  const before = pieces.slice(0, index).findLast(hasWords)?.marks ?? [];
  const after = pieces.slice(index).find(hasWords)?.marks ?? [];
  return marks.filter((mark) => mark.isInSet(before) && mark.isInSet(after));
}
