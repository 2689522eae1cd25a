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
  const note = isEnglish ? links.inEnglish : undefined;
  if (kind === "outside") return linkTo(href, `${text}${hidden(` ${links.newTab}`)}`, note, inNewTab);
  if (pdf) {
    const [before = "", after = ""] = links.pdfInNewTab.split("{pdf}");
    // The words around the facts of the file are for screen readers only, but the brackets are for all.
    const rest = after.replace(/\)$/, "");
    const words = `${text} ${before}${describePdf(pdf, files, locale)}${hidden(rest)})`;
    return linkTo(href, words, note, inNewTab);
  }
  return linkTo(href, text, note);
}

/** Text for screen readers only; the class is in src/styles/utilities.css. */
function hidden(text: string): string {
  return `<span class="visually-hidden">${text}</span>`;
}

const inNewTab = ' target="_blank" rel="noopener"';

/**
 * A link.
 * @param note says that it leads to something in English, if it does and the page with the link is not
 */
export function linkTo(href: string, html: string, note?: string, attributes = ""): string {
  if (note === undefined) return `<a href="${href}"${attributes}>${html}</a>`;
  return `<a href="${href}" hreflang="en"${attributes}>${html}<span data-note="language"> ${note}</span></a>`;
}
