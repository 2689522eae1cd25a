import { target } from "../../content/fields";
import { eachField, type Finding } from "./each-field";
import type { Fault } from "./fault";
import { nestingFinding } from "./html-nesting";
import { pastedFinding } from "./html-pasted";
import { hrefOf, type Tag, tagFinding, tagsOf } from "./html-tags";
import type { Content } from "./read-content";
import { pageOf } from "./source-file";
import { targetForm } from "./target-form";
import { deadEnd } from "./targets";
import { clip } from "./values";

/** HTML that is unsafe, unknown or not closed, links in it that lead nowhere, and HTML where none is read. */
export function findHtmlFaults(content: Content): Fault[] {
  return eachField(content, ({ role, value }, file) =>
    role === "html" ? judge(value, pageOf(file), content) : markupInWords(value),
  );
}

function judge(html: string, page: string | undefined, content: Content): Finding[] {
  const tags = tagsOf(html);
  const single = tags.flatMap((tag) => tagFinding(tag) ?? []);
  const own = single.length > 1 ? pastedFinding(tags, single) : single;
  // A list of replacements already repairs the nesting of what was pasted.
  const nesting = own.length === 0 || single.length === 1 ? nestingFinding(tags) : undefined;
  return [...own, ...(nesting ? [nesting] : []), ...tags.flatMap((tag) => linkFindings(tag, page, content))];
}

function linkFindings({ written, index: start }: Tag, page: string | undefined, content: Content): Finding[] {
  const href = hrefOf(written);
  if (href === undefined) return [];
  const index = start + "<a href='".length;
  if (!target.safeParse(href).success) return [{ index, ...targetForm(href, content) }];
  const words = deadEnd(href, page, content.site, "delete the <a …> and </a> around its words.");
  return words === undefined ? [] : [{ index, ...words }];
}

/** Tags in plain words would be shown as they are. */
function markupInWords(words: string): Finding[] {
  const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(words);
  if (markup === null) return [];
  const plain = withoutMarkup(words);
  return [
    {
      index: markup.index,
      found: `There is HTML: ${clip(markup[0])}`,
      expected: "Plain words; visitors would see the HTML itself.",
      mend: plain.length > 150 ? `Delete ${clip(markup[0])}` : `Write "${plain}"`,
    },
  ];
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

function withoutMarkup(words: string): string {
  return words
    .replace(/<[^<>]*>/g, "")
    .replace(/&\w+;/g, (each) => characters[each] ?? each)
    .replace(/\s+/g, " ")
    .trim();
}
