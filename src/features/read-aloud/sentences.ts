/** A sentence and its start offset in the text. */
export interface TextSentence {
  readonly text: string;
  readonly start: number;
}

/**
 * Splits an English text into trimmed sentences. In browsers without Intl.Segmenter, the text is one
 * sentence.
 */
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
