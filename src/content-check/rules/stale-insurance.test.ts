import { checkContent } from "../check-content";
import { makeFixture } from "../fixture";
import { monthsBefore } from "../months-before";
import { reviewAll } from "../review-all.fixtures";
import { wordsOf } from "../words-of.fixtures";

test.each([
  ["2026-11-21", "2026-11-21", undefined],
  ["2026-05-21", "2026-11-21", undefined],
  ["2026-05-20", "2026-11-21", "more than six months ago"],
  ["2026-08-31", "2027-02-28", undefined],
  ["2026-11-22", "2026-11-21", "in the future"],
])("insurers reviewed on %s, checked on %s: %p", (checked, today, says) => {
  const site = makeFixture();
  reviewAll(site, today);
  site.replace("data/clinic.json", `"checked": "${today}"`, `"checked": "${checked}"`);
  const { problems, warnings } = checkContent(site.folder, today);
  site.remove(".");
  expect(problems).toEqual([]);
  expect(warnings).toEqual(
    says
      ? [
          expect.objectContaining({
            file: "data/clinic.json",
            found: expect.stringContaining(says),
            location: expect.objectContaining({ text: expect.stringContaining(checked) }),
          }),
        ]
      : [],
  );
  expect(warnings.map(wordsOf).join("\n\n")).toMatchSnapshot();
});

test.each([
  ["2026-11-21", 6, "2026-05-21"],
  ["2026-06-30", 6, "2025-12-30"],
  ["2026-01-01", 12, "2025-01-01"],
])("the day %s minus %d months is %s", (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});
