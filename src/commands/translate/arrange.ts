import type { Content } from "../../content-check/read-content";
import type { SourceFile, TranslationFile } from "../../content-check/source-file";
import { matchPairs } from "../../content-check/translations/match-pairs";
import { headOfTranslation } from "../../content-check/translations/new-translation";
import { pairsOf, translatableTexts } from "../../content-check/translations/translatable";
import { entriesOf, isRecord, textOf, valueAt } from "../../content-check/values";

/** A translation file with a pair for every text, and how many of them have no translation. */
export interface Arranged {
  readonly value: Readonly<Record<string, unknown>>;
  readonly missing: number;
}

/** The English file whose translation lists a text. A text that several files have is listed once. */
export type Owners = Map<string, SourceFile>;

/** Returns which file lists which text so far. */
export function ownersIn({ translations }: Content, language: string): Owners {
  return new Map(
    translations
      .filter((file) => file.language === language)
      .flatMap(({ value, original }) => pairsOf(value).map(({ english }) => [english, original] as const)),
  );
}

/**
 * Adds to a translation what is missing, with an empty text, in the order of the English file. What is there stays: an older
 * text at the place of its original, and one whose original is gone at the end.
 * @param owners which file lists which text; it is completed
 */
export function arrange(original: SourceFile, content: Content, language: string, owners: Owners): Arranged {
  const translation = content.translations.find(
    (file) => file.language === language && file.original === original,
  );
  const { translated } = matchPairs(content, language);
  const own = translation === undefined ? [] : pairsOf(translation.value);
  const placed = new Set<number>();
  const inOrder = translatableTexts(original).flatMap((english) => {
    const known = translated.get(english);
    if (known !== undefined && known.file === translation) {
      placed.add(known.index);
      return [{ english: known.english, text: known.text }];
    }
    const owner = owners.get(english) ?? original;
    if (known !== undefined || owner !== original) return [];
    owners.set(english, original);
    return [{ english, text: "" }];
  });
  const others = own.filter(({ index, text }) => text.trim() !== "" && !placed.has(index));
  const texts = [...inOrder, ...others.map(({ english, text }) => ({ english, text }))];
  return {
    value: { ...headOf(original, translation, language), texts, ...wordsOf(original, translation) },
    missing: inOrder.filter(({ text }) => text.trim() === "").length,
  };
}

/** The fields before the texts. */
function headOf(original: SourceFile, translation: TranslationFile | undefined, language: string) {
  const { texts: _, words: __, ...head } = isRecord(translation?.value) ? translation.value : {};
  return { ...headOfTranslation(original, language), ...head };
}

function wordsOf(original: SourceFile, translation: TranslationFile | undefined) {
  const own = entriesOf(valueAt(translation?.value, ["words"]));
  if (original.collection !== "concerns") return own.length > 0 ? { words: own } : {};
  const known = new Map(own.map((each) => [textOf(each, "concern"), each]));
  const ids = entriesOf(original.value).map((concern) => textOf(concern, "id"));
  const inOrder = ids.map((concern) => known.get(concern) ?? { concern, words: [] });
  return { words: [...inOrder, ...own.filter((each) => !ids.includes(textOf(each, "concern")))] };
}
