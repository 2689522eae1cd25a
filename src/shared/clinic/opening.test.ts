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

const closures = [
  { reason: "Snow", from: "2026-12-01", to: null, ...closed },
  { reason: "A short day", from: "2026-12-23", to: null, opens: "09:00", closes: "12:00" },
  { reason: "Winter break", from: "2026-12-24", to: "2027-01-03", ...closed },
];

test.each([
  ["on the eve of a snow day", "2026-11-30", "20:00", "Closed now, opens Wednesday at 7am"],
  ["on a snow day", "2026-12-01", "12:00", "Closed now, opens tomorrow at 7am"],
  ["on a short day", "2026-12-23", "11:59", "Open now, until 12pm"],
  [
    "after a short day, before a long break over New Year",
    "2026-12-23",
    "12:00",
    "Closed now, opens Monday, January 4 at 7am",
  ],
  ["in a break", "2026-12-30", "12:00", "Closed now, opens Monday at 7am"],
])("%s", (_, date, time, name) => {
  expect(openStatusShort({ hours, closures }, { date, time })).toBe(name);
});
