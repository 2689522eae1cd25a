import { createTestLog, startProvider } from "../../testing/test-relay";
import { type Alert, createHeartbeat } from "./alerts";
import type { HealthReport } from "./health";
import type { Reason } from "./health-reasons";
import { createHealthAlerts } from "./watch";

describe("monitoring", () => {
  let peer: Awaited<ReturnType<typeof startProvider>>;
  const calls: string[] = [];
  let status = 200;
  beforeEach(async () => {
    peer = await startProvider((request, response) => {
      calls.push(`${request.method} ${request.url}`);
      response.writeHead(status).end();
    });
  });
  afterEach(async () => {
    await peer.stop();
    calls.length = 0;
    status = 200;
  });

  const reporting = (status: HealthReport["status"]) => async () =>
    ({ status, kinds: [], reasons: [], mail: "smtp" }) as const;

  test.each([
    ["ok", ["GET /verify"]],
    ["degraded", ["GET /verify"]],
    ["down", []],
  ] as const)("while health is %s, calls %j", async (state, expected) => {
    const log = createTestLog();
    await createHeartbeat(peer.url, reporting(state), log)();
    expect(calls).toEqual(expected);
    expect(log.lines).toEqual([]);
  });

  test("logs a failure of the service once, and again after it has answered in between", async () => {
    const log = createTestLog();
    const beat = createHeartbeat(`${peer.url}?hunter2`, reporting("ok"), log);
    for (const answer of [500, 404, 200, 500]) {
      status = answer;
      await beat();
    }
    expect(calls).toHaveLength(4);
    expect(log.lines).toMatchObject([
      {
        level: "warn",
        message: "HEARTBEAT_URL could not be called and will be retried each minute",
        cause: { code: 500 },
      },
      { level: "warn" },
    ]);
    expect(JSON.stringify(log.lines)).not.toContain("hunter2");
  });
});

describe("health alerts", () => {
  const minute = 60_000;
  type State = [HealthReport["status"], ...Reason["kind"][]];

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

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

  test("sends no alert while health is ok", () => {
    expect(alertsFor([["ok"], 200])).toEqual([]);
  });

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

  describe("in a group", () => {
    const bad = { status: "down", kinds: [], reasons: ["A."], mail: "smtp" } as const;
    const ok = { status: "ok", kinds: [], reasons: [], mail: "smtp" } as const;

    test.each([
      ["sends the alerts that it may", async () => true, 2],
      ["leaves alerts to the relay that sends them", async () => false, 0],
      ["sends its own when the database cannot say", () => Promise.reject(new Error("away")), 2],
    ])("%s", async (_, answer, count) => {
      const send = jest.fn();
      const report = createHealthAlerts({ send }, () => ({ claimAlert: answer, clearAlerts: answer }));
      report(bad);
      report(ok);
      await jest.advanceTimersByTimeAsync(0);
      expect(send).toHaveBeenCalledTimes(count);
    });
  });
});
