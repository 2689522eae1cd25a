import { clinicTime } from "./printable";

test.each([
  ["2026-11-20T18:05:09.999Z", "2026-11-20T09:05:09-09:00"],
  ["2026-07-20T08:00:00Z", "2026-07-20T00:00:00-08:00"],
  // The hour that comes twice when summer time ends.
  ["2026-11-01T09:30:00Z", "2026-11-01T01:30:00-08:00"],
  ["2026-11-01T10:30:00Z", "2026-11-01T01:30:00-09:00"],
])("%s is shown in the clinic's time, with its zone", (time, shown) => {
  expect(clinicTime(new Date(time))).toBe(shown);
  expect(Date.parse(shown)).toBe(Math.floor(Date.parse(time) / 1_000) * 1_000);
});

test("a damaged time is unknown", () => {
  expect(clinicTime(new Date(Number.NaN))).toBe("unknown");
});
