import { type DefaultTreeAdapterTypes, parse } from "parse5";
import type { Clinic } from "../../content/clinic";
import type { Language } from "../../content-check/translations/languages";
import { escaped } from "../../content-check/values";
import { markEnglish, type PageTree } from "../../shared/site/mark-english";
import { catalogOf } from "../languages/languages";
import { clinicFacts } from "../schema/clinic-facts";

type Element = DefaultTreeAdapterTypes.Element;

/**
 * Returns the source of a pattern that matches the whole texts that pages of a language show in English, or undefined if there
 * are none. A text is shown in pieces where links are in the places of its {placeholders}.
 */
export function englishPattern(
  language: Pick<Language, "untranslated" | "words" | "locale">,
  clinic: Clinic,
): string | undefined {
  const facts: Readonly<Record<string, { readonly text: string } | undefined>> = clinicFacts(
    clinic,
    catalogOf(language),
  );
  const texts = language.untranslated.flatMap((text) => {
    const pieces = text.split(/\{(\w+)\}/).map((piece, index) => {
      if (index % 2 === 0) return escaped(piece);
      const fact = facts[piece];
      return fact === undefined ? ".+" : escaped(fact.text);
    });
    return [pieces.join(""), ...text.split(/\{\w+\}/).map((piece) => escaped(piece.trim()))];
  });
  const known = [...new Set(texts)].filter((text) => /\p{L}/u.test(text.replace(/\\./g, "")));
  return known.length === 0 ? undefined : `^(?:${known.join("|")})$`;
}

/**
 * Marks what a page of another language shows in English. Done after the build, so that English pages have no code for it.
 * Idempotent.
 * @param pattern result of `englishPattern`
 */
export function withEnglishMarked(html: string, pattern: string, locale: string): string {
  const english = new RegExp(pattern, "u");
  const marks: { readonly at: number; readonly language: string }[] = [];
  const tree: PageTree<Element> = {
    childrenOf: ({ childNodes }) =>
      childNodes.flatMap((node) => ("value" in node ? node.value : "tagName" in node ? node : [])),
    attributeOf: ({ attrs }, wanted) => attrs.find(({ name }) => name === wanted)?.value,
    mark({ tagName, sourceCodeLocation }, language) {
      const tag = sourceCodeLocation?.startTag;
      if (tag) marks.push({ at: tag.startOffset + 1 + tagName.length, language });
    },
  };
  const [page] = parse(html, { sourceCodeLocationInfo: true }).childNodes.filter((node) => "tagName" in node);
  for (const part of page?.childNodes ?? [])
    if ("tagName" in part) markEnglish(part, tree, (text) => english.test(text), locale);
  return marks
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, language }) => `${text.slice(0, at)} lang="${language}"${text.slice(at)}`, html);
}
