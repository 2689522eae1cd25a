import { isRead } from "../../content/field-roles";
import { type Problem, problemAt } from "../problem";
import type { Content } from "../read-content";
import { type FieldPath, readableFiles, type SourceFile } from "../source-file";
import { checkTexts } from "../translations/match-pairs";
import { clip, entriesOf, textOf, valueAt } from "../values";
import { checkFields, type FieldProblem } from "../walk-fields";

/** Words that promise a result, unless the sentence says that nobody can. */
const promise =
  /\b(?:we|will|can|therapists?) cure\b|\bcures\b|\b(?:results|success|progress|improvement) (?:is|are) guaranteed\b|\bguaranteed? (?:results|success|progress|improvement)\b|\bwe guarantee\b|\b100 ?% (?:success|effective|cured)/i;
const denial = /\b(?:not|no|never|nobody|cannot)\b|n['’]t\b/i;

/** A part of a name, such as "O’Neil-Nuñez", without the 's of what is theirs. */
const part = "\\p{Lu}(?:[\\p{L}\\p{M}]|[’'-](?=\\p{L})(?!s\\b))+";
const full = `${part} (?:\\p{Lu}\\. ?)?${part}`;
/** The full name of a child, after the words for a parent or a child. */
const ofChild = new RegExp(
  `(?<!\\p{L})(?:(?:[Mm]other|[Ff]ather|[Mm]om|[Dd]ad|[Pp]arents?|[Gg]rand(?:mother|father|parents?)|[Gg]uardian) of|(?:my|our|My|Our) (?:son|daughter|child|boy|girl|grandson|granddaughter),?) (${full})`,
  "u",
);

/** Finds words that a clinic should not say lightly: a result that nobody can promise, and the full name of a child. */
export function findRiskyWords(content: Content): Problem[] {
  const promises = checkFields(content, ({ role, value }, { collection }) =>
    isRead(role) && collection !== "concerns" ? promisesIn(value) : [],
  );
  const names = readableFiles(content.files, "testimonials").flatMap((file) =>
    entriesOf(file.value).flatMap((entry, index) => {
      const texts = ["quote", "attribution"].map((field) => ({ field, text: textOf(entry, field) ?? "" }));
      const [name] = texts.flatMap(({ text }) => ofChild.exec(text)?.[1] ?? []);
      return texts.flatMap(({ field, text }) =>
        name === undefined || !text.includes(name)
          ? []
          : problemAt(file, [index, field], childNamed(text, name), text.indexOf(name)),
      );
    }),
  );
  return [...promises, ...names];
}

const promisesIn = (text: string): FieldProblem[] =>
  [...text.matchAll(/[^.!?<>]+/g)].flatMap(({ 0: sentence, index }) => {
    const match = promise.exec(sentence);
    if (match === null || denial.test(sentence)) return [];
    return {
      index: index + match.index,
      found: `"${clip(match[0])}" promises a result.`,
      expected: "What you do, and what many children reach. Nobody can promise it for a child.",
      fix: `Say what you work toward, such as "We help with …", instead of "${clip(sentence.trim())}".`,
    };
  });

const childNamed = (text: string, name: string) => ({
  found: `"${name}" looks like the full name of a child.`,
  expected: "Words from which nobody can tell who the child is, unless the family has agreed in writing.",
  fix: `Write "${clip(withoutName(text, name), 200)}".`,
});

/** Replaces a child's name: "mother of a child", "my daughter", "Our child". */
const withoutName = (text: string, name: string): string =>
  text
    .replace(`of ${name}`, "of a child")
    .replace(new RegExp(`\\b([Mm]y|[Oo]ur)( \\w+),? ${name}`), "$1$2")
    .replace(new RegExp(`^${name}`), "My child")
    .replaceAll(name, "my child");

const self = "(?:him|her|them|your|my|our|one|it)sel(?:f|ves)|themself";
/** Matches phrases about self-harm and suicide. */
const harm = new RegExp(
  [
    "suicid\\w*",
    "\\bself[- ]?(?:harm|injur|mutilat|hurt)\\w*",
    `\\b(?:hurt|harm|injur|kill|cut)\\w*\\s+(?:${self})\\b`,
    "\\b(?:end|ends|ending|take|takes|taking|took)\\s+(?:his|her|their|your|my|our|one's)\\s+(?:own\\s+)?li(?:fe|ves)\\b",
    "\\b(?:want|wants|wanting|wish|wishes|wishing)\\s+to\\s+(?:die|be dead)\\b",
    "\\bnot\\s+(?:want(?:ing)?\\s+to\\s+)?(?:live|be alive|be here) any\\s?more\\b",
  ].join("|"),
  "i",
);

/**
 * Finds phrases about self-harm or suicide where the crisis lines are not shown first. They are in an urgent list of warning
 * signs and in a concern whose `first` is "988"; the page of every concern has them above its lists of when to call.
 */
export function findSelfHarmLanguage(content: Content): Problem[] {
  const clinic = content.files.find(({ collection }) => collection === "clinic")?.value;
  const lines = entriesOf(valueAt(clinic, ["crisisLines"])).flatMap((line) => textOf(line, "name") ?? []);
  return checkTexts(content, ({ value, path }, file) => {
    if (showsCrisisLines(file, path, value)) return [];
    const match = harm.exec(
      lines.reduce((text, line) => text.replaceAll(line, "-".repeat(line.length)), value),
    );
    if (match === null) return [];
    return {
      index: match.index,
      found: `"${match[0]}" is used where visitors do not see the crisis lines first.`,
      expected:
        'Words about self-harm or suicide only where 988 and 911 are shown first: in a block of kind "warning-signs" with "urgent": true, or in a concern with "first": "988". In other concerns only in "now", in "today", or in a text that says to call 988.',
      fix: 'Move the words there. If you mean something else, use other words, such as "has a knee injury".',
    };
  });
}

function showsCrisisLines({ collection, value }: SourceFile, path: FieldPath, text: string): boolean {
  if (collection === "clinic") return path[0] === "crisisLines";
  if (collection === "concerns") {
    const isSafe = ["now", "today", "sources"].includes(String(path[1])) || text.includes("988");
    return isSafe || textOf(valueAt(value, path.slice(0, 1)), "first") === "988";
  }
  const block = valueAt(value, path.slice(0, 2));
  return textOf(block, "kind") === "warning-signs" && valueAt(block, ["urgent"]) === true;
}
