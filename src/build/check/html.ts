import { target } from "../../content/fields";
import { eachField, type Finding } from "./each-field";
import type { Fault } from "./fault";
import { nestingFinding } from "./html-nesting";
import { type Tag, tagFinding, tagsOf } from "./html-tags";
import type { Content } from "./read-content";
import type { Site } from "./site";
import { pageOf } from "./source-file";
import { deadEnd } from "./targets";
import { clip } from "./values";

/** HTML that is unsafe, unknown or not closed, links in it that lead nowhere, and HTML where none is read. */
export function findHtmlFaults(content: Content): Fault[] {
  return eachField(content, ({ role, value }, file) =>
    role === "html" ? judge(value, pageOf(file), content.site) : markupInWords(value),
  );
}

function judge(html: string, page: string | undefined, site: Site): Finding[] {
  const tags = tagsOf(html);
  const reported = new Set<string>();
  const single = tags.flatMap((tag) => {
    const finding = tagFinding(tag);
    if (finding === undefined || reported.has(finding.found)) return [];
    reported.add(finding.found);
    return [finding];
  });
  const nesting = nestingFinding(tags);
  return [...single, ...(nesting ? [nesting] : []), ...tags.flatMap((tag) => linkFindings(tag, page, site))];
}

function linkFindings({ written, index: start }: Tag, page: string | undefined, site: Site): Finding[] {
  const href = /^<a href=(['"])([^'"]*)\1>$/.exec(written)?.[2];
  if (href === undefined) return [];
  const index = start + "<a href='".length;
  if (!target.safeParse(href).success) return [{ index, ...foreignTarget(href) }];
  const words = deadEnd(href, page, site);
  return words === undefined ? [] : [{ index, ...words }];
}

/** Addresses outside the site have one place, data/links.json; phone numbers and mail addresses another. */
function foreignTarget(href: string) {
  const found = `This link leads to "${clip(href)}".`;
  const expected =
    'A path ("/contact"), a place ("#podcast"), "link:…", "document:…", "phone:main", "phone:fax" or "email".';
  if (/^https?:/.test(href)) {
    return { found, expected, mend: 'Add the address to data/links.json and write "link:" and its id.' };
  }
  if (/^tel:/.test(href)) return { found, expected, mend: 'Write "phone:main" or "phone:fax".' };
  if (/^mailto:/.test(href)) return { found, expected, mend: 'Write "email".' };
  return { found, expected, mend: "Write one of these." };
}

/** Tags in plain words would be shown as they are. */
function markupInWords(words: string): Finding[] {
  const markup = /<\/?[a-z][^<>]*>|&(?:[a-z]+|#\d+);/i.exec(words);
  if (markup === null) return [];
  return [
    {
      index: markup.index,
      found: `There is HTML: ${clip(markup[0])}`,
      expected: "This field holds plain words; visitors would see the HTML itself.",
      mend: "Write it without.",
    },
  ];
}
