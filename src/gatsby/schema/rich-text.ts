import { describePdf } from "../../shared/site/format-size";
import type { Catalog } from "../../words/catalog";
import { type LinkResolver, type LinkTarget, resolveTarget } from "./link-targets";

type Words = Pick<Catalog, "files" | "links" | "locale">;

const anchorTag = /<a href=(["'])([^"']*)\1>(.*?)<\/a>/gs;
const editorsTarget = /^(\/|#|link:|document:|phone:|email$)/;

/**
 * Resolves the targets of links in HTML ("link:…", "document:…"). External links open in a new tab and say
 * so; links to PDFs also say their type and size.
 */
export async function resolveRichText(html: string, resolver: LinkResolver, words: Words): Promise<string> {
  const links = [...html.matchAll(anchorTag)];
  const resolved = await Promise.all(
    links.map(([whole, , target = "", text = ""]) =>
      editorsTarget.test(target)
        ? resolveTarget(target, resolver).then((to) => render(to, text, words))
        : whole,
    ),
  );
  return links.reduce(
    (result, [whole], index) => result.replace(whole, () => resolved[index] ?? whole),
    html,
  );
}

function render(
  { href, kind, pdf, isEnglish }: LinkTarget,
  text: string,
  { files, links, locale }: Words,
): string {
  if (kind === "outside") return newTab(href, `${text}${hidden(` ${links.newTab}`)}`);
  if (pdf) {
    const [before = "", after = ""] = links.pdfInNewTab.split("{pdf}");
    // The words around the facts of the file are for screen readers only, but the brackets are for all.
    const rest = after.replace(/\)$/, "");
    const words = `${text} ${before}${describePdf(pdf, files, locale)}${hidden(rest)})`;
    return newTab(href, isEnglish ? words + englishNote(links.inEnglish) : words, isEnglish);
  }
  return pageLink(href, text, isEnglish ? links.inEnglish : undefined);
}

/** Text for screen readers only; the class is in src/styles/utilities.css. */
function hidden(text: string): string {
  return `<span class="visually-hidden">${text}</span>`;
}

/**
 * A link to a page.
 * @param note says that the page is in English, if it is and the page with the link is not
 */
export function pageLink(href: string, html: string, note?: string): string {
  if (note === undefined) return `<a href="${href}">${html}</a>`;
  return `<a href="${href}" hreflang="en">${html}${englishNote(note)}</a>`;
}

function englishNote(note: string): string {
  return `<span data-note="language"> ${note}</span>`;
}

function newTab(href: string, text: string, isEnglish = false): string {
  return `<a href="${href}"${isEnglish ? ' hreflang="en"' : ""} target="_blank" rel="noopener">${text}</a>`;
}
