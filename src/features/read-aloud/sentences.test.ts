import { sentencesIn } from "./readable-text";

const texts = (text: string) => sentencesIn(text, "en-US").map((sentence) => sentence.text);

test.each([
  ["We are open. Come in!", ["We are open.", "Come in!"]],
  ["Is it covered? Ask us.", ["Is it covered?", "Ask us."]],
  ["Call (907) 555-0142 from 7.30 a.m. on", ["Call (907) 555-0142 from 7.30 a.m. on"]],
  ["A heading without an end", ["A heading without an end"]],
  ["  \n ", []],
])("%j is split into %j", (text, expected) => {
  expect(texts(text)).toEqual(expected);
});

test("a text is split by the rules of its language", () => {
  const spanish = sentencesIn("¿Habla poco? Llámenos.", "es-US").map((sentence) => sentence.text);
  expect(spanish).toEqual(["¿Habla poco?", "Llámenos."]);
});

test("a sentence's start is after the preceding space", () => {
  const text = "\n  One.  Two.";
  for (const sentence of sentencesIn(text, "en-US")) {
    expect(text.slice(sentence.start)).toMatch(new RegExp(`^${sentence.text}`));
  }
});

test("without Intl.Segmenter, a text is one sentence", () => {
  const { Segmenter } = Intl;
  Reflect.deleteProperty(Intl, "Segmenter");
  expect(texts(" One. Two. ")).toEqual(["One. Two."]);
  Object.assign(Intl, { Segmenter });
});
