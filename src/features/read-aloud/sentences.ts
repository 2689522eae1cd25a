/** A sentence and its start offset in the text. */
export interface TextSentence {
  readonly text: string;
  readonly start: number;
}

/**
 * Splits a text into trimmed sentences. In browsers without Intl.Segmenter, the text is one sentence.
 * @param language that of the text: "en-US"
 */
export function sentencesIn(text: string, language: string): TextSentence[] {
  return segmentsOf(text, language)
    .map(({ segment, index }) => ({
      text: segment.trim(),
      start: index + segment.length - segment.trimStart().length,
    }))
    .filter((sentence) => sentence.text !== "");
}

function segmentsOf(text: string, language: string): { segment: string; index: number }[] {
  if (!("Segmenter" in Intl)) return [{ segment: text, index: 0 }];
  return [...new Intl.Segmenter(language, { granularity: "sentence" }).segment(text)];
}
