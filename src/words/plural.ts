import type { Plural, Text } from "./text";

const rules = new Map<string, Intl.PluralRules>();

/** The form of a text for a number: in English, `one` for 1 and `other` for all other numbers. */
export function plural<Names extends string>(
  forms: Plural<Names>,
  count: number,
  locale: string,
): Text<Names> {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale);
  rules.set(locale, rule);
  return forms[rule.select(count)] ?? forms.other;
}
