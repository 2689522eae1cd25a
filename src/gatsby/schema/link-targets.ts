import type { z } from "zod";
import type { pdfDocument } from "../../content/entities";
import { telephoneLink } from "../../shared/clinic/contact";
import { describePdf } from "../../shared/site/format-size";
import type { Catalog } from "../../words/catalog";
import { languageOf, leadsToEnglish, pathIn } from "../languages/languages";
import { type Context, clinicOf, find } from "./context";

/** A PDF under documents/, with its size in bytes. */
export interface PdfFacts {
  readonly title: string;
  readonly file: string;
  readonly pages: number;
  readonly bytes: number;
}

/** An entry of data/documents.json. */
export type DocumentSource = z.infer<typeof pdfDocument>;

/** The PDF of a document in a language, or the English one where there is none. A PDF of the clinic's own has no translation. */
export function pdfIn(
  { title, file, pages, bytes, madeOf, inLanguages = [] }: DocumentSource,
  language: string | undefined,
): PdfFacts {
  const own = inLanguages.find((each) => each.language === language && madeOf !== undefined);
  return { title, ...(own ?? { file, pages, bytes }) };
}

/** A link that a browser can follow. "place" is an anchor on the same page. */
interface LinkTarget {
  readonly href: string;
  readonly kind: "page" | "place" | "outside" | "document" | "phone" | "email";
  readonly pdf?: PdfFacts;
  /** Only where it differs from the language of the page with the link. */
  readonly isEnglish?: true;
}

/**
 * Resolves a target as editors write it ("/contact", "#podcast", "link:financing", "document:intake",
 * "phone:main", "email") to a URL.
 * @throws on an unknown id
 */
export async function resolveTarget(target: string, context: Context): Promise<LinkTarget> {
  const language = languageOf(context);
  const inEnglish = (href: string) => (leadsToEnglish(href, language) ? ({ isEnglish: true } as const) : {});
  if (target.startsWith("/")) {
    const href = pathIn(target, language);
    return { href, kind: "page", ...inEnglish(href) };
  }
  if (target.startsWith("#")) return { href: target, kind: "place" };
  if (target === "email") return { href: `mailto:${(await clinicOf(context)).email}`, kind: "email" };
  const [scheme, id = ""] = target.split(":");
  if (scheme === "phone") {
    const { phones } = await clinicOf(context);
    return { href: telephoneLink(phones[id === "fax" ? "fax" : "main"]), kind: "phone" };
  }
  if (scheme === "link") {
    const { url: href } = found(target, await find<{ url: string }>(context, "OutsideLink", id));
    return { href, kind: "outside", ...inEnglish(href) };
  }
  const pdf = pdfIn(found(target, await find<DocumentSource>(context, "PdfDocument", id)), language?.code);
  return { href: pdf.file, kind: "document", pdf, ...inEnglish(pdf.file) };
}

function found<Value>(target: string, value: Value | undefined): Value {
  if (value === undefined) throw new Error(`"${target}" is a broken link: no entry has this id.`);
  return value;
}

type Words = Pick<Catalog, "files" | "links" | "locale">;

const anchorTag = /<a href=(["'])([^"']*)\1>(.*?)<\/a>/gs;
const editorsTarget = /^(\/|#|link:|document:|phone:|email$)/;

/**
 * Resolves the targets of links in HTML ("link:…", "document:…"). External links open in a new tab and say
 * so; links to PDFs also say their type and size.
 */
export async function resolveRichText(html: string, context: Context, words: Words): Promise<string> {
  const links = [...html.matchAll(anchorTag)];
  const resolved = await Promise.all(
    links.map(([whole, , target = "", text = ""]) =>
      editorsTarget.test(target)
        ? resolveTarget(target, context).then((to) => render(to, text, words))
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
