import type { Message, Problem } from "../problem";
import type { Content } from "../read-content";
import { clip } from "../values";
import { readingExceptions } from "./exceptions";
import { countsOf, gradeOf, paragraphsIn, sentencesIn } from "./measure";
import { type Passage, passagesIn } from "./passages";

/** The reading level that families can expect: US grade 6, as the NIH and AHRQ advise for health information. */
export const maxGrade = 6;
export const maxWords = 30;
/** Below that, a few words decide the grade of a file. */
const minWords = 100;

type MeasuredSentence = ReturnType<typeof measure>[number];

/** Finds sentences that are too long, and files whose complete sentences are too hard as a whole. */
export function findReadingProblems(content: Content, exceptions = readingExceptions): Problem[] {
  const sentences = passagesIn(content)
    .flatMap(measure)
    .filter(
      ({ file, text }) =>
        !exceptions.some((each) => each.file === file && text.startsWith(each.starts ?? "")),
    );
  const long = sentences.filter(({ counts }) => counts.words > maxWords);
  const complete = sentences.filter((sentence) => !sentence.isTranslation && isComplete(sentence));
  const files = [...new Set(complete.map(({ file }) => file))];
  return [
    ...long.map(tooLong),
    ...files.flatMap((name) => tooHard(complete.filter(({ file }) => file === name))),
  ];
}

const measure = ({ file, text, isTranslation, problem }: Passage) =>
  paragraphsIn(text).flatMap((paragraph) =>
    sentencesIn(paragraph.text).map((sentence) => ({
      file,
      isTranslation,
      text: sentence.text.replace(/\s+/g, " ").replace(/ (?=[.,;:!?])/g, ""),
      counts: countsOf(sentence.text),
      problem: (message: Message) => problem(paragraph.start + sentence.start, message),
    })),
  );

const isComplete = ({ text }: MeasuredSentence): boolean => /[.!?…:]["'”’)\]]*$/.test(text);

const tooLong = ({ text, counts, problem }: MeasuredSentence): Problem =>
  problem({
    found: `A sentence of ${counts.words} words: "${clip(text, 200)}"`,
    expected: `Sentences of at most ${maxWords} words. Long ones are hard to follow for a tired parent, and read aloud.`,
    fix: "Make two or three sentences of it, or a list. Keep the numbers and facts. If the words are not ours, such as a legal text, add them to src/content-check/reading/exceptions.ts with the reason.",
  });

function tooHard(sentences: readonly MeasuredSentence[]): Problem[] {
  const grade = gradeOf(sentences.map(({ counts }) => counts));
  const words = sentences.reduce((sum, { counts }) => sum + counts.words, 0);
  const [hardest, ...next] = [...sentences]
    .filter(({ counts }) => counts.words > 7)
    .sort((one, other) => gradeOf([other.counts]) - gradeOf([one.counts]));
  if (grade <= maxGrade || words < minWords || hardest === undefined) return [];
  const others = next.slice(0, 3).map(({ text }) => `"${clip(text, 80)}"`);
  return [
    hardest.problem({
      found: `This file as a whole is at reading grade ${grade.toFixed(1)}. Its hardest sentence: "${clip(hardest.text, 200)}"`,
      expected: `Grade ${maxGrade} or lower, so that most parents can read it the first time.`,
      fix: `Use shorter words and sentences here, and in the next hardest: ${others.join(", ")}.`,
    }),
  ];
}
