import { allowedTags, childrenOf, outermostTags } from "../../../content/markup";
import type { FieldProblem } from "../../check-fields";
import type { Tag } from "./html-tags";

/** Finds the first tag that is not closed or is not allowed where it is. What follows it can't be checked. */
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
    const link = tag.name === "a" ? open.find(({ name }) => name === "a") : undefined;
    const children = parent === undefined ? outermostTags : (childrenOf[parent.name] ?? []);
    if (link || !children.includes(tag.name))
      return nestedParagraph(tag, parent, all[index + 1]) ?? misplaced(tag, link ?? parent);
    if (tag.name !== "br" && tag.name !== "hr") open.push(tag);
  }
  const last = open.at(-1);
  return last && unclosed(last);
}

/** Explains a `<p>` right after another one: either it is superfluous, or its slash is missing. */
function nestedParagraph(tag: Tag, parent: Tag | undefined, next: Tag | undefined): FieldProblem | undefined {
  const follows = (one: Tag | undefined, other: Tag | undefined) =>
    one?.written === "<p>" && other?.written === "<p>" && one.index + 3 === other.index;
  if (!follows(parent, tag) && !follows(tag, next)) return undefined;
  return {
    index: tag.index,
    found: "There are two <p> in a row.",
    expected: "A </p> at the end of each paragraph, before the <p> of the next one.",
    fix: follows(parent, tag) ? "Delete this <p>." : "Write </p> instead of this <p>.",
  };
}

const wronglyClosed = ({ index, name }: Tag, parent: Tag | undefined): FieldProblem => ({
  index,
  found:
    parent === undefined
      ? `There is a </${name}> without a <${name}> before it.`
      : `</${name}> comes while <${parent.name}> is still open.`,
  expected: "Tags closed in reverse order: the last one opened is the first one closed.",
  fix:
    parent === undefined
      ? `Delete </${name}>, or write <${name}> where it should start.`
      : `Write </${parent.name}> before </${name}>.`,
});

const misplaced = ({ index, name }: Tag, parent: Tag | undefined): FieldProblem => ({
  index,
  found: parent === undefined ? `<${name}> is outside a list.` : `<${name}> is inside <${parent.name}>.`,
  expected:
    name === "li"
      ? "<li> only inside <ul> or <ol>."
      : "Paragraphs, lists and headings one after another: each is closed before the next one starts.",
  fix:
    parent === undefined
      ? "Write <ul> before it, and </ul> after the last </li>."
      : `Write </${parent.name}> before <${name}>.`,
});

const unclosed = ({ index, name }: Tag): FieldProblem => ({
  index,
  found: `<${name}> is never closed.`,
  expected: "A closing tag for every tag except <br> and <hr>.",
  fix: `Write </${name}> where it should end.`,
});
