import { type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import {
  type AnyFile,
  type FieldPath,
  type LanguageFile,
  pageOf,
  type TranslationFile,
} from "../source-file";
import { clip, textOf } from "../values";
import { isMissing, missingTexts, problemsOfWords } from "./languages";
import { type Matched, matchPairs, type Translated } from "./match-pairs";
import { translatableTexts } from "./translatable";

/** Finds what is not translated, what is older than its English text, and translations of texts that are gone. */
export function findUntranslated(content: Content): Problem[] {
  const ordinary = new Set(
    content.files.flatMap(translatableTexts).flatMap((text) => text.match(/\b\p{Ll}+\b/gu) ?? []),
  );
  return content.languages
    .filter(({ readable }) => readable)
    .flatMap((language) => {
      const matched = matchPairs(content, language.code);
      const own = content.translations.filter((file) => file.readable && file.language === language.code);
      return [
        ...own.filter(isNeedless).map((file) => problemAt(file, [], needless(file.original.name))),
        ...matched.unused
          .filter(({ file }) => !isNeedless(file))
          .map(({ file, index, english }) =>
            problemAt(file, ["texts", index, "english"], {
              found: `No English text is "${clip(english, 200)}" any more, or is like it.`,
              expected: "Only translations of texts that the website has.",
              fix: "Delete this pair, if the text was removed. If it was changed, copy the new English text here and translate it.",
            }),
          ),
        ...[...matched.translated.values()].filter(({ now, english }) => now !== english).map(older),
        ...[...matched.translated.values()].flatMap((pair) =>
          [otherNumbers(pair), isLeft(pair, ordinary) ? leftInEnglish(pair) : []].flat(),
        ),
        ...own.flatMap((file) => missingInFile(file, matched)),
        ...missingInLanguage(language, own, content),
      ];
    });
}

const older = ({ file, index, english, now }: Translated): Problem =>
  problemAt(file, ["texts", index, "english"], {
    found: `This translation is older than its original. It was made from: "${clip(english, 300)}"`,
    expected: `A translation of the text as it is now: "${clip(now, 300)}"`,
    fix: 'Change the translation if it needs it, then copy the new English text into "english". It is shown meanwhile.',
  });

/** Numbers that only families of another language need: the key for their language on the line 988, and degrees Celsius. */
const ownNumbers = /\boprima 2\b|\d+(?:\.\d+)? °C/g;

/** Finds numbers, such as ages, times and prices, that only one of two texts has. */
function otherNumbers({ file, index, english, now, text }: Translated): Problem | [] {
  // An address has the numbers that its words have.
  if (now !== english || now.startsWith("/")) return [];
  const [wanted, given] = [numbersIn(now), numbersIn(text)];
  const missing = wanted.filter((number) => !given.includes(number));
  const added = given.filter((number) => !wanted.includes(number));
  if (missing.length === 0 && added.length === 0) return [];
  const found = [
    missing.length > 0 && `The translation lacks the number ${missing.join(", ")}`,
    added.length > 0 && `The translation has the number ${added.join(", ")}, which is not in English`,
  ];
  return problemAt(file, ["texts", index, "text"], {
    found: found.filter(Boolean).join(". "),
    expected: `The numbers of the English text: ${wanted.join(", ") || "none"}`,
    fix:
      missing.length === 1 && added.length === 1
        ? `Write ${missing[0]} instead of ${added[0]}.`
        : "Write the same numbers.",
  });
}

const numbersIn = (text: string): string[] => [
  ...new Set(
    text
      .replace(/<[^>]*>/g, " ")
      .replace(ownNumbers, "")
      .match(/\d+/g),
  ),
];

/** Whether a translation is the English text itself, and that is not only a name: its words are in other texts in lowercase. */
function isLeft({ now, text }: Translated, ordinary: ReadonlySet<string>): boolean {
  const words = now.replace(/<[^>]*>|\{\w+\}/g, " ").match(/\p{L}+/gu) ?? [];
  return now === text && words.length > 1 && words.every((word) => ordinary.has(word.toLowerCase()));
}

const leftInEnglish = ({ file, index, now }: Translated): Problem =>
  problemAt(file, ["texts", index, "text"], {
    found: `The translation of "${clip(now)}" is the English text.`,
    expected: "The words of the language. Families who read it would find English here.",
    fix: 'Translate it, or write "text": "" until somebody does.',
  });

function missingInFile(file: TranslationFile, { translated }: Matched): Problem[] {
  const texts = translatableTexts(file.original);
  const missing = texts.filter((text) => !translated.has(text));
  const isPage = pageOf(file.original) !== undefined;
  const withoutPath = isPage && textOf(file.value, "path") === undefined;
  return [
    notTranslated(file, ["texts"], missing, `of ${texts.length} texts`),
    withoutPath ? problemAt(file, [], noPath(file)) : [],
  ].flat();
}

const noPath = ({ language, original }: TranslationFile) => ({
  found: "This page has no path in this language, so it is not shown.",
  expected: `A "path" that begins with "/${language}".`,
  fix: `Add this line after the {, with the words of the language in place of the English ones: "path": "/${language}${pageOf(original)}",`,
});

/** Finds what keeps the translated pages of a language off the website, beyond the texts of their own files. */
function missingInLanguage(language: LanguageFile, own: readonly TranslationFile[], content: Content) {
  const { translated } = matchPairs(content, language.code);
  const words = problemsOfWords(language.value)
    .filter(isMissing)
    .map((problem) => problem.replace(/: .*/, ""));
  const needed = new Set(
    own
      .filter((file) => pageOf(file.original) !== undefined)
      .flatMap((file) => [
        ...missingTexts(file, translated, content),
        ...dated(content).filter((text) => !translated.has(text)),
      ]),
  );
  const covered = new Set(own.flatMap((file) => translatableTexts(file.original)));
  const elsewhere = [...needed].filter((text) => !covered.has(text));
  return [
    notTranslated(language, ["words"], words, "words of the interface"),
    notTranslated(language, [], elsewhere, "texts that pages show, in files without a translation,"),
  ].flat();
}

/** The texts of the lists that pages show on certain days, without naming their entries. */
function dated({ files }: Content): string[] {
  return files
    .filter(({ collection }) => collection === "closures" || collection === "news")
    .flatMap(translatableTexts);
}

/** Whether there is nothing to translate in the file beside a translation. */
const isNeedless = ({ original }: TranslationFile): boolean => translatableTexts(original).length === 0;

const needless = (original: string) => ({
  found: `Visitors read no text of ${original}, so this translation is not used.`,
  expected: "Translations only of files with texts for visitors.",
  fix: "Delete this file.",
});

function notTranslated(file: AnyFile, path: FieldPath, missing: readonly string[], what: string) {
  if (missing.length === 0) return [];
  const shown = missing
    .slice(0, 3)
    .map((text) => `"${clip(text)}"`)
    .join(", ");
  return problemAt(file, path, {
    found: `${missing.length} ${what} are not translated yet: ${shown}${missing.length > 3 ? " …" : ""}`,
    expected: "Every text. Pages that are live show it in English until then; other pages are not shown.",
    fix: "Translate the empty texts. The command npm run translate adds those that are not listed.",
  });
}
