import parse from "parse-prometheus-text-format";
import { createTestLog } from "../../testing/test-relay";
import type { HealthReport } from "./health";
import { createMetrics } from "./metrics";
import { serveMetrics } from "./metrics-server";

const ok: HealthReport = {
  status: "ok",
  kinds: [],
  reasons: [],
  mail: "smtp",
  queueState: { waiting: 0, undelivered: 0, late: 0, dead: 0, putOff: 0, refused: 0, unreadable: 0 },
};

function setUp(report: HealthReport = ok) {
  let dropped = 0;
  const metrics = createMetrics({ report: async () => report, droppedLogLines: () => dropped });
  return {
    metrics,
    drop: () => void dropped++,
    read: async () => {
      const families = parse(await metrics.text());
      /** The value of a metric, with a label if given; undefined when there is none yet. */
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

test("counts answered requests by outcome", async () => {
  const { metrics, read } = setUp();
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

test("measures deliveries and commits, and counts unchecked captchas and lost log lines", async () => {
  const { metrics, drop, read } = setUp();
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

test("reports the queue and the health", async () => {
  const oldest = new Date(Date.now() - 90_000);
  const queueState = {
    ...{ waiting: 9, undelivered: 8, oldest, late: 3, dead: 2 },
    ...{ putOff: 4, refused: 5, unreadable: 1 },
  };
  const { number } = await setUp({ ...ok, status: "degraded", queueState }).read();
  expect({
    waiting: number("relay_requests_waiting"),
    late: number("relay_requests_late"),
    dead: number("relay_requests_dead"),
    putOff: number("relay_recipients_put_off"),
    refused: number("relay_recipients_refused"),
    unreadable: number("relay_requests_unreadable"),
    health: ["ok", "degraded", "down"].map((status) => number("relay_health", status)),
  }).toEqual({ waiting: 9, late: 3, dead: 2, putOff: 4, refused: 5, unreadable: 1, health: [0, 1, 0] });
  expect(number("relay_oldest_waiting_seconds")).toBeGreaterThanOrEqual(90);
});

test("reports NaN while the outbox cannot be read", async () => {
  const { queueState, ...unread } = ok;
  const { number } = await setUp({ ...unread, status: "down" }).read();
  expect(number("relay_requests_waiting")).toBeNaN();
  expect(number("relay_health", "down")).toBe(1);
});

test("every metric follows the naming rules of Prometheus and has a help text", async () => {
  const { families } = await setUp().read();
  expect(families.length).toBeGreaterThanOrEqual(15);
  for (const { name, help, type } of families) {
    expect(name).toMatch(/^relay_[a-z_]+$/);
    expect(help).toMatch(/\.$/);
    expect(name.endsWith("_total")).toBe(type === "COUNTER");
  }
});

test("is only served on 127.0.0.1", async () => {
  const { metrics } = setUp();
  const { port, stop } = await serveMetrics(0, metrics, createTestLog());
  const get = (path: string, method = "GET", host = "127.0.0.1") =>
    fetch(`http://${host}:${port}${path}`, { method });
  const answer = await get("/metrics");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(parse(await answer.text()).length).toBeGreaterThan(0);
  expect((await get("/")).status).toBe(404);
  expect((await get("/metrics", "POST")).status).toBe(405);
  // A server that listens on all addresses of this machine would answer here too.
  await expect(get("/metrics", "GET", "127.0.0.2")).rejects.toThrow("fetch failed");
  await stop();
});

test("logs an error when the metrics cannot be read", async () => {
  const log = createTestLog();
  const broken = { contentType: "text/plain", text: () => Promise.reject(new Error("no")) };
  const { port, stop } = await serveMetrics(0, broken, log);
  expect((await fetch(`http://127.0.0.1:${port}/metrics`)).status).toBe(500);
  expect(log.lines).toMatchObject([{ level: "error", message: "the metrics could not be read" }]);
  await stop();
});
