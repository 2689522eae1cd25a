import type { Language } from "../src/content-check/translations/languages";
import { fill } from "../src/words/fill";
import { intlDates } from "../src/words/intl-dates";
import abcsOfPediatricPhysicalTherapy from "./content/es/abcs-of-pediatric-physical-therapy.json";
import intakeGeneralHistory from "./content/es/intake-general-history.json";
import pediatricPolicies from "./content/es/pediatric-policies.json";
import physicalTherapyConcussionGuide from "./content/es/physical-therapy-concussion-guide.json";
import recordsRequest from "./content/es/records-request.json";
import shared from "./content/es/shared.json";
import telehealthConsent from "./content/es/telehealth-consent.json";
import whatIsPhysicalTherapyForKids from "./content/es/what-is-physical-therapy-for-kids.json";
import type { FactWords } from "./content/facts";
import { type Document, english, type Part } from "./document";
import { signatureRows } from "./tooltips";

/** A language into which documents are translated. */
export type DocumentLanguage = Pick<Language, "code" | "locale" | "words" | "texts">;

/** English texts and their translations. */
type Pairs = Readonly<Record<string, string>>;

/** The pairs of each document by its id, and those that several share, by language. */
export const translations: Readonly<Record<string, Readonly<Record<string, Pairs>>>> = {
  es: {
    shared,
    "abcs-of-pediatric-physical-therapy": abcsOfPediatricPhysicalTherapy,
    "what-is-physical-therapy-for-kids": whatIsPhysicalTherapyForKids,
    "physical-therapy-concussion-guide": physicalTherapyConcussionGuide,
    "records-request": recordsRequest,
    "pediatric-policies": pediatricPolicies,
    "intake-general-history": intakeGeneralHistory,
    "telehealth-consent": telehealthConsent,
  },
};

/** The pairs of a document in a language, or nothing if nobody has translated it. */
function pairsOf(language: string, id: string): Pairs | undefined {
  const { shared, [id]: own } = translations[language] ?? {};
  return own && { ...shared, ...own };
}

/** How a language says facts. */
export function factWords({ locale, words, texts }: DocumentLanguage): FactWords {
  return {
    dates: intlDates(locale, words.hours),
    ages: words.milestones,
    inLanguage: (text) => texts.get(text) ?? text,
  };
}

/** What a translated legal text says of its original. */
const binding =
  "This is a translation. The English document, {title}, is the binding one: if the two differ, the English text counts.";

/**
 * A document in a language, or none if nobody has translated it. A text that is not translated yet stays in English.
 * @param document in English, with {placeholders} for facts
 * @param values what the placeholders stand for
 */
export function translated(
  document: Document,
  { code, locale, texts }: DocumentLanguage,
  values: Readonly<Record<string, string>>,
): Document[] {
  const pairs = pairsOf(code, document.id);
  if (pairs === undefined) return [];
  const inLanguage = (text: string) => pairs[text] ?? text;
  const { title, description, parts } = document;
  return [
    {
      ...document,
      title: texts.get(title) ?? title,
      description: texts.get(description) ?? description,
      parts: withTexts(parts, (text) => fill(inLanguage(text), values)),
      edition: {
        code,
        locale,
        ways: inLanguage(english.ways),
        page: inLanguage(english.page),
        legal: [...english.legal.map(inLanguage), fill(inLanguage(binding), { title })],
      },
    },
  ];
}

/** The texts of a document that are translated, and those that each document has. */
export function textsOf({ parts }: Document): string[] {
  const texts: string[] = [english.ways, english.page, ...english.legal, binding];
  withTexts(parts, (text) => {
    texts.push(text);
    return text;
  });
  return texts.filter((text) => /\p{L}/u.test(text.replace(/\{\w+\}/g, "")));
}

/** What a part has beside texts. A signature's labels are made of `who` and `relation`. */
const untranslated = ["kind", "name", "file", "who", "relation"];

function withTexts(parts: readonly Part[], change: (text: string) => string): Part[] {
  const whole = parts.map((part) =>
    part.kind === "signature" ? { ...part, rows: signatureRows(part) } : part,
  );
  return JSON.parse(JSON.stringify(whole), (key, value: unknown) =>
    typeof value === "string" && !untranslated.includes(key) ? change(value) : value,
  );
}
