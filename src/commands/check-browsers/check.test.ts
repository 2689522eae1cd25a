/** @jest-environment node */
import { problemsOf } from "./check";
import type { Exception } from "./exceptions";
import type { Use } from "./use";

const use: Use = { feature: "api.URL.canParse_static", place: "src/a.ts:3", code: "URL.canParse(b)" };
const exception: Exception = { features: [use.feature], where: ["src/a.ts"], reason: "Only for tests." };

test("a new feature is reported with where it is, since when engines have it, and what to do", () => {
  expect(problemsOf([use], [])).toEqual([
    [
      "api.URL.canParse_static: first in Safari 17, iOS 17, Chrome 120, Firefox 115, Edge 120.",
      "  The site supports Safari 15.4, iOS 15.4, Chrome 100, Firefox 100, Edge 100. It is used, without a fallback that can be seen, in",
      "    src/a.ts:3: URL.canParse(b)",
      "  Ask for it first (`in`, `typeof`, `?.`), write it in an older way, or add it to src/commands/check-browsers/exceptions.ts with the reason why the site works without it.",
    ].join("\n"),
  ]);
});

test("of many places the first are named, and the others counted", () => {
  const uses = Array.from({ length: 8 }, (_, line) => ({ ...use, place: `src/a.ts:${line}` }));
  const [message = ""] = problemsOf([...uses, ...uses], []);
  expect(message.match(/src\/a\.ts:/g)).toHaveLength(5);
  expect(message).toContain("and 3 more");
});

test("an exception holds where it says, and nowhere else", () => {
  expect(problemsOf([use], [exception])).toEqual([]);
  expect(problemsOf([use, { ...use, place: "src/b.ts:1" }], [exception])).toHaveLength(1);
});

test("a selector that takes others with it is never excepted", () => {
  const [message] = problemsOf([{ ...use, note: "it makes engines drop the whole list" }], [exception]);
  expect(message).toContain("Give the selector a rule of its own.");
});

test.each([
  ["a feature", { ...exception, features: [use.feature, "css.selectors.has"] }, "css.selectors.has"],
  ["a place", { ...exception, where: ["src/a.ts", "src/b.ts"] }, "src/b.ts"],
])("%s that no use is left of must go out of the exceptions", (_, stale, part) => {
  expect(problemsOf([use], [stale])).toEqual([
    `src/commands/check-browsers/exceptions.ts: nothing uses "${part}" of the exception "Only for tests.". Delete it there.`,
  ]);
});
