import type { FieldProblem } from "../../check-fields";
import { findTagProblem, replacementOf, type Tag } from "./html-tags";

/** One finding for a text with several wrong tags, as text pasted from Word has them: what to write instead of each. */
export function findPastedMarkup(tags: readonly Tag[], findings: readonly FieldProblem[]): FieldProblem[] {
  const wrong = tags.filter((tag) => findTagProblem(tag) !== undefined);
  const [first] = findings;
  if (first === undefined || new Set(wrong.map(({ written }) => written)).size === 1)
    return [...findings].slice(0, 1);
  const pairs = new Map(wrong.map((tag) => [tag.written, replacementOf(tag)]));
  const deleted = [...pairs].filter(([, replacement]) => replacement === "").map(([written]) => written);
  const replaced = [...pairs].filter(([, replacement]) => replacement !== "");
  return [
    {
      ...first,
      found: `There are tags that this site does not use: ${[...pairs.keys()].join(" ")}`,
      expected: "Plain HTML: p, ul, ol, li, h3, strong, em, a, br, hr, without class or style.",
      fix: [
        ...replaced.map(([written, replacement]) => `Write ${replacement} instead of ${written}.`),
        ...(deleted.length > 0 ? [`Delete ${deleted.join(", ")} and keep the words between them.`] : []),
        "Text from Word is best pasted without its formatting: Ctrl+Shift+V.",
      ].join(" "),
    },
  ];
}
