import { cleanName, loadNames, saveNames } from "./story-names-storage";

test.each([
  ["spaces around and within", "  Mary   Ann ", "Mary Ann"],
  ["line breaks and tabs", "Mika\n\tRae", "Mika Rae"],
  ["signs that turn the direction of writing", "\u202eakiM", "akiM"],
  ["signs without width", "Mi\u200bka\u0007", "Mika"],
  ["thirty characters at most", "a".repeat(31), "a".repeat(30)],
  ["letters of any script", "Zoë Ạ́ 光", "Zoë Ạ́ 光"],
  ["whole emoji at the end", `${"a".repeat(29)}🦉🦉`, `${"a".repeat(29)}🦉`],
  ["only spaces", "   ", ""],
])("%s", (_, typed, clean) => {
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

test("what was typed before the script came is newer than what was kept", () => {
  localStorage.setItem("story-names", JSON.stringify({ child: "Old", animal: "owl" }));
  expect(loadNames(makeForm("New"))).toEqual({ child: "New", animal: "owl" });
});

test("nothing is kept of empty fields", () => {
  saveNames(makeForm("Mika"));
  expect(localStorage).toHaveLength(1);
  saveNames(makeForm(""));
  expect(localStorage).toHaveLength(0);
});

test.each(["", "no JSON", "null", "[1]", '{"child":7}'])(
  "what others have kept there is no name: %s",
  (kept) => {
    localStorage.setItem("story-names", kept);
    expect(loadNames(makeForm())).toEqual({ child: "", animal: "" });
  },
);

test("a browser that lends no storage tells the story all the same", () => {
  const refuse = () => {
    throw new DOMException("Denied", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  expect(loadNames(makeForm("Mika"))).toEqual({ child: "Mika", animal: "" });
  jest.restoreAllMocks();
});
