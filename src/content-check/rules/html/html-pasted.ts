import { allowedTags } from "../../../content/markup";
import type { FieldProblem } from "../../check-fields";
import { findTagProblem, replacementOf, type Tag } from "./html-tags";

/** Merges the problems of a text with several wrong tags, such as text pasted from Word, into one with all fixes. */
export function findPastedMarkup(tags: readonly Tag[], problems: readonly FieldProblem[]): FieldProblem[] {
  const wrong = tags.filter((tag) => findTagProblem(tag) !== undefined);
  const [first] = problems;
  if (first === undefined || new Set(wrong.map(({ written }) => written)).size === 1)
    return [...problems].slice(0, 1);
  const pairs = new Map(wrong.map((tag) => [tag.written, replacementOf(tag)]));
  const deleted = [...pairs].filter(([, replacement]) => replacement === "").map(([written]) => written);
  const replaced = [...pairs].filter(([, replacement]) => replacement !== "");
  return [
    {
      ...first,
      found: `There are tags that this website does not use: ${[...pairs.keys()].join(" ")}`,
      expected: `Only these tags, without class or style: ${allowedTags.join(", ")}.`,
      fix: [
        ...replaced.map(([written, replacement]) => `Write ${replacement} instead of ${written}.`),
        ...(deleted.length > 0 ? [`Delete ${deleted.join(", ")} and keep the text between them.`] : []),
        "To paste text from Word without its formatting, press Ctrl+Shift+V.",
      ].join(" "),
    },
  ];
}
