import { z } from "zod";
import { englishAreas } from "./catalog";

const placeholder = /\{(\w+)\}/g;

/**
 * Checks the words of a language against the English ones, before they are built into pages.
 * @param locale the language, as `Intl` names it: it says which plural forms there must be
 * @returns what is wrong, in sentences that name the text: "layout.fax: it must have {number}, as in English."
 */
export function checkCatalog(words: unknown, locale: string): string[] {
  const schema = schemas.get(locale) ?? schemaOf(englishAreas, formsOf(locale));
  schemas.set(locale, schema);
  const { error } = schema.safeParse(words);
  return error ? error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) : [];
}

/** By locale. A content check asks several times. */
const schemas = new Map<string, z.ZodType>();

/** The plural forms of a language, and which of them a count on this website can need: Spanish has one for millions. */
function formsOf(locale: string): Forms {
  const rules = new Intl.PluralRules(locale);
  const needed = new Set(["other", ...Array.from({ length: 1000 }, (_, count) => rules.select(count))]);
  return new Map(rules.resolvedOptions().pluralCategories.map((form) => [form, needed.has(form)]));
}

/** Whether each plural form must be there. */
type Forms = ReadonlyMap<string, boolean>;

function schemaOf(english: unknown, forms: Forms): z.ZodType {
  if (typeof english === "string") return textSchema(english);
  if (Array.isArray(english)) return z.tuple(english.map((each) => schemaOf(each, forms)) as [z.ZodType]);
  const entries = Object.entries(Object(english));
  const other = (english as { other?: unknown }).other;
  if (typeof other === "string") return z.strictObject(pluralShape(other, forms));
  return z.strictObject(Object.fromEntries(entries.map(([key, each]) => [key, schemaOf(each, forms)])));
}

/** A form for one number only, such as "one", may leave the number out. */
function pluralShape(other: string, forms: Forms): Record<string, z.ZodType> {
  return Object.fromEntries(
    Array.from(forms, ([form, isNeeded]) => {
      const schema = textSchema(other, form === "other" ? [] : ["count"]);
      return [form, isNeeded ? schema : schema.optional()];
    }),
  );
}

function textSchema(english: string, optional: readonly string[] = []): z.ZodType {
  return z.string("this text is missing.").superRefine((text, { addIssue }) => {
    const [wanted, given] = [namesIn(english), namesIn(text)];
    if (text === "" && english !== "") addIssue("this text is empty.");
    for (const name of wanted)
      if (text !== "" && !given.has(name) && !optional.includes(name))
        addIssue(`it must have {${name}}, as in English.`);
    for (const name of given)
      if (!wanted.has(name)) addIssue(`it has {${name}}, which English does not have.`);
  });
}

function namesIn(text: string): ReadonlySet<string> {
  return new Set(Array.from(text.matchAll(placeholder), ([, name = ""]) => name));
}
