import { openStatusSentence, openStatusShort } from "./schedules.fixtures";

const hours = [
  { days: ["Monday", "Tuesday", "Wednesday", "Thursday"], opens: "07:00", closes: "19:00" },
  { days: ["Friday"], opens: "09:00", closes: "17:00" },
];
const week = { hours, closures: [] };
const closed = { opens: null, closes: null };

test.each([
  ["2026-11-26", "06:59", "We open today at 7am.", "Closed now, opens today at 7am"],
  ["2026-11-26", "07:00", "We are open now, until 7pm.", "Open now, until 7pm"],
  ["2026-11-26", "18:59", "We are open now, until 7pm.", "Open now, until 7pm"],
  ["2026-11-26", "19:00", "We open again tomorrow at 9am.", "Closed now, opens tomorrow at 9am"],
  ["2026-11-27", "17:00", "We open again on Monday at 7am.", "Closed now, opens Monday at 7am"],
  ["2026-11-28", "10:00", "We open again on Monday at 7am.", "Closed now, opens Monday at 7am"],
  ["2026-11-29", "23:59", "We open again tomorrow at 7am.", "Closed now, opens tomorrow at 7am"],
])("on %s at %s: %s %s", (date, time, sentence, name) => {
  expect(openStatusSentence(week, { date, time })).toBe(sentence);
  expect(openStatusShort(week, { date, time })).toBe(name);
});

test("the same weekday next week has its date", () => {
  const fridays = { hours: [{ days: ["Friday"], opens: "09:00", closes: "17:00" }], closures: [] };
  expect(openStatusSentence(fridays, { date: "2026-11-27", time: "18:00" })).toBe(
    "We open again on Friday, December 4 at 9am.",
  );
  expect(openStatusShort(fridays, { date: "2026-11-28", time: "18:00" })).toBe(
    "Closed now, opens Friday at 9am",
  );
});

test("a clinic that never opens has no next opening", () => {
  const never = { hours: [], closures: [] };
  expect(openStatusSentence(never, { date: "2026-11-27", time: "12:00" })).toBe("");
  expect(openStatusShort(never, { date: "2026-11-27", time: "12:00" })).toBe("Closed now");
});

test("the next opening is searched for 60 days", () => {
  const hours = [{ days: ["Friday"], opens: "09:00", closes: "17:00" }];
  const closedUntil = (to: string) => [{ reason: "Moving", from: "2026-11-01", to, ...closed }];
  const now = { date: "2026-11-02", time: "12:00" };
  expect(openStatusShort({ hours, closures: closedUntil("2026-12-31") }, now)).toBe(
    "Closed now, opens Friday, January 1 at 9am",
  );
  const aDayEarlier = { ...now, date: "2026-11-01" };
  expect(openStatusShort({ hours, closures: closedUntil("2026-12-31") }, aDayEarlier)).toBe("Closed now");
});
