import { storyNames } from "../../content/story-names";
import { checkFields, type FieldProblem } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { textOf, valueAt } from "../values";

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
