import { isRead } from "../../content/field-roles";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { clip, textsAt } from "../values";
import { checkFields, type FieldProblem, problemsIn } from "../walk-fields";

/** Short words that nearly every sentence of a language has, and the other one never. */
const common: Readonly<Record<string, ReadonlySet<string>>> = {
  en: new Set(
    "the of and with for you your is are this that our we they their from have has can will at be by or".split(
      " ",
    ),
  ),
  es: new Set(
    "el los las del que una por para su sus usted con y es está están al más también nuestro nuestra se lo les niños".split(
      " ",
    ),
  ),
};
const names: Readonly<Record<string, string>> = { en: "English", es: "Spanish" };

/** How many common words of another language a sentence has at least, before it is taken for one in that language. */
const least = 3;

/** What people said is in their own language, and notices are in all of them. */
const inOwnLanguage = ["testimonials", "transcripts", "notices", "links", "concerns"];

/** Finds Spanish sentences where English ones belong, and English ones in a translation. */
export function findOtherLanguage(content: Content): Problem[] {
  const english = checkFields(content, ({ role, value }, { collection, name }) => {
    if (!isRead(role) || inOwnLanguage.includes(collection)) return [];
    return check(value, "en", `the translation of ${name}`);
  });
  const translated = content.translations.flatMap((file) =>
    textsAt(file.value, ["texts", "*", "text"]).flatMap(({ path, value }) =>
      problemsIn(file, path, check(value, file.language, "the English text")),
    ),
  );
  return [...english, ...translated];
}

/** @param home where the other words belong */
function check(text: string, language: string, home: string): FieldProblem | undefined {
  const name = names[language] ?? "the language of this file";
  for (const { 0: sentence, index } of text.matchAll(/[^.!?<>\n]+/g)) {
    const [other] = Object.keys(common).filter((code) => code !== language && isIn(code, sentence, language));
    if (other === undefined) continue;
    return {
      index: index + sentence.search(/\S/),
      found: `"${clip(sentence.trim())}" is in ${names[other]}.`,
      expected: `Words in ${name}, because everything else here is in ${name}.`,
      fix: `Write it in ${name} here. The words in ${names[other]} belong in ${home}.`,
    };
  }
  return undefined;
}

/** Whether a sentence is in a language rather than in that of its field. */
function isIn(code: string, sentence: string, own: string): boolean {
  const words = sentence.toLowerCase().match(/[\p{L}’']+/gu) ?? [];
  const count = (language: string) => new Set(words.filter((word) => common[language]?.has(word))).size;
  return count(code) >= least && count(code) > 2 * count(own);
}
