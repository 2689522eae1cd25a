import { allowedTags, substitutes } from "../../../content/markup";
import type { FieldProblem } from "../../check-fields";
import { clip } from "../../values";

/** Void elements, which have no closing tag, besides br and hr. */
const voidTags = ["img", "input", "source", "embed", "link", "meta", "wbr"];

/** One tag as it is written. */
export interface Tag {
  readonly index: number;
  readonly written: string;
  readonly name: string;
  readonly isClosing: boolean;
}

/** Returns every part of a text that a browser may parse as markup. */
export function tagsOf(html: string): Tag[] {
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
export function findPastedMarkup(tags: readonly Tag[], problems: readonly FieldProblem[]): FieldProblem[] {
  const wrong = tags.filter((tag) => findTagProblem(tag) !== undefined);
  const [first] = problems;
  if (first === undefined || new Set(wrong.map(({ written }) => written)).size === 1)
    return [...problems].slice(0, 1);
  const pairs = new Map(wrong.map((tag) => [tag.written, replacementOf(tag)]));
  const deleted = [...pairs].filter(([, replacement]) => replacement === "").map(([written]) => written);
  const replaced = [...pairs].filter(([, replacement]) => replacement !== "");
  return [
    {
      ...first,
      found: `There are tags that this website does not use: ${[...pairs.keys()].join(" ")}`,
      expected: `Only these tags, without class or style: ${allowedTags.join(", ")}.`,
      fix: [
        ...replaced.map(([written, replacement]) => `Write ${replacement} instead of ${written}.`),
        ...(deleted.length > 0 ? [`Delete ${deleted.join(", ")} and keep the text between them.`] : []),
        "To paste text from Word without its formatting, press Ctrl+Shift+V.",
      ].join(" "),
    },
  ];
}
