/** @jest-environment node */
import type { Alert } from "./alerts";
import type { HealthReport } from "./health";
import { createHealthAlerts } from "./health-alerts";
import type { Reason } from "./health-reasons";

const minute = 60_000;
type State = [HealthReport["status"], ...Reason["kind"][]];

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** Has each state reported for some minutes, and gives what was told in which minute. */
function told(...states: [State, number][]) {
  const sent: [number, string][] = [];
  let time = 0;
  const look = createHealthAlerts({ send: ({ message }: Alert) => void sent.push([time, message]) });
  for (const [[status, ...kinds], minutes] of states) {
    for (let passed = 0; passed < minutes; passed++) {
      look({ status, kinds, reasons: kinds, mail: "smtp" });
      jest.advanceTimersByTime(minute);
      time++;
    }
  }
  return sent;
}

test("says nothing while all is well", () => {
  expect(told([["ok"], 200])).toEqual([]);
});

test("tells of what is wrong, each hour for as long as it is, and of its end", () => {
  expect(told([["ok"], 5], [["down", "forms not saved"], 130], [["ok"], 100])).toEqual([
    [5, "The form relay is down. forms not saved"],
    [65, "The form relay is down. forms not saved"],
    [125, "The form relay is down. forms not saved"],
    [135, "The form relay is ok again."],
  ]);
});

test("tells of each new state, and not again when it only comes and goes", () => {
  const comingAndGoing = Array.from({ length: 20 }, (): [State, number][] => [
    [["down", "forms not saved"], 1],
    [["degraded", "forms lost time"], 1],
  ]).flat();
  expect(told(...comingAndGoing, [["degraded", "late", "dead"], 1], [["ok"], 1])).toEqual([
    [0, "The form relay is down. forms not saved"],
    [1, "The form relay is degraded. forms lost time"],
    [40, "The form relay is degraded. late dead"],
    [41, "The form relay is ok again."],
  ]);
});

test("gives counts of requests, and no more", () => {
  const sent: Alert[] = [];
  const queueState = { waiting: 9, oldest: new Date(), late: 1, dead: 2, unreadable: 3 };
  createHealthAlerts({ send: (alert) => void sent.push(alert) })({
    ...{ status: "degraded", kinds: ["late"], reasons: ["Late: 1."], mail: "smtp", queueState },
  });
  expect(sent).toEqual([
    {
      event: "health",
      message: "The form relay is degraded. Late: 1.",
      counts: { waiting: 9, late: 1, dead: 2, unreadable: 3 },
    },
  ]);
});
