import { storyNames } from "../../content/story-names";
import { checkFields, type FieldProblem } from "../check-fields";
import type { Problem } from "../problem";
import type { Content } from "../read-content";
import { textOf, valueAt } from "../values";

const storyName = new RegExp(`\\{(?:${storyNames.join("|")})\\}`);

/** Sentences of a story that are empty while a name is not known, and other words that nobody would read. */
export function findStoryProblems(content: Content): Problem[] {
  return checkFields(content, ({ role, value, path }, file) => {
    if (role !== "story") return [];
    const sentence = valueAt(file.value, path.slice(0, -1));
    return path.at(-1) === "otherwise"
      ? judgeOtherwise(value, textOf(sentence, "text") ?? "")
      : judgeText(value, textOf(sentence, "otherwise"));
  });
}

function judgeText(text: string, otherwise: string | undefined): FieldProblem[] {
  const name = storyName.exec(text);
  if (name === null || otherwise !== undefined) return [];
  return [
    {
      index: name.index,
      found: `Without ${name[0]} there is no sentence for families who leave that field empty.`,
      expected: 'A second sentence in "otherwise", beside each sentence with a name.',
      fix: 'Add a sentence without a name, such as "otherwise": "This is a story about me."',
    },
  ];
}

function judgeOtherwise(otherwise: string, text: string): FieldProblem[] {
  const stray = storyName.exec(otherwise);
  if (stray !== null) {
    return [
      {
        index: stray.index,
        found: `${stray[0]} is in the sentence for when no name is known.`,
        expected: 'A sentence without a name in "otherwise".',
        fix: `Write the sentence without ${stray[0]}.`,
      },
    ];
  }
  if (text.includes("{")) return [];
  return [
    {
      found: "Nobody would read these words, because the sentence beside them has no name.",
      expected: '"otherwise" only beside a sentence with {child}, {animal} or {therapist}.',
      fix: 'Delete "otherwise", or put a name such as {child} into "text".',
    },
  ];
}
