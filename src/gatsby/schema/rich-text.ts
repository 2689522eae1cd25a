import { describePdf } from "../../shared/site/format-size";
import { files } from "../../words/en/files";
import { locale } from "../../words/en/locale";
import { type LinkResolver, type LinkTarget, resolveTarget } from "./link-targets";

const anchorTag = /<a href=(["'])([^"']*)\1>(.*?)<\/a>/gs;
const editorsTarget = /^(\/|#|link:|document:|phone:|email$)/;

/**
 * Resolves the targets of links in HTML ("link:…", "document:…"). External links open in a new tab and say
 * so; links to PDFs also say their type and size.
 */
export async function resolveRichText(html: string, resolver: LinkResolver): Promise<string> {
  const links = [...html.matchAll(anchorTag)];
  const resolved = await Promise.all(
    links.map(([whole, , target = "", words = ""]) =>
      editorsTarget.test(target) ? resolveTarget(target, resolver).then((to) => render(to, words)) : whole,
    ),
  );
  return links.reduce((text, [whole], index) => text.replace(whole, () => resolved[index] ?? whole), html);
}

function render({ href, kind, pdf }: LinkTarget, words: string): string {
  if (kind === "outside") return newTab(href, `${words}${hidden(" (opens in a new tab)")}`);
  if (pdf)
    return newTab(href, `${words} (${describePdf(pdf, files, locale)}${hidden(", opens in a new tab")})`);
  return `<a href="${href}">${words}</a>`;
}

/** Text for screen readers only; the class is in src/styles/utilities.css. */
function hidden(words: string): string {
  return `<span class="visually-hidden">${words}</span>`;
}

function newTab(href: string, words: string): string {
  return `<a href="${href}" target="_blank" rel="noopener">${words}</a>`;
}
