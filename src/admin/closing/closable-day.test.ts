import { contentOf } from "../../content-check/content-of.fixtures";
import { closableDay, withDay } from "./closable-day";

const content = contentOf({
  clinic: {
    hours: [
      { days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "07:00", closes: "19:00" },
    ],
  },
  closures: [
    { id: "thanksgiving-2026", reason: "Thanksgiving", from: "2026-11-26", to: "2026-11-27" },
    { id: "eve-2026", reason: "Christmas Eve", from: "2026-12-24", opens: "09:00", closes: "12:00" },
  ],
});

test.each([
  ["a usual day", "2026-12-01T20:00:00Z", "2026-12-02", undefined],
  [
    "a usual day, when it is the next day already in Greenwich",
    "2026-12-02T05:00:00Z",
    "2026-12-02",
    undefined,
  ],
  [
    "a day that is closed",
    "2026-11-25T20:00:00Z",
    "2026-11-26",
    "Thursday, November 26, is closed already: Thanksgiving.",
  ],
  [
    "the last of several closed days",
    "2026-11-26T20:00:00Z",
    "2026-11-27",
    "Friday, November 27, is closed already: Thanksgiving.",
  ],
  [
    "a day that is closed every week",
    "2026-12-04T20:00:00Z",
    "2026-12-05",
    "Saturday, December 5, is closed already, as every Saturday.",
  ],
  [
    "a day with hours of its own",
    "2026-12-23T20:00:00Z",
    "2026-12-24",
    "Thursday, December 24, has hours of its own: Christmas Eve. Change it under Days closed.",
  ],
])("%s", (_, now, date, obstacle) => {
  const tomorrow = closableDay("tomorrow", new Date(now), content);
  expect(tomorrow).toMatchObject({ date });
  expect(tomorrow.obstacle).toBe(obstacle);
  const aDayLater = new Date(Date.parse(now) + 86_400_000);
  expect(closableDay("today", aDayLater, content)).toEqual(tomorrow);
});

test("a day is added to the end of the list, with a name and a reason", () => {
  expect(JSON.parse(withDay('[{ "id": "x" }]', "2026-12-02"))).toEqual([
    { id: "x" },
    { id: "closed-2026-12-02", reason: "Unexpected closure", from: "2026-12-02" },
  ]);
});
