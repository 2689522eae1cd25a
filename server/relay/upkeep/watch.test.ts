import { empty, minute, setUp as setUpHealth } from "../../testing/health";
import type { Alert } from "./alerts";
import type { HealthReport } from "./health";
import type { Reason } from "./health-reasons";
import { createHealthAlerts, createWatch } from "./watch";

beforeEach(() => jest.useFakeTimers({ now: new Date("2026-11-20T18:00:00Z") }));
afterEach(() => jest.useRealTimers());

function setUp() {
  const { health, log, outbox } = setUpHealth();
  const onReport = jest.fn();
  return { log, outbox, health, onReport, watch: createWatch({ health, onReport, log }) };
}

test("probes the outbox each minute and passes on every report but the first", async () => {
  const { outbox, onReport, watch } = setUp();
  outbox.probe.mockRejectedValueOnce(new Error("still being opened"));
  for (let minutes = 0; minutes < 3; minutes++) {
    await watch.minutely();
    jest.advanceTimersByTime(minute);
  }
  expect(outbox.probe).toHaveBeenCalledTimes(3);
  expect(onReport.mock.calls).toMatchObject([[{ status: "ok" }], [{ status: "ok" }]]);
});

test("logs each change of health, without repeating it", async () => {
  const { log, health, outbox, watch } = setUp();
  await watch.minutely();
  health.marks.formFailed();
  await watch.now();
  await watch.now();
  outbox.queueState.mockResolvedValue({ ...empty, dead: 1 });
  jest.advanceTimersByTime(minute);
  await watch.minutely();
  outbox.queueState.mockResolvedValue(empty);
  jest.advanceTimersByTime(16 * minute);
  await watch.minutely();
  await watch.minutely();
  expect(log.lines).toMatchObject([
    { level: "error", message: "health is down" },
    { level: "error", message: "health is down", reasons: [/nobody received/, /15 minutes/].map(matching) },
    { level: "info", message: "health is ok again" },
  ]);
});

const matching = (pattern: RegExp) => expect.stringMatching(pattern);

test("logs an error every 15 minutes while a request has been waiting for longer than that", async () => {
  const { log, outbox, watch } = setUp();
  const oldest = new Date();
  const late = () => log.lines.filter(({ message }) => message === "requests wait for delivery for too long");
  const loggedAt: number[] = [];
  for (let minutes = 0; minutes <= 50; minutes++) {
    outbox.queueState.mockResolvedValue({ ...empty, waiting: 3, oldest, late: minutes > 15 ? 1 : 0 });
    await watch.minutely();
    if (late().length > loggedAt.length) loggedAt.push(minutes);
    jest.advanceTimersByTime(minute);
  }
  expect(loggedAt).toEqual([16, 31, 46]);
  expect(late()[0]).toEqual({
    level: "error",
    message: "requests wait for delivery for too long",
    waiting: 3,
    oldest: "2026-11-20T18:00:00.000Z",
  });
});

describe("health alerts", () => {
  type State = [HealthReport["status"], ...Reason["kind"][]];

  /** Reports each state for some minutes. @returns the alerts, each with its minute */
  function alertsFor(...states: [State, number][]) {
    const sent: [number, string][] = [];
    let time = 0;
    const report = createHealthAlerts({ send: ({ message }: Alert) => void sent.push([time, message]) });
    for (const [[status, ...kinds], minutes] of states) {
      for (let passed = 0; passed < minutes; passed++) {
        report({ status, kinds, reasons: kinds, mail: "smtp" });
        jest.advanceTimersByTime(minute);
        time++;
      }
    }
    return sent;
  }

  test("sends an alert when health is bad, each hour while it stays bad, and when it is ok again", () => {
    expect(alertsFor([["ok"], 5], [["down", "forms not saved"], 130], [["ok"], 100])).toEqual([
      [5, "The form relay is down. forms not saved"],
      [65, "The form relay is down. forms not saved"],
      [125, "The form relay is down. forms not saved"],
      [135, "The form relay is ok again."],
    ]);
  });

  test("sends one alert a week while nothing but the captcha is wrong", () => {
    const week = 7 * 24 * 60;
    expect(alertsFor([["degraded", "captcha unchecked"], week + 1], [["ok"], 1])).toEqual([
      [0, "The form relay is degraded. captcha unchecked"],
      [week, "The form relay is degraded. captcha unchecked"],
      [week + 1, "The form relay is ok again."],
    ]);
  });

  test("sends one alert per state when health alternates between states", () => {
    const alternating = Array.from({ length: 20 }, (): [State, number][] => [
      [["down", "forms not saved"], 1],
      [["degraded", "forms lost time"], 1],
    ]).flat();
    expect(alertsFor(...alternating, [["degraded", "late", "dead"], 1], [["ok"], 1])).toEqual([
      [0, "The form relay is down. forms not saved"],
      [1, "The form relay is degraded. forms lost time"],
      [40, "The form relay is degraded. late dead"],
      [41, "The form relay is ok again."],
    ]);
  });

  test("contains only counts of requests", () => {
    const sent: Alert[] = [];
    const queueState = {
      ...{ waiting: 9, undelivered: 8, oldest: new Date(), late: 1, dead: 2 },
      ...{ putOff: 4, refused: 5, unreadable: 3 },
    };
    createHealthAlerts({ send: (alert) => void sent.push(alert) })({
      ...{ status: "degraded", kinds: ["late"], reasons: ["Late: 1."], mail: "smtp", queueState },
    });
    expect(sent).toEqual([
      {
        event: "health",
        message: "The form relay is degraded. Late: 1.",
        counts: { waiting: 9, late: 1, dead: 2, putOff: 4, refused: 5, unreadable: 3 },
      },
    ]);
  });

  test.each([
    ["sends the alerts that it may", async () => true, 2],
    ["leaves alerts to the relay that sends them", async () => false, 0],
    ["sends its own when the database cannot say", () => Promise.reject(new Error("away")), 2],
  ])("in a group, a relay %s", async (_, answer, count) => {
    const send = jest.fn();
    const report = createHealthAlerts({ send }, () => ({ claimAlert: answer, clearAlerts: answer }));
    for (const status of ["down", "ok"] as const) report({ status, kinds: [], reasons: [], mail: "smtp" });
    await jest.advanceTimersByTimeAsync(0);
    expect(send).toHaveBeenCalledTimes(count);
  });
});
