/** @jest-environment node */
import parse from "parse-prometheus-text-format";
import { createTestLog } from "../../testing/test-relay";
import type { HealthReport } from "./health";
import { createMetrics } from "./metrics";
import { serveMetrics } from "./metrics-server";

const well: HealthReport = {
  status: "ok",
  kinds: [],
  reasons: [],
  mail: "smtp",
  queueState: { waiting: 0, late: 0, dead: 0, unreadable: 0 },
};

function tested(report: HealthReport = well) {
  let dropped = 0;
  const metrics = createMetrics({ report: async () => report, droppedLogLines: () => dropped });
  return {
    metrics,
    drop: () => void dropped++,
    read: async () => {
      const families = parse(await metrics.text());
      /** The number of a metric, or of the one with a label; undefined when there is none yet. */
      const number = (name: string, label?: string) => {
        const samples = families.find((family) => family.name === name)?.metrics;
        const sample = label
          ? samples?.find(({ labels }) => Object.values(labels ?? {}).includes(label))
          : samples?.[0];
        return sample && Number(sample.value ?? sample.count);
      };
      return { families, number };
    },
  };
}

test("counts what was answered, by reason", async () => {
  const { metrics, read } = tested();
  for (const outcome of ["accepted", "accepted", "known", "tooMany", "captchaRefused", "tooMany", "notSaved"])
    metrics.answered(outcome, 4);
  const { number } = await read();
  expect({
    received: number("relay_requests_received_total"),
    accepted: number("relay_requests_accepted_total"),
    repeated: number("relay_requests_repeated_total"),
    tooMany: number("relay_requests_refused_total", "tooMany"),
    captchaRefused: number("relay_requests_refused_total", "captchaRefused"),
    notSaved: number("relay_requests_refused_total", "notSaved"),
  }).toEqual({ received: 7, accepted: 2, repeated: 1, tooMany: 2, captchaRefused: 1, notSaved: 1 });
});

test("counts tries and times, captchas that nobody checked, and lost lines of the log", async () => {
  const { metrics, drop, read } = tested();
  metrics.formSaved?.(0.004, true, "accepted");
  metrics.formSaved?.(0.004, false, "accepted");
  metrics.formSaved?.(0.004, false, "same");
  metrics.tried("delivered", 120);
  metrics.tried("postponed", 70_000);
  drop();
  drop();
  await read();
  const { families, number } = await read();
  expect({
    unchecked: number("relay_captcha_unchecked_total"),
    delivered: number("relay_delivery_tries_total", "delivered"),
    postponed: number("relay_delivery_tries_total", "postponed"),
    dropped: number("relay_log_lines_dropped_total"),
  }).toEqual({ unchecked: 1, delivered: 1, postponed: 1, dropped: 2 });
  const times = families.find(({ name }) => name === "relay_commit_seconds")?.metrics[0];
  expect(times?.buckets).toMatchObject({ "0.0025": "0", "0.005": "2", "+Inf": "2" });
  const tries = families.find(({ name }) => name === "relay_delivery_seconds")?.metrics[0];
  expect(tries?.buckets).toMatchObject({ "0.1": "0", "0.25": "1", "60": "1", "180": "2" });
});

test("tells what is in the outbox, and the state of health", async () => {
  const oldest = new Date(Date.now() - 90_000);
  const queueState = { waiting: 9, oldest, late: 3, dead: 2, unreadable: 1 };
  const { number } = await tested({ ...well, status: "degraded", queueState }).read();
  expect({
    waiting: number("relay_requests_waiting"),
    late: number("relay_requests_late"),
    dead: number("relay_requests_dead"),
    unreadable: number("relay_requests_unreadable"),
    health: ["ok", "degraded", "down"].map((status) => number("relay_health", status)),
  }).toEqual({ waiting: 9, late: 3, dead: 2, unreadable: 1, health: [0, 1, 0] });
  expect(number("relay_oldest_waiting_seconds")).toBeGreaterThanOrEqual(90);
});

test("gives no number for an outbox that cannot be read", async () => {
  const { queueState, ...unread } = well;
  const { number } = await tested({ ...unread, status: "down" }).read();
  expect(number("relay_requests_waiting")).toBeNaN();
  expect(number("relay_health", "down")).toBe(1);
});

test("every metric is named and explained as Prometheus asks", async () => {
  const { families } = await tested().read();
  expect(families.length).toBeGreaterThanOrEqual(15);
  for (const { name, help, type } of families) {
    expect(name).toMatch(/^relay_[a-z_]+$/);
    expect(help).toMatch(/\.$/);
    expect(name.endsWith("_total")).toBe(type === "COUNTER");
  }
});

test("is served to this machine only", async () => {
  const { metrics } = tested();
  const { port, stop } = await serveMetrics(0, metrics, createTestLog());
  const ask = (path: string, method = "GET", host = "127.0.0.1") =>
    fetch(`http://${host}:${port}${path}`, { method });
  const answer = await ask("/metrics");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(parse(await answer.text()).length).toBeGreaterThan(0);
  expect((await ask("/")).status).toBe(404);
  expect((await ask("/metrics", "POST")).status).toBe(405);
  // Another address of this machine: what listens on all of them would answer there too.
  await expect(ask("/metrics", "GET", "127.0.0.2")).rejects.toThrow("fetch failed");
  await stop();
});

test("says so when the metrics cannot be read", async () => {
  const log = createTestLog();
  const broken = { contentType: "text/plain", text: () => Promise.reject(new Error("no")) };
  const { port, stop } = await serveMetrics(0, broken, log);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  expect(log.lines).toMatchObject([{ level: "error", message: "the metrics could not be read" }]);
  await stop();
});
