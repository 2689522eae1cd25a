import type { z } from "zod";
import { milestone } from "../../content/milestone";
import { nameOfAge } from "../../shared/site/milestone-ages";
import { milestones as words } from "../../words/en/concerns";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { validEntriesOf } from "../source-file";
import { checkTexts, matchPairs } from "../translations/match-pairs";
import { escaped } from "../values";
import type { FieldProblem } from "../walk-fields";

/** A milestone, and how texts say it in any language. */
type SaidMilestone = Pick<z.infer<typeof milestone>, "months" | "said">;

/** Finds texts that name another age for a milestone than data/milestones.json does. */
export function findMilestoneAges(content: Content): Problem[] {
  const translations = content.languages.map(({ code }) => matchPairs(content, code).translated);
  const milestones = validEntriesOf(content.files, "milestones", milestone).map(
    ({ entry: { months, said = [] } }) => ({
      months,
      said: [...said, ...translations.flatMap((texts) => said.flatMap((one) => texts.get(one)?.text ?? []))],
    }),
  );
  return checkTexts(content, ({ value }, { collection }) =>
    collection === "milestones" ? [] : contradictedAges(value, milestones),
  );
}

/** Finds the places of a text whose age contradicts that of a milestone which it names. */
export function contradictedAges(text: string, milestones: readonly SaidMilestone[]): FieldProblem[] {
  return partsWithAge(text).flatMap((part) => {
    const plain = part.text.toLowerCase();
    return milestones.flatMap(({ months, said = [] }) => {
      if (months === part.months) return [];
      // A third of the whole check was patterns of words that are not there.
      const likely = said.filter((one) => plain.includes(one.split(" ", 1)[0]?.toLowerCase() ?? ""));
      const found = likely.map((one) => patternOf(one).exec(part.text)).find(Boolean);
      if (!found) return [];
      const right = nameOfAge(months, words);
      return {
        index: part.index + found.index,
        found: `"${found[0]}" is at ${nameOfAge(part.months, words)} here, but at ${right} in data/milestones.json.`,
        expected: "The same age in all texts, from one table.",
        fix: `Write ${right}. If the table is wrong, correct it and its source.`,
      };
    });
  });
}

/** In characters: how late the first age of a sentence may be if what belongs to it follows, as in "By 2 years, most ...". */
const early = 12;

/** Divides each sentence by its ages: what belongs to an age follows it, or is before it ("scribbles at 18 months"). */
function partsWithAge(text: string) {
  return [...text.matchAll(/[^.!?<>]+/g)].flatMap(({ 0: sentence, index: start }) => {
    const ages = agesIn(sentence);
    const isFirst = (ages[0]?.from ?? 0) - sentence.search(/\S/) < early;
    return ages.map(({ from, to, months }, position) => {
      const [first, last] = isFirst
        ? [from, ages[position + 1]?.from ?? sentence.length]
        : [ages[position - 1]?.to ?? 0, to];
      return { index: start + first, text: sentence.slice(first, last), months };
    });
  });
}

/** An age in English or Spanish: "18 months", "by 5", "2½ years", "2 años y medio". */
const agePattern =
  /(\b(?:by|age|a los)\s+(?:about\s+)?)?\b(\d+)(½| and a half)?(?:[\s-]*(months?|years?|mes(?:es)?|años?))?( y medio)?/gi;

function agesIn(sentence: string) {
  return [...sentence.matchAll(agePattern)].flatMap((match) => {
    const [all, before, count, half, unit, halfAfter] = match;
    if (before === undefined && unit === undefined) return [];
    const perUnit = unit?.toLowerCase().startsWith("m") ? 1 : 12;
    const months = Number(count) * perUnit + (half || halfAfter ? perUnit / 2 : 0);
    return { from: match.index, to: match.index + all.length, months };
  });
}

/** Words in this order, each whole or as the beginning of a longer one, with at most four others between two of them. */
function patternOf(said: string): RegExp {
  const words = said.split(/\s+/).map((word) => `(?<![\\p{L}\\d])${escaped(word)}[\\p{L}\\d]*`);
  return new RegExp(words.join("(?:[^\\p{L}\\d]+[\\p{L}\\d]+){0,4}?[^\\p{L}\\d]+"), "iu");
}
