import type { Finding } from "./each-field";
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
export function nestingFinding(tags: readonly Tag[]): Finding | undefined {
  const open: Tag[] = [];
  for (const tag of tags.filter(({ name }) => allowedTags.includes(name))) {
    const parent = open.at(-1);
    if (tag.isClosing) {
      if (parent?.name !== tag.name) return wronglyClosed(tag, parent);
      open.pop();
      continue;
    }
    const children = childrenOf[parent?.name ?? ""] ?? [];
    if (!children.includes(tag.name)) return misplaced(tag, parent);
    if (tag.name !== "br" && tag.name !== "hr") open.push(tag);
  }
  const last = open.at(-1);
  return last && unclosed(last);
}

function wronglyClosed({ index, name }: Tag, parent: Tag | undefined): Finding {
  return {
    index,
    found:
      parent === undefined
        ? `</${name}> closes nothing.`
        : `</${name}> comes while <${parent.name}> is still open.`,
    expected: "Tags are closed in turn, the inner one first.",
    mend:
      parent === undefined
        ? `Delete </${name}>, or write <${name}> where it begins.`
        : `Write </${parent.name}> before </${name}>.`,
  };
}

function misplaced({ index, name }: Tag, parent: Tag | undefined): Finding {
  return {
    index,
    found: parent === undefined ? `<${name}> is outside a list.` : `<${name}> is within <${parent.name}>.`,
    expected:
      name === "li"
        ? "<li> is in <ul> or <ol>."
        : "Paragraphs, lists and headings follow one another: each is closed before the next begins.",
    mend:
      parent === undefined
        ? "Write <ul> before it and </ul> after the last </li>."
        : `Write </${parent.name}> before <${name}>.`,
  };
}

function unclosed({ index, name }: Tag): Finding {
  return {
    index,
    found: `<${name}> is never closed.`,
    expected: "Every tag but <br> and <hr> has an end.",
    mend: `Write </${name}> where it ends.`,
  };
}
