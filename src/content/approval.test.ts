import { dayOfReview } from "./approval";

const reviewed = "2026-11-21";
const approved = { on: "2026-12-01" };

test.each([
  ["of a text without medical advice", { reviewed }, reviewed],
  ["of a text that was never reviewed", {}, null],
  ["of medical advice that a clinician approved", { reviewed, medical: true, approved }, approved.on],
  ["of medical advice that nobody approved", { reviewed, medical: true }, null],
])("families see the day %s", (_, text, day) => {
  expect(dayOfReview(text)).toBe(day);
});
