import { storyNames } from "../../content/story-names";
import { eachField, type Finding } from "./each-field";
import type { Fault } from "./fault";
import type { Content } from "./read-content";
import { textOf, valueAt } from "./values";

const storyName = new RegExp(`\\{(?:${storyNames.join("|")})\\}`);

/** Sentences of a story that could not be said while a name is not known, and other words that nobody would read. */
export function findStoryFaults(content: Content): Fault[] {
  return eachField(content, ({ role, value, path }, file) => {
    if (role !== "story") return [];
    const sentence = valueAt(file.value, path.slice(0, -1));
    return path.at(-1) === "otherwise"
      ? judgeOtherwise(value, textOf(sentence, "text") ?? "")
      : judgeText(value, textOf(sentence, "otherwise"));
  });
}

function judgeText(text: string, otherwise: string | undefined): Finding[] {
  const name = storyName.exec(text);
  if (name === null || otherwise !== undefined) return [];
  return [
    {
      index: name.index,
      found: `Nothing is said while ${name[0]} is not known.`,
      expected: "Other words beside a sentence with a name, for families who leave the field empty.",
      mend: 'Add "otherwise" with a sentence without a name, such as "This is a story about me."',
    },
  ];
}

function judgeOtherwise(otherwise: string, text: string): Finding[] {
  const stray = storyName.exec(otherwise);
  if (stray !== null) {
    return [
      {
        index: stray.index,
        found: `${stray[0]} stands in the words for when a name is not known.`,
        expected: 'A sentence without a name in "otherwise".',
        mend: "Write the sentence without it.",
      },
    ];
  }
  if (storyName.test(text)) return [];
  return [
    {
      found: "Nobody would read these words, for the sentence beside them holds no name.",
      expected: '"otherwise" only beside a sentence with {child}, {animal} or {therapist}.',
      mend: 'Remove "otherwise", or put a name into the sentence.',
    },
  ];
}
