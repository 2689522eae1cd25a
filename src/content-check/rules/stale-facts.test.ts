import { monthsBefore } from "./stale-facts";

test.each([
  ["2026-11-21", 6, "2026-05-21"],
  ["2026-06-30", 6, "2025-12-30"],
  ["2026-01-01", 12, "2025-01-01"],
  ["2025-02-28", 12, "2024-02-28"],
  ["2025-03-01", 12, "2024-03-01"],
  ["2024-02-29", 12, "2023-02-29"],
  ["2027-02-28", 6, "2026-08-28"],
])("the day %s minus %d months is %s", (day, months, before) => {
  expect(monthsBefore(day, months)).toBe(before);
});
