import { checkContent } from "../check-content";
import { makeFixture, reviewAll } from "../valid-site.fixtures";

test.each([
  ["2026-11-24", "2026-11-24", undefined],
  ["2026-11-24", "2026-12-24", undefined],
  ["2026-11-24", "2026-12-25", "more than 30 days ago, so visitors no longer see it"],
  ["2026-11-25", "2026-11-24", "in the future"],
])("a soonest visit looked up on %s, checked on %s: %p", (asOf, today, says) => {
  const site = makeFixture();
  reviewAll(site, today);
  site.replace("data/services.json", `"asOf": "${today}"`, `"asOf": "${asOf}"`);
  const { problems, warnings } = checkContent(site.folder, today);
  site.remove(".");
  expect(problems).toEqual([]);
  expect(warnings).toEqual(
    says
      ? [
          expect.objectContaining({
            file: "data/services.json",
            entry: '"behavior"',
            field: '"asOf" in "soonestVisit"',
            found: expect.stringContaining(says),
            fix: expect.stringContaining(`"asOf": "${today}"`),
          }),
        ]
      : [],
  );
});
