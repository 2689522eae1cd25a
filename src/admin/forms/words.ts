import { z } from "zod";

/**
 * What the description of a field says, of its optional wrapper and of what is inside. A description of its own replaces the
 * hint that it would inherit.
 */
export function metaOf(schema: z.core.$ZodType): z.core.GlobalMeta {
  const base = schema instanceof z.ZodOptional ? schema.unwrap() : schema._zod.parent;
  const inherited: z.core.GlobalMeta = base === undefined ? {} : metaOf(base);
  const { formHint, ...meta } = { ...inherited, ...z.globalRegistry.get(schema) };
  const isStale = formHint === inherited.formHint && meta.description !== inherited.description;
  return isStale ? meta : { ...meta, formHint };
}

/** A name of the content in words: "firstVisit" is "First visit", and "team-list" is "Team list". */
export function inWords(name: string): string {
  const words = name
    .replace(/^\$/, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .replaceAll("-", " ")
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A description as Markdown, which the forms show, without the meaning that Markdown gives to some characters. */
export function asMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#]/g, (character) => `&#${character.charCodeAt(0)};`);
}
