import { storyNames } from "../../content/story-names";
import { renderSentence } from "./story";

const names = { child: "Mika", animal: "owl", therapist: "Anika Snowberry" };
const sentence = (text: string, otherwise: string | null = "Hello.") => ({ text, otherwise });

test.each([
  ["a name", "My name is {child}.", names, "My name is Mika."],
  ["a name twice", "{child}, {child}!", names, "Mika, Mika!"],
  ["two names", "{child} likes the {animal}.", names, "Mika likes the owl."],
  ["one of two names missing", "{child} likes the {animal}.", { child: "Mika" }, "Hello."],
  ["an empty name", "My name is {child}.", { child: "" }, "Hello."],
  ["no names", "My name is {child}.", {}, "Hello."],
  ["a dollar sign in a name", "{child}!", { child: "$&" }, "$&!"],
  ["braces in a name", "{child}!", { child: "{animal}", animal: "owl" }, "{animal}!"],
] as const)("%s: %s", (_, text, known, expected) => {
  expect(renderSentence(sentence(text), known)).toBe(expected);
});

test("a sentence without names needs no alternative", () => {
  expect(renderSentence(sentence("I can say stop.", null), {})).toBe("I can say stop.");
});

test.each(storyNames)("{%s} is filled in", (name) => {
  expect(renderSentence(sentence(`{${name}}`), names)).toBe(names[name]);
});
