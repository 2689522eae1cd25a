import { allowedTags, childrenOf, outermostTags, substitutes } from "../../../content/markup";
import { clip } from "../../values";
import type { FieldProblem } from "../../walk-fields";

/** Void elements, which have no closing tag, besides br and hr. */
const voidTags = ["img", "input", "source", "embed", "link", "meta", "wbr"];

/** One tag as it is written. */
export type Tag = ReturnType<typeof tagsOf>[number];

/** Returns every part of a text that a browser may parse as markup. */
export function tagsOf(html: string) {
  const pieces = html.matchAll(/<!--.*?(?:-->|$)|<(\/?)([a-zA-Z][\w:-]*)?[^<>]*>?/gs);
  return [...pieces].map(({ index, 0: written, 1: slash, 2: name }) => ({
    index,
    written,
    name: name ?? "",
    isClosing: slash === "/",
  }));
}

/** Explains what is wrong with a single tag: its name, its attributes or a missing bracket. */
export function findTagProblem(tag: Tag): FieldProblem | undefined {
  const { index, written, name, isClosing } = tag;
  if (written.startsWith("<!--")) {
    return {
      index,
      found: `There is a comment: ${clip(written)}`,
      expected: "No comments, only text for visitors.",
      fix: `Delete ${clip(written)}`,
    };
  }
  if (name === "") {
    return {
      index,
      found: `There is a < that does not start a tag: ${clip(written, 20)}`,
      expected: tagRule,
      fix: `If visitors should see a <, write &lt;${clip(written.slice(1), 20)}`,
    };
  }
  if (allowedTags.includes(name) && patternOf(name, isClosing).test(written)) return undefined;
  const replacement = replacementOf(tag);
  if (!written.endsWith(">")) {
    return { index, found: `The tag <${name} has no > at its end.`, expected: tagRule, fix: "Write the >." };
  }
  const isUnknown = !allowedTags.includes(name);
  const end =
    isClosing || voidTags.includes(name.toLowerCase())
      ? ""
      : ` and its </${name}>, and keep the text between them`;
  const both =
    isClosing || !isUnknown || replacement === "<br>" || replacement === "<hr>"
      ? ""
      : `, and </${replacement.slice(1, -1)}> instead of </${name}>`;
  return {
    index,
    found: isUnknown
      ? `The tag ${clip(written)} is not allowed on this website.`
      : `The tag is written as ${clip(written)}`,
    expected: isUnknown ? tagRule : `Only ${example(name, isClosing)}`,
    fix:
      replacement === ""
        ? `Delete ${clip(written)}${end}.`
        : `Write ${replacement} instead of ${clip(written)}${both}.`,
  };
}

/** Returns what to write instead of a tag: the tag without attributes, a similar allowed tag, or an empty text. */
function replacementOf({ written, name, isClosing }: Tag): string {
  const small = name.toLowerCase();
  const own = substitutes[small] ?? (allowedTags.includes(small) ? small : undefined);
  if (own === undefined) return "";
  if (isClosing) return own === "br" || own === "hr" ? "" : `</${own}>`;
  if (own !== "a") return `<${own}>`;
  const [, href = "/contact"] = /href\s*=\s*["'‘’“”]?([^"'‘’“”\s<>]*)/i.exec(written) ?? [];
  return `<a href='${href}'>`;
}

/** Returns the target of a valid link; undefined for other tags. */
export function hrefOf(written: string): string | undefined {
  return /^<a href=(['"])([^'"]*)\1>$/.exec(written)?.[2];
}

const tagRule = `Only these tags: ${allowedTags.join(", ")}.`;

/** Matches a tag exactly. It is strict because tags that pass are added to the page unchanged. */
function patternOf(name: string, isClosing: boolean): RegExp {
  if (name === "br" || name === "hr") return isClosing ? /(?!)/ : new RegExp(`^<${name} ?/?>$`);
  if (isClosing) return new RegExp(`^</${name}>$`);
  return name === "a" ? /^<a href=(['"])[^'"<>]*\1>$/ : new RegExp(`^<${name}>$`);
}

function example(name: string, isClosing: boolean): string {
  if (name === "a" && !isClosing) return "an href with straight single quotation marks: <a href='/contact'>";
  const isSingle = name === "br" || name === "hr";
  return `<${isClosing && !isSingle ? "/" : ""}${name}>, with nothing else in it.`;
}

/** Merges the problems of a text with several wrong tags, such as text pasted from Word, into one with all fixes. */
export function findPastedMarkup(tags: readonly Tag[], problems: readonly FieldProblem[]) {
  const wrong = tags.filter((tag) => findTagProblem(tag) !== undefined);
  const [first] = problems;
  if (first === undefined || new Set(wrong.map(({ written }) => written)).size === 1) return first;
  const pairs = new Map(wrong.map((tag) => [tag.written, replacementOf(tag)]));
  const deleted = [...pairs].filter(([, replacement]) => replacement === "").map(([written]) => written);
  const replaced = [...pairs].filter(([, replacement]) => replacement !== "");
  return {
    ...first,
    found: `There are tags that this website does not use: ${[...pairs.keys()].join(" ")}`,
    expected: `Only these tags, without class or style: ${allowedTags.join(", ")}.`,
    fix: [
      ...replaced.map(([written, replacement]) => `Write ${replacement} instead of ${written}.`),
      ...(deleted.length > 0 ? [`Delete ${deleted.join(", ")} and keep the text between them.`] : []),
      "To paste text from Word without its formatting, press Ctrl+Shift+V.",
    ].join(" "),
  };
}

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
