import fc from "fast-check";
import { countsOf, gradeOf, paragraphsIn, sentencesIn, wordsIn } from "./measure";
import { sourceTexts } from "./passages";

test.each([
  ["Call {phone} or {fax + ' now'} today.", 5],
  ["Open 7am-7pm, Monday-Thursday.", 3],
  ["We treat PT/OT – and more — here & there.", 7],
  ["It is 100.4 °F.", 4],
  ["...", 0],
])("%j has %d words", (sentence, words) => {
  expect(wordsIn(sentence)).toHaveLength(words);
});

test.each([
  ["The cat sat.", 3],
  ["Therapy helps.", 4],
  ["Since 2026.", 2],
  ["Call {phone}.", 2],
])("%j has %d syllables", (sentence, syllables) => {
  expect(countsOf(sentence).syllables).toBe(syllables);
});

test("short words and sentences are easier than long ones", () => {
  const easy = gradeOf([countsOf("We help your child play."), countsOf("Call us.")]);
  const hard = gradeOf([
    countsOf(
      "Individualized rehabilitation facilitates developmentally appropriate participation in activities.",
    ),
  ]);
  expect(easy).toBeLessThan(2);
  expect(hard).toBeGreaterThan(12);
});

test("the grade is Flesch and Kincaid's: 0.39 × words per sentence + 11.8 × syllables per word − 15.59", () => {
  const counts = { sentences: 2, words: 20, syllables: 30 };
  expect(gradeOf([counts])).toBeCloseTo(0.39 * 10 + 11.8 * 1.5 - 15.59);
});

const clean = (texts: readonly { text: string }[]) =>
  texts.map(({ text }) => text.trim().replace(/\s+/g, " "));

test.each([
  ["<p>One. Two.</p><p>Three.</p>", ["One. Two.", "Three."]],
  ["<h3>A heading.</h3><ul><li>One</li><li>Two</li></ul>", ["One", "Two"]],
  ["<p>With <strong>bold</strong> and <a href='link:x'>a link</a></p>", ["With bold and a link"]],
  ["<p>One line<br>another</p><hr><p>More</p>", ["One line", "another", "More"]],
  ["Toys &amp; books", ["Toys & books"]],
  ["Plain text.", ["Plain text."]],
])("%j has these paragraphs", (html, paragraphs) => {
  expect(clean(paragraphsIn(html))).toEqual(paragraphs);
});

test("each character keeps its place", () => {
  const html = "<p>One</p><p>See <em>two</em></p>";
  const [, second] = paragraphsIn(html);
  expect(html.slice((second?.start ?? 0) + 8, (second?.start ?? 0) + 11)).toBe("two");
});

const source = `import { x } from "./not-prose";
export const guide = ({ name, howToAsk }: Facts) => ({
  id: "not-prose",
  parts: [
    { kind: "text", text: "Say \\"hi\\". Then go." },
    { kind: "text", text: \`Come to \${name}. \${howToAsk}\` },
    { kind: "list", items: ["One", \`Two\`] },
  ],
});`;

test("texts of a document are found in its source, without ids, kinds and imports", () => {
  expect(clean(sourceTexts(source))).toEqual([
    'Say "hi ". Then go.',
    "Come to {xxxxx}. {xxxxxxxxx}",
    "One",
    "Two",
  ]);
});

test("each text of a document has its place in the source", () => {
  for (const { text, start } of sourceTexts(source).slice(1)) {
    expect(source.slice(start, start + 3)).toBe(text.slice(0, 3));
  }
});

const split = (text: string) => sentencesIn(text).map((sentence) => sentence.text);

test.each([
  ["Come early. We help.", ["Come early.", "We help."]],
  ["Is it worry? Ask us! We know…", ["Is it worry?", "Ask us!", "We know…"]],
  ['They say "I\'m not going." They may hide.', ['They say "I\'m not going."', "They may hide."]],
  ["They ask “Why?” Then they cry.", ["They ask “Why?”", "Then they cry."]],
  ["He did it (at last). We were proud.", ["He did it (at last).", "We were proud."]],
  ["Call {phone}. {name} will help.", ["Call {phone}.", "{name} will help."]],
  ["It costs $40. 10 children came.", ["It costs $40.", "10 children came."]],
  ["We open at 7 a.m. Call us.", ["We open at 7 a.m.", "Call us."]],
  ["Bring toys, books, etc. We have room.", ["Bring toys, books, etc.", "We have room."]],
  ["Can I come? So can I. Good.", ["Can I come?", "So can I.", "Good."]],
  ["She said no. She meant it.", ["She said no.", "She meant it."]],
  ["Really?! Yes.", ["Really?!", "Yes."]],
])("%j has several sentences", (text, sentences) => {
  expect(split(text)).toEqual(sentences);
});

test.each([
  "Ask Dr. Moose about it",
  "See Mrs. A. Smith on St. Anne Ave. 5",
  "Come at 9 a.m. Monday or at 4 p.m. {name} time",
  "Foods, e.g. Apples, i.e. No meat",
  "Take form No. 5 with you",
  "A fever of 100.4 °F or more",
  'Say "Stop!" and wait',
  "He asked why? and left",
  "Write to hello@clinic.example. or call",
  "The U.S. 504 plan",
  "Bring these: a hat. a coat",
])("%j is one sentence", (text) => {
  expect(split(text)).toEqual([text]);
});

test.each(["", " ", "\n"])("%j has none", (text) => {
  expect(split(text)).toEqual([]);
});

const parts = fc.constantFrom('"', " ", "  ", ..."We go Dr. No. a.m. . ! ) 5 {phone} I. …".split(" "));
const paragraphs = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.array(parts).map((words) => words.join(" ")),
);

test("no character is lost or said twice, and each sentence is where it says", () => {
  fc.assert(
    fc.property(paragraphs, (paragraph) => {
      const sentences = sentencesIn(paragraph);
      const together = sentences.map(({ text }) => text).join("");
      expect(together.replace(/\s/g, "")).toBe(paragraph.replace(/\s/g, ""));
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
