import type { FieldProblem } from "../../check-fields";
import { allowedTags, type Tag } from "./html-tags";

const inline = ["strong", "em", "a", "br"];
/** Which tags may be directly in which; "" is the field itself. */
const childrenOf: Readonly<Record<string, readonly string[]>> = {
  "": ["p", "ul", "ol", "h3", "hr", ...inline],
  p: inline,
  h3: inline,
  ul: ["li"],
  ol: ["li"],
  li: ["p", "ul", "ol", ...inline],
  strong: inline,
  em: inline,
  a: ["strong", "em", "br"],
};

/** Finds the first tag that is not closed, or not where it belongs; what follows it can't be judged. */
export function findNestingProblem(tags: readonly Tag[]): FieldProblem | undefined {
  const open: Tag[] = [];
  const all = tags.filter(({ name }) => allowedTags.includes(name));
  for (const [index, tag] of all.entries()) {
    const parent = open.at(-1);
    if (tag.isClosing) {
      if (parent?.name !== tag.name) return wronglyClosed(tag, parent);
      open.pop();
      continue;
    }
    const children = childrenOf[parent?.name ?? ""] ?? [];
    if (!children.includes(tag.name))
      return nestedParagraph(tag, parent, all[index + 1]) ?? misplaced(tag, parent);
    if (tag.name !== "br" && tag.name !== "hr") open.push(tag);
  }
  const last = open.at(-1);
  return last && unclosed(last);
}

/** Words for one `<p>` right after another: one too many, or a lost slash. */
function nestedParagraph(tag: Tag, parent: Tag | undefined, next: Tag | undefined): FieldProblem | undefined {
  const follows = (one: Tag | undefined, other: Tag | undefined) =>
    one?.written === "<p>" && other?.written === "<p>" && one.index + 3 === other.index;
  if (!follows(parent, tag) && !follows(tag, next)) return undefined;
  return {
    index: tag.index,
    found: "<p> is twice in a row.",
    expected: "A paragraph ends with </p> before the next begins with <p>.",
    fix: follows(parent, tag) ? "Delete this <p>." : "Write </p> instead of this <p>.",
  };
}

function wronglyClosed({ index, name }: Tag, parent: Tag | undefined): FieldProblem {
  return {
    index,
    found:
      parent === undefined
        ? `</${name}> closes nothing.`
        : `</${name}> comes while <${parent.name}> is still open.`,
    expected: "Tags are closed in turn, the inner one first.",
    fix:
      parent === undefined
        ? `Delete </${name}>, or write <${name}> where it begins.`
        : `Write </${parent.name}> before </${name}>.`,
  };
}

function misplaced({ index, name }: Tag, parent: Tag | undefined): FieldProblem {
  return {
    index,
    found: parent === undefined ? `<${name}> is outside a list.` : `<${name}> is within <${parent.name}>.`,
    expected:
      name === "li"
        ? "<li> is in <ul> or <ol>."
        : "Paragraphs, lists and headings follow one another: each is closed before the next begins.",
    fix:
      parent === undefined
        ? "Write <ul> before it and </ul> after the last </li>."
        : `Write </${parent.name}> before <${name}>.`,
  };
}

function unclosed({ index, name }: Tag): FieldProblem {
  return {
    index,
    found: `<${name}> is never closed.`,
    expected: "Every tag but <br> and <hr> has an end.",
    fix: `Write </${name}> where it ends.`,
  };
}
