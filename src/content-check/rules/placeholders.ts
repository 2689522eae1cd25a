import { factNames } from "../../content/clinic-fact-names";
import { storyNames } from "../../content/story-names";
import { checkFields, type FieldProblem } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { nearest } from "../suggestions/nearest";

const braced = (names: readonly string[]) => names.map((name) => `{${name}}`).join(" ");
const factRule = `One of the clinic's facts: ${braced(factNames)}`;
const storyRule = `A name of the story: ${braced(storyNames)}, or a fact: ${braced(factNames)}`;

/** Other words for a fact. */
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

/** Braces that name no fact, or that are in a field where they are not filled in. */
export function findPlaceholderProblems(content: Content): Problem[] {
  return checkFields(content, ({ role, value }) => {
    if (role === "html") return [...unknownFacts(value), ...linksInLinks(value)];
    if (role === "story") return unknownFacts(value, [...storyNames, ...factNames], storyRule);
    return role === "text" ? unknownFacts(value) : bracesInPlainField(value);
  });
}

function unknownFacts(copy: string, names: readonly string[] = factNames, rule = factRule): FieldProblem[] {
  const braces = /\{\{+([^{}<>]*)\}\}+|\[(\w+)\]|\{([^{}<>]{0,30})\}|\{\s*(\w*)|\}/g;
  return [...copy.matchAll(braces)].flatMap(
    ({ index, 0: written, 1: double, 2: square, 3: name, 4: open }) => {
      const words = (double ?? square ?? name ?? open ?? "").trim();
      const isFact = names.includes(words);
      if ((isFact && written === `{${words}}`) || (square !== undefined && !isFact)) return [];
      const meant = isFact ? words : likelyFact(words, names);
      return [
        {
          index,
          found: foundIn(written, /^[{[].*[}\]]$/.test(written), isFact, rule),
          expected: rule,
          fix:
            meant === undefined
              ? `Write one of these instead of ${written}, or no braces.`
              : `Did you mean {${meant}}? Write {${meant}} instead of ${written}`,
        },
      ];
    },
  );
}

function foundIn(written: string, isPair: boolean, isFact: boolean, rule: string): string {
  if (!isPair) return "This brace has no partner.";
  if (isFact) return `${written} is not in one pair of {braces} without spaces.`;
  return rule === storyRule
    ? `${written} is not a name of the story, and not one of the clinic's facts.`
    : `${written} is not one of the clinic's facts.`;
}

function likelyFact(words: string, names: readonly string[]): string | undefined {
  const [synonym] = words
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => synonyms[word] ?? []);
  const named = names.find((each) =>
    words
      .toLowerCase()
      .split(/[^a-z]+/)
      .includes(each.toLowerCase()),
  );
  const meant = nearest(words, names) ?? named ?? synonym;
  return meant !== undefined && names.includes(meant) ? meant : undefined;
}

/** These facts become links by themselves, and a link can't be in a link. */
function linksInLinks(html: string): FieldProblem[] {
  return [...html.matchAll(/<a [^>]*>(?:(?!<\/a>).)*?\{(phone|phoneWritten|fax|email)\}/gs)].map(
    ({ index, 0: link, 1: name }) => ({
      index,
      found: `{${name}} is within ${link.slice(0, link.indexOf(">") + 1)}`,
      expected: `{${name}} becomes a link by itself, and a link can't be in a link.`,
      fix: `Delete ${link.slice(0, link.indexOf(">") + 1)} before it and </a> after it.`,
    }),
  );
}

function bracesInPlainField(words: string): FieldProblem[] {
  const braces = /\{[A-Za-z]*\}/.exec(words);
  if (braces === null) return [];
  return [
    {
      index: braces.index,
      found: `${braces[0]} would be shown as it is.`,
      expected: "Words without facts in braces; they are filled in only in longer texts, not in this field.",
      fix: `Delete ${braces[0]}`,
    },
  ];
}
