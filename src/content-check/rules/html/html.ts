import { isRead } from "../../../content/field-roles";
import { target } from "../../../content/fields";
import type { Problem } from "../../problem";
import type { Content } from "../../read-content";
import { pageOf } from "../../source-file";
import { suggestTarget } from "../../suggestions/suggest-target";
import { checkTexts } from "../../translations/match-pairs";
import { clip } from "../../values";
import type { FieldProblem } from "../../walk-fields";
import { explainBrokenLink } from "../links";
import { findNestingProblem, findPastedMarkup, findTagProblem, hrefOf, type Tag, tagsOf } from "./html-tags";

/** Finds unsafe, unknown or unclosed HTML, broken links in HTML, and HTML in fields for plain text. */
export function findHtmlProblems(content: Content): Problem[] {
  return checkTexts(content, ({ role, value }, file) => {
    if (role === "html") return checkHtml(value, pageOf(file), content);
    return isRead(role) ? markupInText(value) : [];
  });
}

function checkHtml(html: string, page: string | undefined, content: Content): FieldProblem[] {
  const tags = tagsOf(html);
  const single = tags.flatMap((tag) => findTagProblem(tag) ?? []);
  // Several wrong tags make the nesting wrong as well, and so can a single one.
  const nesting = single.length > 1 ? undefined : findNestingProblem(tags);
  const isOther = nesting !== undefined && nesting.index !== single[0]?.index;
  return [
    findPastedMarkup(tags, single) ?? [],
    isOther ? nesting : [],
    emptyTagProblem(html) ?? [],
    tags.flatMap((tag) => linkProblem(tag, page, content) ?? []),
  ].flat();
}

/** Finds empty paragraphs and the like, which would leave gaps on the page. */
function emptyTagProblem(html: string): FieldProblem | undefined {
  const empty = /<(p|li|h3|strong|em|ul|ol)>(?:\s|&nbsp;|<br>)*<\/\1>/.exec(html);
  if (empty === null) return undefined;
  const isAll = html.replace(/<[^>]*>|\s/g, "") === "";
  return {
    index: empty.index,
    found: `There is no text in ${empty[0]}`,
    expected: "Text between the tags.",
    fix: isAll ? "Write the text between the tags." : `Delete ${empty[0]}`,
  };
}

function linkProblem(tag: Tag, page: string | undefined, content: Content): FieldProblem | undefined {
  const href = hrefOf(tag.written);
  if (href === undefined) return undefined;
  const index = tag.index + "<a href='".length;
  if (!target.safeParse(href).success) return { index, ...suggestTarget(href, content) };
  const message = explainBrokenLink(href, page, content.site, "delete the <a …> and </a> around its text.");
  return message && { index, ...message };
}

/** Finds tags in plain text, which visitors would see as they are. */
function markupInText(text: string): FieldProblem | undefined {
  const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(text);
  if (markup === null) return undefined;
  return {
    index: markup.index,
    found: `There is HTML in a field for plain text: ${clip(markup[0])}`,
    expected: "Plain text. Visitors would see the HTML code.",
    fix: plainFix(markup[0], withoutMarkup(text)),
  };
}

function plainFix(markup: string, plain: string): string {
  if (plain.includes(markup)) return `Write the character itself instead of ${markup}`;
  return plain.length > 150 ? `Delete ${clip(markup)}` : `Write "${plain}"`;
}

const characters: Readonly<Record<string, string>> = {
  "&nbsp;": " ",
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": "”",
  "&rsquo;": "’",
  "&lsquo;": "‘",
  "&rdquo;": "”",
  "&ldquo;": "“",
  "&ndash;": "–",
  "&mdash;": "—",
};

const withoutMarkup = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, "")
    .replace(/&\w+;/g, (each) => characters[each] ?? each)
    .replace(/\s+/g, " ")
    .trim();
