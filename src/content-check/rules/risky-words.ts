import { checkFields, type FieldProblem } from "../check-fields";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { clip, entriesOf, textOf } from "../values";

/** Words that promise a result, unless the sentence says that nobody can. */
const promise =
  /\b(?:we|will|can|therapists?) cure\b|\bcures\b|\b(?:results|success|progress|improvement) (?:is|are) guaranteed\b|\bguaranteed? (?:results|success|progress|improvement)\b|\bwe guarantee\b|\b100 ?% (?:success|effective|cured)/i;
const denial = /\b(?:not|no|never|nobody|cannot)\b|n['’]t\b/i;

const full = "[A-Z][a-z]+ (?:[A-Z]\\. ?)?[A-Z][a-z]+";
/** The full name of a child, after the words for a parent or a child. */
const ofChild = new RegExp(
  `\\b(?:(?:[Mm]other|[Ff]ather|[Mm]om|[Dd]ad|[Pp]arents?|[Gg]rand(?:mother|father|parents?)|[Gg]uardian) of|(?:my|our|My|Our) (?:son|daughter|child|boy|girl|grandson|granddaughter),?) (${full})`,
);

/** Finds words that a clinic should not say lightly: a result that nobody can promise, and the full name of a child. */
export function findRiskyWords(content: Content): Problem[] {
  const promises = checkFields(content, ({ role, value }, { collection }) =>
    typeof role === "string" && /^(?:text|html|words|story)$/.test(role) && collection !== "concerns"
      ? promisesIn(value)
      : [],
  );
  const names = readableFiles(content.files, "testimonials").flatMap((file) =>
    entriesOf(file.value).flatMap((entry, index) => {
      const texts = ["quote", "attribution"].map((field) => ({ field, text: textOf(entry, field) ?? "" }));
      const [name] = texts.flatMap(({ text }) => ofChild.exec(text)?.[1] ?? []);
      return texts.flatMap(({ field, text }) =>
        name === undefined || !text.includes(name)
          ? []
          : [problemAt(file, [index, field], childNamed(text, name), text.indexOf(name))],
      );
    }),
  );
  return [...promises, ...names];
}

function promisesIn(text: string): FieldProblem[] {
  return [...text.matchAll(/[^.!?<>]+/g)].flatMap(({ 0: sentence, index }) => {
    const match = promise.exec(sentence);
    if (match === null || denial.test(sentence)) return [];
    return [
      {
        index: index + match.index,
        found: `"${clip(match[0])}" promises a result.`,
        expected: "What you do, and what many children reach. Nobody can promise it for a child.",
        fix: `Say what you work toward, such as "We help with …", instead of "${clip(sentence.trim())}".`,
      },
    ];
  });
}

function childNamed(text: string, name: string) {
  return {
    found: `"${name}" looks like the full name of a child.`,
    expected: "Words from which nobody can tell who the child is, unless the family has agreed in writing.",
    fix: `Write "${clip(withoutName(text, name), 200)}".`,
  };
}

/** Replaces a child's name: "mother of a child", "my daughter", "Our child". */
function withoutName(text: string, name: string): string {
  return text
    .replace(`of ${name}`, "of a child")
    .replace(new RegExp(`\\b([Mm]y|[Oo]ur)( \\w+),? ${name}`), "$1$2")
    .replace(new RegExp(`^${name}`), "My child")
    .replaceAll(name, "my child");
}
