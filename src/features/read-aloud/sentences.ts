/** A sentence, and where it starts in its text. */
export interface TextSentence {
  readonly text: string;
  readonly start: number;
}

/** The sentences of an English text, without the space around them; all of it as one where the browser knows none. */
export function sentencesIn(text: string): TextSentence[] {
  return segmentsOf(text)
    .map(({ segment, index }) => ({
      text: segment.trim(),
      start: index + segment.length - segment.trimStart().length,
    }))
    .filter((sentence) => sentence.text !== "");
}

function segmentsOf(text: string): { segment: string; index: number }[] {
  if (!("Segmenter" in Intl)) return [{ segment: text, index: 0 }];
  return [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(text)];
}
