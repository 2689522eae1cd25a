import fc from "fast-check";
import { sentencesIn } from "./measure";

const parts = fc.constantFrom(
  "We",
  "go",
  "Dr.",
  "No.",
  "a.m.",
  ".",
  "!",
  '"',
  ")",
  "5",
  "{phone}",
  "I.",
  "…",
  " ",
  "  ",
);
const paragraphs = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(parts).map((words) => words.join(" ")),
);

test("no character is lost or said twice, and each sentence is where it says", () => {
  fc.assert(
    fc.property(paragraphs, (paragraph) => {
      const sentences = sentencesIn(paragraph);
      expect(
        sentences
          .map(({ text }) => text)
          .join("")
          .replace(/\s/g, ""),
      ).toBe(paragraph.replace(/\s/g, ""));
      for (const { text, start } of sentences) {
        expect(paragraph.slice(start, start + text.length)).toBe(text);
        expect(text).toBe(text.trim());
      }
    }),
  );
});

test("plain sentences are found again, whatever their words are", () => {
  const word = fc
    .stringMatching(/^[a-z]{3,9}$/)
    .filter(
      (each) => !/^(prof|approx|jan|feb|aug|sept|oct|nov|dec|ave|blvd|dept|ext|etc|inc|mrs)$/.test(each),
    );
  const sentence = fc
    .tuple(fc.array(word, { minLength: 1 }), fc.constantFrom(".", "!", "?", '."'))
    .map(([words, mark]) => `The ${words.join(" ")}${mark}`);
  fc.assert(
    fc.property(fc.array(sentence), (sentences) => {
      expect(sentencesIn(sentences.join(" ")).map(({ text }) => text)).toEqual(sentences);
    }),
  );
});
