import { englishAreas } from "../../words/catalog";

/**
 * The file of a new language: its names and direction as far as they are known, and every word of the interface, empty.
 * @throws RangeError when the code is not that of a language
 */
export function newLanguage(code: string) {
  const nameIn = (locale: string) => new Intl.DisplayNames(locale, { type: "language" }).of(code) ?? code;
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  return {
    $schema: "../../schemas/language.schema.json",
    name: nameIn(code).replace(/^./u, (letter) => letter.toLocaleUpperCase(code)),
    english: nameIn("en"),
    locale: code,
    direction: isRightToLeft(code) ? "rtl" : "ltr",
    words: emptied(englishAreas, forms),
  };
}

function isRightToLeft(code: string): boolean {
  const script = new Intl.Locale(code).maximize().script ?? "";
  return ["Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm", "Rohg"].includes(script);
}

function emptied(words: unknown, forms: readonly string[]): unknown {
  if (typeof words === "string") return "";
  if (Array.isArray(words)) return words.map((each) => emptied(each, forms));
  const isPlural = typeof (words as { other?: unknown }).other === "string";
  const keys = isPlural ? forms : Object.keys(Object(words));
  return Object.fromEntries(
    keys.map((key) => [key, isPlural ? "" : emptied((words as Record<string, unknown>)[key], forms)]),
  );
}
