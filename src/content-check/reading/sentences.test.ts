import { sentencesIn } from "./measure";

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
