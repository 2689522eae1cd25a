import { englishAreas } from "./catalog";
import { checkCatalog } from "./check-catalog";

const { layout, soonest } = englishAreas;

test("the English words are complete", () => {
  expect(checkCatalog(englishAreas, "en-US")).toEqual([]);
});

test.each<[string, object, string]>([
  ["a missing area", { layout: undefined }, "layout: "],
  ["a missing text", { layout: { ...layout, skip: undefined } }, "layout.skip: this text is missing."],
  ["an empty text", { layout: { ...layout, skip: "" } }, "layout.skip: this text is empty."],
  ["a text that English does not have", { layout: { ...layout, hello: "Hola" } }, "layout: "],
  [
    "a missing placeholder",
    { layout: { ...layout, fax: "Fax" } },
    "layout.fax: it must have {number}, as in English.",
  ],
  [
    "a mistyped placeholder",
    { layout: { ...layout, fax: "Fax {number} {nmae}" } },
    "layout.fax: it has {nmae}, which English does not have.",
  ],
])("%s is a problem", (_, changes, problem) => {
  expect(checkCatalog({ ...englishAreas, ...changes }, "en-US")).toEqual([expect.stringContaining(problem)]);
});

test("a language must have its own plural forms", () => {
  const inRussian = (about: object) => ({ ...englishAreas, soonest: { ...soonest, about } });
  const problems = (about: object) =>
    checkCatalog(inRussian(about), "ru").filter((problem) => problem.startsWith("soonest"));
  const about = { one: "{count} день", few: "{count} дня", many: "{count} дней", other: "{count} дня" };
  expect(problems(about)).toEqual([]);
  expect(problems(soonest.about)).toEqual([
    "soonest.about.few: this text is missing.",
    "soonest.about.many: this text is missing.",
  ]);
});

test("a form that only millions need may be left out", () => {
  expect(checkCatalog(englishAreas, "es-US")).toEqual([]);
});
