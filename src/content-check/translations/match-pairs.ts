import { distance } from "fastest-levenshtein";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import type { TranslationFile } from "../source-file";
import { type Check, checkFields, problemsIn } from "../walk-fields";
import { type Pair, pairsOf, translatableFields, translatableTexts } from "./translatable";

/** The translation of an English text, and where it is. */
export interface Translated extends Pair {
  readonly file: TranslationFile;
  /** The English text as it is now. If `english` is another one, the translation is older than its original. */
  readonly now: string;
}

/** The pairs of one language, matched with the English texts. */
export interface Matched {
  /** By the English text as it is now. Only texts that someone has translated. */
  readonly translated: ReadonlyMap<string, Translated>;
  /** Pairs with another translation of a text that is translated already. */
  readonly repeated: readonly (Translated & { readonly first: Translated })[];
  /** Pairs whose English text is not in the content, nor one like it in the file beside them. */
  readonly unused: readonly (Pair & { readonly file: TranslationFile })[];
}

/** How similar an English text must be to the one that it was, from 0 to 1. */
const similarEnough = 0.6;

const known = new WeakMap<Content, Map<string, Matched>>();

/** Matches the pairs of a language with the English texts. Several rules need them, so they are matched once. */
export function matchPairs(content: Content, language: string): Matched {
  const languages = known.get(content) ?? new Map<string, Matched>();
  known.set(content, languages);
  const matched = languages.get(language) ?? match(content, language);
  languages.set(language, matched);
  return matched;
}

/** First the same texts, then the most similar ones. */
function match({ files, translations }: Content, language: string): Matched {
  const own = translations.filter((file) => file.readable && file.language === language);
  const pairs = own.flatMap((file) => pairsOf(file.value).map((pair) => ({ ...pair, file })));
  const english = new Set(files.flatMap(translatableTexts));
  const translated = new Map<string, Translated>();
  const repeated: (Translated & { first: Translated })[] = [];
  const add = (pair: Translated) => {
    const first = translated.get(pair.now);
    if (first === undefined) translated.set(pair.now, pair);
    else if (first.text !== pair.text) repeated.push({ ...pair, first });
  };
  const done = pairs.filter(({ text }) => text.trim() !== "");
  for (const pair of done) if (english.has(pair.english)) add({ ...pair, now: pair.english });
  const others = done.filter((pair) => !english.has(pair.english));
  const older = own.flatMap((file) =>
    mostSimilar(
      others.filter((pair) => pair.file === file),
      translatableTexts(file.original).filter((text) => !translated.has(text)),
    ),
  );
  for (const pair of older) add(pair);
  const used = new Set(older.map(({ file, index }) => `${file.name} ${index}`));
  const unused = others.filter(({ file, index }) => !used.has(`${file.name} ${index}`));
  return { translated, repeated, unused };
}

/** Gives each pair the English text that is most similar to the one that it was made from; each text only once. */
function mostSimilar<Old extends Pair>(pairs: readonly Old[], texts: readonly string[]) {
  const candidates = pairs
    .flatMap((pair) => texts.map((now) => ({ pair, now, similarity: similarity(pair.english, now) })))
    .filter((each) => each.similarity >= similarEnough)
    .sort((one, other) => other.similarity - one.similarity);
  const pairsLeft = new Set(pairs);
  const textsLeft = new Set(texts);
  return candidates.flatMap(({ pair, now }) => {
    if (!pairsLeft.has(pair) || !textsLeft.has(now)) return [];
    pairsLeft.delete(pair);
    textsLeft.delete(now);
    return { ...pair, now };
  });
}

function similarity(one: string, other: string): number {
  const [short, long] = [Math.min(one.length, other.length), Math.max(one.length, other.length)];
  if (short < long * similarEnough) return 0;
  return 1 - distance(one, other) / long;
}

/** Runs a check on every text field of the content, and on the translations of these fields. */
export function checkTexts(content: Content, check: Check): Problem[] {
  return [...checkFields(content, check), ...checkTranslations(content, check)];
}

/** Runs a check on every translation, as if it was in the field that it translates. */
export function checkTranslations(content: Content, check: Check): Problem[] {
  if (content.languages.length === 0) return [];
  const homes = new Map(
    content.files
      .flatMap((file) => translatableFields(file).map((field) => [field.value, { field, file }] as const))
      .reverse(),
  );
  return content.languages.flatMap(({ code }) =>
    [...matchPairs(content, code).translated.values()].flatMap(({ now, text, index, file }) => {
      const home = homes.get(now);
      if (home === undefined) return [];
      const found = check({ ...home.field, value: text, isWellFormed: true }, home.file);
      return problemsIn(file, ["texts", index, "text"], found);
    }),
  );
}
