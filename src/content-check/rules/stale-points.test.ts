import { checkContent } from "../check-content";
import { makeFixture } from "../fixture";
import { reviewAll } from "../review-all.fixtures";

test.each([
  ["2026-11-24", "2026-11-24", undefined],
  ["2025-11-24", "2026-11-24", undefined],
  ["2025-11-23", "2026-11-24", "more than a year ago"],
  ["2026-11-25", "2026-11-24", "in the future"],
])("a point compared with its source on %s, checked on %s: %p", (checked, today, says) => {
  const site = makeFixture();
  reviewAll(site, today);
  const point = `{ "title": "Time", "text": "<p>Soon.</p>", "source": { "label": "Law", "to": "phone:main" }, "checked": "${checked}" }`;
  site.replace(
    "data/pages/our-team.json",
    '"kind": "team-list"',
    `"kind": "rights-list", "heading": "Rights", "points": [${point}] },\n{"kind": "team-list"`,
  );
  const { problems, warnings } = checkContent(site.folder, today);
  site.remove(".");
  expect(problems).toEqual([]);
  expect(warnings).toEqual(
    says
      ? [
          expect.objectContaining({
            file: "data/pages/our-team.json",
            found: expect.stringContaining(says),
            location: expect.objectContaining({ text: expect.stringContaining(checked) }),
          }),
        ]
      : [],
  );
});
