import type { Problem } from "../problem";
import type { Content } from "../read-content";
import type { FieldPath, SourceFile } from "../source-file";
import { checkTexts } from "../translations/check-texts";
import { entriesOf, textOf, valueAt } from "../values";

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
 * Finds phrases about self-harm or suicide where the crisis lines are not shown first. They are shown first in an urgent
 * list of warning signs and in a concern whose `first` is "988". The names of the crisis lines themselves are allowed.
 */
export function findSelfHarmLanguage(content: Content): Problem[] {
  const clinic = content.files.find(({ collection }) => collection === "clinic")?.value;
  const lines = entriesOf(valueAt(clinic, ["crisisLines"])).flatMap((line) => textOf(line, "name") ?? []);
  return checkTexts(content, ({ value, path }, file) => {
    if (showsCrisisLines(file, path)) return [];
    const match = harm.exec(
      lines.reduce((text, line) => text.replaceAll(line, "-".repeat(line.length)), value),
    );
    if (match === null) return [];
    return [
      {
        index: match.index,
        found: `"${match[0]}" is used where visitors do not see the crisis lines first.`,
        expected:
          'Words about self-harm or suicide only where 988 and 911 are shown first: in a block of kind "warning-signs" with "urgent": true, or in a concern with "first": "988".',
        fix: 'Move the words there. If you mean something else, use other words, such as "has a knee injury".',
      },
    ];
  });
}

function showsCrisisLines({ collection, value }: SourceFile, path: FieldPath): boolean {
  if (collection === "clinic") return path[0] === "crisisLines";
  if (collection === "concerns") return textOf(valueAt(value, path.slice(0, 1)), "first") === "988";
  const block = valueAt(value, path.slice(0, 2));
  return textOf(block, "kind") === "warning-signs" && valueAt(block, ["urgent"]) === true;
}
