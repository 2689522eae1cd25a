import { describePdf } from "../../shared/site/format-size";
import { type LinkResolver, type LinkTarget, resolveTarget } from "./link-targets";

const anchorTag = /<a href=(["'])([^"']*)\1>(.*?)<\/a>/gs;
const editorsTarget = /^(\/|#|link:|document:|phone:|email$)/;

/**
 * Turns the targets inside HTML ("link:…", "document:…") into addresses. What leaves the site opens in a new tab
 * and says so; a PDF says its type and size.
 */
export async function resolveRichText(html: string, book: LinkResolver): Promise<string> {
  const links = [...html.matchAll(anchorTag)];
  const resolved = await Promise.all(
    links.map(([whole, , target = "", words = ""]) =>
      editorsTarget.test(target) ? resolveTarget(target, book).then((to) => render(to, words)) : whole,
    ),
  );
  return links.reduce((text, [whole], index) => text.replace(whole, () => resolved[index] ?? whole), html);
}

function render({ href, kind, pdf }: LinkTarget, words: string): string {
  if (kind === "outside") return newTab(href, `${words}${hidden(" (opens in a new tab)")}`);
  if (pdf) return newTab(href, `${words} (${describePdf(pdf)}${hidden(", opens in a new tab")})`);
  return `<a href="${href}">${words}</a>`;
}

/** Said by assistive technology alone; a class of src/styles/utilities.css. */
function hidden(words: string): string {
  return `<span class="visually-hidden">${words}</span>`;
}

function newTab(href: string, words: string): string {
  return `<a href="${href}" target="_blank" rel="noopener">${words}</a>`;
}
