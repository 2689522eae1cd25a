import {
  type MarkSpec,
  type NodeSpec,
  Schema,
  type StyleParseRule,
  type TagParseRule,
} from "prosemirror-model";
import { allowedTags, childrenOf, outermostTags, substitutes } from "../../content/markup";

const contentOf = (tag: string) => childrenOf[tag] ?? [];
/** The tags inside a line of text. */
const inlineTags = contentOf("p");
/** The tags that mark words, such as bold ones. */
const markTags = inlineTags.filter((tag) => contentOf(tag).length > 0);
const isBlock = (tag: string) => !inlineTags.includes(tag);
const oneOrMore = (tags: readonly string[]) => `(${tags.filter(isBlock).join("|")})+`;

/**
 * What a text can consist of in the editor, made from the tags that the content check allows: tags around words are marks,
 * all others are nodes. Words directly inside a list's entry are a paragraph here.
 */
export const schema = new Schema({
  nodes: {
    doc: { content: oneOrMore(outermostTags) },
    text: {},
    ...Object.fromEntries(
      allowedTags.filter((tag) => !markTags.includes(tag)).map((tag) => [tag, nodeSpec(tag)]),
    ),
  },
  marks: Object.fromEntries(markTags.map((tag) => [tag, markSpec(tag)])),
});

function nodeSpec(tag: string): NodeSpec {
  const content = contentOf(tag);
  const parseDOM = rulesOf(tag);
  if (content.length === 0)
    return { inline: !isBlock(tag), selectable: isBlock(tag), parseDOM, toDOM: () => [tag] };
  // A heading or list that is pasted into an empty paragraph stays one.
  const shared = { parseDOM, toDOM: () => [tag, 0] as const, defining: tag !== "p" };
  if (content.some(isBlock)) return { ...shared, content: oneOrMore(content) };
  const marks = content.filter((each) => markTags.includes(each)).join(" ");
  return { ...shared, content: "(text|br)*", marks };
}

function markSpec(tag: string): MarkSpec {
  if (tag !== "a") return { parseDOM: [...rulesOf(tag), ...styles(tag)], toDOM: () => [tag, 0] };
  return {
    attrs: { href: { validate: "string" } },
    inclusive: false,
    parseDOM: [{ tag, getAttrs: (link) => ({ href: hrefOf(link) }) }],
    // Without an href nothing opens when an editor clicks into the words.
    toDOM: ({ attrs }) => ["a", { role: "link", "data-href": attrs.href, title: attrs.href }, 0],
  };
}

/** Where a link leads. */
export function hrefOf(link: HTMLElement): string {
  return link.dataset.href ?? link.getAttribute("href") ?? "";
}

/** The elements that become a tag: its own, and those that mean the same. */
function rulesOf(tag: string): TagParseRule[] {
  const others = Object.keys(substitutes).filter((other) => substitutes[other] === tag);
  // Google Docs wraps everything in a <b> that is not bold.
  const getAttrs = ({ style }: HTMLElement) =>
    tag === "strong" && /^(?:normal|400)$/.test(style.fontWeight) ? false : null;
  return [tag, ...others].map((name) => ({ tag: name, getAttrs }));
}

/** The styles with which other programs mark bold and italic words. */
function styles(tag: string): StyleParseRule[] {
  if (tag === "em") return [{ style: "font-style=italic" }];
  return [{ style: "font-weight", getAttrs: (weight) => /^(?:bold(?:er)?|[6-9]\d\d)$/.test(weight) && null }];
}
