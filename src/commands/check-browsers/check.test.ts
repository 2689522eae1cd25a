import { type Exception, problemsOf } from "./check";
import type { Use } from "./use";

const use: Use = { feature: "api.URL.canParse_static", place: "src/a.ts:3", code: "URL.canParse(b)" };
const exception: Exception = { features: [use.feature], where: ["src/a.ts"], reason: "Only for tests." };

test("a new feature is reported with its first versions, its location and advice", () => {
  expect(problemsOf([use], [])).toEqual([
    [
      "api.URL.canParse_static: first in Safari 17, iOS 17, Chrome 120, Firefox 115, Edge 120.",
      "  The site supports Safari 15.4, iOS 15.4, Chrome 100, Firefox 100, Edge 100. No fallback was found where it is used:",
      "    src/a.ts:3: URL.canParse(b)",
      "  Detect the feature first (`in`, `typeof`, `?.`), use an older one, or add it to src/commands/check-browsers/exceptions.ts with the reason why the site works without it.",
    ].join("\n"),
  ]);
});

test("names the first five locations and counts the others", () => {
  const uses = Array.from({ length: 8 }, (_, line) => ({ ...use, place: `src/a.ts:${line}` }));
  const [message = ""] = problemsOf([...uses, ...uses], []);
  expect(message.match(/src\/a\.ts:/g)).toHaveLength(5);
  expect(message).toContain("and 3 more");
});

test("an exception applies only in the files that it names", () => {
  expect(problemsOf([use], [exception])).toEqual([]);
  expect(problemsOf([use, { ...use, place: "src/b.ts:1" }], [exception])).toHaveLength(1);
});

test("a selector that invalidates its whole list can't be excepted", () => {
  const [message] = problemsOf([{ ...use, note: "it invalidates the whole selector list" }], [exception]);
  expect(message).toContain("Move the selector to its own rule.");
});

test.each([
  ["a feature", { ...exception, features: [use.feature, "css.selectors.has"] }, "css.selectors.has"],
  ["a place", { ...exception, where: ["src/a.ts", "src/b.ts"] }, "src/b.ts"],
])("%s of an exception that nothing uses anymore is reported", (_, stale, part) => {
  expect(problemsOf([use], [stale])).toEqual([
    `src/commands/check-browsers/exceptions.ts: nothing uses "${part}" of the exception "Only for tests." anymore. Delete it there.`,
  ]);
});
