/** @jest-environment jsdom */
import { refuse } from "../../browser/refuse.fixtures";
import { storyNames } from "../../content/clinic-fact-names";
import { cleanName, loadNames, renderSentence, saveNames } from "./story-names";

describe("story names storage", () => {
  test.each([
    ["spaces around and within", "  Mary   Ann ", "Mary Ann"],
    ["line breaks and tabs", "Mika\n\tRae", "Mika Rae"],
    ["bidirectional control characters", "\u202eakiM", "akiM"],
    ["zero-width characters", "Mi\u200bka\u0007", "Mika"],
    ["the joiner of a Persian name", "علی\u200cرضا", "علی\u200cرضا"],
    ["more than thirty characters", "a".repeat(31), "a".repeat(30)],
    ["letters of any script", "Zoë Ạ́ 光", "Zoë Ạ́ 光"],
    ["an emoji at the limit", `${"a".repeat(29)}🦉🦉`, `${"a".repeat(29)}🦉`],
    ["only spaces", "   ", ""],
  ])("cleanName handles %s", (_, typed, clean) => {
    expect(cleanName(typed)).toBe(clean);
  });

  function makeForm(child = ""): HTMLFormElement {
    document.body.innerHTML = `<form><input data-name="child"><input data-name="animal"></form>`;
    const form = document.querySelector("form") as HTMLFormElement;
    const [field] = form.querySelectorAll("input");
    if (field) field.value = child;
    return form;
  }

  beforeEach(() => localStorage.clear());

  test("a name typed before hydration is newer than the stored one", () => {
    localStorage.setItem("story-names", JSON.stringify({ child: "Old", animal: "owl" }));
    expect(loadNames(makeForm("New"), false)).toEqual({ child: "New", animal: "owl" });
  });

  test("nothing is stored when all fields are empty", () => {
    saveNames(makeForm("Mika"));
    expect(localStorage).not.toHaveLength(0);
    saveNames(makeForm(""));
    expect(localStorage).toHaveLength(0);
  });

  test.each(["", "no JSON", "null", "[1]", '{"child":7}'])("an invalid stored %j is ignored", (stored) => {
    localStorage.setItem("story-names", stored);
    expect(loadNames(makeForm(), false)).toEqual({ child: "", animal: "" });
  });

  test("names can be used when storage is blocked", () => {
    jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
    jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
    expect(loadNames(makeForm("Mika"), false)).toEqual({ child: "Mika", animal: "" });
    jest.restoreAllMocks();
  });

  test("names of another page of this device replace those of a page that is shown again", () => {
    saveNames(makeForm("New"));
    expect(loadNames(makeForm("Old"), true)).toEqual({ child: "New", animal: "" });
    localStorage.clear();
    expect(loadNames(makeForm("Old"), true)).toEqual({ child: "", animal: "" });
  });

  test("the names end 30 days after the book was opened last", () => {
    jest.useFakeTimers();
    const days = (count: number) => jest.advanceTimersByTime(count * 24 * 60 * 60_000);
    saveNames(makeForm("Mika"));
    days(29);
    expect(loadNames(makeForm(), false)).toMatchObject({ child: "Mika" });
    days(29);
    expect(loadNames(makeForm(), false)).toMatchObject({ child: "Mika" });
    days(31);
    expect(loadNames(makeForm(), false)).toEqual({ child: "", animal: "" });
    expect(localStorage).toHaveLength(0);
    jest.useRealTimers();
  });
});

describe("story", () => {
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
});
