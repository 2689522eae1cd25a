import { clinic } from "../../hooks/use-clinic.fixtures";
import { evaluation, telehealth } from "../../sections/visit.fixtures";
import { calendarEntry } from "./calendar-download";

const chosen = { date: "2026-12-01", time: "09:00" };
const entry = (changes: object = {}) =>
  calendarEntry({ visit: evaluation, title: "Visit with us", clinic, chosen, minutes: 60, ...changes });

test("a visit in person has the clinic's address and starts in the clinic's time zone", () => {
  expect(entry()).toEqual({
    uid: "evaluation-1796148000000@clinic.example",
    title: "Visit with us",
    description: "Arrive early, please.",
    location: "Guidepost Pediatric, 1174 N Leatherleaf Loop Unit D, Wasilla, AK 99654",
    start: new Date("2026-12-01T18:00:00Z"),
    minutes: 60,
    alarmMinutes: 10,
    maker: "Guidepost Pediatric",
  });
});

test("a video visit has no address", () => {
  expect(entry({ visit: telehealth }).location).toBe("Telehealth");
});

test("the uid is the same for the same visit, and differs for other visits", () => {
  expect(entry().uid).toBe(entry({ title: "Other words", minutes: 120 }).uid);
  const others = [
    entry({ visit: telehealth }),
    entry({ chosen: { ...chosen, time: "09:30" } }),
    entry({ chosen: { ...chosen, date: "2026-12-02" } }),
  ].map(({ uid }) => uid);
  expect(new Set([entry().uid, ...others]).size).toBe(4);
});
