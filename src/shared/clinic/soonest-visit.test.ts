import { locale } from "../../words/en/dates";
import { soonest } from "../../words/en/sections";
import { aboutDays, isCurrent, lastDayShown } from "./soonest-visit";

test.each([
  ["2026-11-24", "2026-11-23", false],
  ["2026-11-24", "2026-11-24", true],
  ["2026-11-24", "2026-12-24", true],
  ["2026-11-24", "2026-12-25", false],
])("what was looked up on %s is shown on %s: %p", (asOf, today, shown) => {
  expect(isCurrent(asOf, today)).toBe(shown);
});

test("the last day is the thirtieth after", () => {
  expect(lastDayShown("2026-11-24")).toBe("2026-12-24");
});

test.each([
  [7, "about 7 days"],
  [1, "about 1 day"],
])("%d is said as %s", (days, said) => {
  expect(aboutDays(days, soonest, locale)).toBe(said);
});
