import { factNames, storyNames } from "../../content/clinic-fact-names";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { readableFiles } from "../source-file";
import { nearest } from "../suggestions/wording";
import { checkTranslations } from "../translations/match-pairs";
import { entriesOf, textOf, valueAt } from "../values";
import { checkFields, type FieldProblem } from "../walk-fields";

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(" ");
const factRule = `One of the clinic's facts: ${braced(factNames)}`;
const storyRule = `A name from the story: ${braced(storyNames)}, or one of the clinic's facts: ${braced(factNames)}`;

/** Words that editors may write for a fact. */
const synonyms: Readonly<Record<string, string>> = {
  telephone: "phone",
  tel: "phone",
  number: "phone",
  call: "phone",
  mail: "email",
  opening: "hours",
  times: "hours",
  schedule: "hours",
  street: "address",
  location: "address",
  insurance: "insurers",
  insurances: "insurers",
  clinic: "name",
};

/** The lists of "insurance" in data/clinic.json that are facts, and may be empty. */
const lists = { insurers: "accepted", inNetwork: "inNetwork", homeschool: "homeschool" } as const;

/** Finds braces without a known fact, facts without a value, and braces in fields where they are not replaced. */
export function findPlaceholderProblems(content: Content): Problem[] {
  const [clinic] = readableFiles(content.files, "clinic");
  const isEmpty = (name: keyof typeof lists) =>
    clinic !== undefined && entriesOf(valueAt(clinic.value, ["insurance", lists[name]])).length === 0;
  const empty = (Object.keys(lists) as (keyof typeof lists)[]).filter(isEmpty);
  const inEnglish = checkFields(content, ({ role, value }) => {
    if (role === "html") return [...unknownFacts(value), ...emptyFacts(value), ...linksInLinks(value)];
    if (role === "story") return unknownFacts(value, [...storyNames, ...factNames], storyRule);
    return role === "text" ? [...unknownFacts(value), ...emptyFacts(value)] : bracesInPlainField(value);
  });
  // A translation has the facts of its original (translation-problems.ts), but maybe in other places.
  const translated = checkTranslations(content, ({ role, value }) =>
    role === "html" ? linksInLinks(value) : [],
  );
  return [...inEnglish, ...translated];

  function emptyFacts(copy: string): FieldProblem[] {
    return empty
      .filter((name) => copy.includes(`{${name}}`))
      .map((name) => ({
        index: copy.indexOf(`{${name}}`),
        found: `{${name}} would show nothing: "${lists[name]}" in data/clinic.json is empty.`,
        expected: "Only facts that have a value.",
        fix: `Write the sentence without {${name}}, or add a name to "${lists[name]}".`,
      }));
  }
}

function unknownFacts(copy: string, names: readonly string[] = factNames, rule = factRule): FieldProblem[] {
  const braces = /\{\{+([^{}<>]*)\}\}+|\[(\w+)\]|\{([^{}<>]{0,30})\}|\{\s*(\w*)|\}/g;
  return [...copy.matchAll(braces)].flatMap(
    ({ index, 0: written, 1: double, 2: square, 3: name, 4: open }) => {
      const text = (double ?? square ?? name ?? open ?? "").trim();
      const isFact = names.includes(text);
      if ((isFact && written === `{${text}}`) || (square !== undefined && !isFact)) return [];
      const meant = isFact ? text : likelyFact(text, names);
      return {
        index,
        found: foundIn(written, /[{[].*[}\]]/.test(written), isFact, rule),
        expected: rule,
        fix:
          meant === undefined
            ? `Write one of these instead of ${written}, or delete the braces.`
            : `Did you mean {${meant}}? Write {${meant}} instead of ${written}`,
      };
    },
  );
}

function foundIn(written: string, isPair: boolean, isFact: boolean, rule: string): string {
  if (!isPair) return "This brace is not part of a pair of { and }.";
  if (isFact) return `${written} needs exactly one { and one }, without spaces.`;
  return rule === storyRule
    ? `${written} is not a name from the story, and not one of the clinic's facts.`
    : `${written} is not one of the clinic's facts.`;
}

function likelyFact(text: string, names: readonly string[]): string | undefined {
  const words = text.toLowerCase().split(/[^a-z]/);
  const [synonym] = words.flatMap((word) => synonyms[word] ?? []);
  const named = names.find((each) => words.includes(each.toLowerCase()));
  const meant = nearest(text, names) ?? named ?? synonym;
  return names.find((each) => each === meant);
}

/** Finds facts that turn into links inside another link; HTML does not allow nested links. */
const linksInLinks = (html: string): FieldProblem[] =>
  [...html.matchAll(/<a [^>]*>(?:(?!<\/a>).)*?\{(phone|phoneWritten|fax|email)\}/gs)].map(
    ({ index, 0: link, 1: name }) => ({
      index,
      found: `{${name}} is inside ${link.slice(0, link.indexOf(">") + 1)}`,
      expected: `{${name}} outside other links. It turns into a link by itself, and a link can't be inside a link.`,
      fix: `Delete ${link.slice(0, link.indexOf(">") + 1)} before it and </a> after it.`,
    }),
  );

function bracesInPlainField(text: string): FieldProblem | FieldProblem[] {
  const braces = /\{[A-Za-z]*\}/.exec(text);
  if (braces === null) return [];
  return {
    index: braces.index,
    found: `Visitors would see ${braces[0]} as it is written here.`,
    expected: "A text without {facts}. The website replaces them only in longer texts, not in this field.",
    fix: `Delete ${braces[0]}`,
  };
}

const storyName = new RegExp(`\\{(?:${storyNames.join("|")})\\}`);

/** Finds sentences of a story with a name but without an alternative, and alternatives that would never be shown. */
export function findStoryProblems(content: Content): Problem[] {
  return checkFields(content, ({ role, value, path }, file) => {
    if (role !== "story") return [];
    const sentence = valueAt(file.value, path.slice(0, -1));
    return path.at(-1) === "otherwise"
      ? checkOtherwise(value, textOf(sentence, "text") ?? "")
      : checkText(value, textOf(sentence, "otherwise"));
  });
}

function checkText(text: string, otherwise: string | undefined): FieldProblem | FieldProblem[] {
  const name = storyName.exec(text);
  if (name === null || otherwise !== undefined) return [];
  return {
    index: name.index,
    found: `Families who do not fill in ${name[0]} would not see this sentence.`,
    expected: 'A second sentence without the name in "otherwise".',
    fix: 'Add a line with the same sentence without the name, in place of the …: "otherwise": "…",',
  };
}

function checkOtherwise(otherwise: string, text: string): FieldProblem | FieldProblem[] {
  const name = storyName.exec(otherwise);
  if (name !== null) {
    return {
      index: name.index,
      found: `${name[0]} is in the sentence for families who do not fill in the name.`,
      expected: 'A sentence without a name in "otherwise".',
      fix: `Write the sentence without ${name[0]}.`,
    };
  }
  if (text.includes("{")) return [];
  return {
    found: 'Nobody would ever see this sentence, because the one in "text" has no name.',
    expected: '"otherwise" only if "text" has {child}, {animal} or {therapist}.',
    fix: 'Delete "otherwise", or put a name such as {child} into "text".',
  };
}
