import { empty, readMetrics } from "../../testing/health";
import { createTestLog } from "../../testing/test-relay";
import type { HealthReport } from "./health";
import { createMetrics, serveMetrics } from "./metrics";

const ok: HealthReport = { status: "ok", kinds: [], reasons: [], mail: "smtp", queueState: empty };

function setUp(report: HealthReport = ok) {
  let dropped = 0;
  const metrics = createMetrics(
    async () => report,
    () => dropped,
  );
  return { metrics, drop: () => void dropped++, read: async () => readMetrics(await metrics.text()) };
}

test("counts answered requests by outcome", async () => {
  const { metrics, read } = setUp();
  for (const outcome of ["accepted", "accepted", "known", "tooMany", "captchaRefused", "tooMany", "notSaved"])
    metrics.answered(outcome, 4);
  expect(await read()).toMatchObject({
    relay_requests_received_total: 7,
    relay_requests_accepted_total: 2,
    relay_requests_repeated_total: 1,
    'relay_requests_refused_total{reason="tooMany"}': 2,
    'relay_requests_refused_total{reason="captchaRefused"}': 1,
    'relay_requests_refused_total{reason="notSaved"}': 1,
  });
});

test("measures deliveries and commits, and counts unchecked captchas and lost log lines", async () => {
  const { metrics, drop, read } = setUp();
  metrics.formSaved(0.004, true, "accepted");
  metrics.formSaved(0.004, false, "accepted");
  metrics.formSaved(0.004, false, "same");
  metrics.tried("delivered", 120);
  metrics.tried("postponed", 70_000);
  drop();
  drop();
  await read();
  expect(await read()).toMatchObject({
    relay_captcha_unchecked_total: 1,
    'relay_delivery_tries_total{result="delivered"}': 1,
    'relay_delivery_tries_total{result="postponed"}': 1,
    relay_log_lines_dropped_total: 2,
    'relay_commit_seconds_bucket{le="0.0025"}': 0,
    'relay_commit_seconds_bucket{le="0.005"}': 2,
    'relay_commit_seconds_bucket{le="+Inf"}': 2,
    'relay_delivery_seconds_bucket{le="0.1"}': 0,
    'relay_delivery_seconds_bucket{le="0.25"}': 1,
    'relay_delivery_seconds_bucket{le="60"}': 1,
    'relay_delivery_seconds_bucket{le="180"}': 2,
  });
});

test("reports the queue and the health", async () => {
  const oldest = new Date(Date.now() - 90_000);
  const queueState = {
    ...{ waiting: 9, undelivered: 8, oldest, late: 3, dead: 2 },
    ...{ putOff: 4, refused: 5, unreadable: 1 },
  };
  const values = await setUp({ ...ok, status: "degraded", queueState }).read();
  expect(values).toMatchObject({
    relay_requests_waiting: 9,
    relay_requests_late: 3,
    relay_requests_dead: 2,
    relay_recipients_put_off: 4,
    relay_recipients_refused: 5,
    relay_requests_unreadable: 1,
    'relay_health{status="ok"}': 0,
    'relay_health{status="degraded"}': 1,
    'relay_health{status="down"}': 0,
  });
  expect(values.relay_oldest_waiting_seconds).toBeGreaterThanOrEqual(90);
});

test("reports NaN while the outbox cannot be read", async () => {
  const { queueState, ...unread } = ok;
  expect(await setUp({ ...unread, status: "down" }).read()).toMatchObject({
    relay_requests_waiting: Number.NaN,
    'relay_health{status="down"}': 1,
  });
});

test("every metric follows the naming rules of Prometheus and has a help text", async () => {
  const text = await setUp().metrics.text();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)];
  expect(types.length).toBeGreaterThanOrEqual(15);
  for (const [, name, type] of types) {
    expect(name).toMatch(/^relay_[a-z_]+$/);
    expect(text).toMatch(new RegExp(`^# HELP ${name} .+\\.$`, "m"));
    expect(name?.endsWith("_total")).toBe(type === "counter");
  }
});

test("is only served on 127.0.0.1", async () => {
  const { metrics } = setUp();
  const { port, stop } = await serveMetrics(0, metrics, createTestLog());
  const get = (path: string, method = "GET", host = "127.0.0.1") =>
    fetch(`http://${host}:${port}${path}`, { method });
  const answer = await get("/metrics");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  expect(Object.keys(readMetrics(await answer.text())).length).toBeGreaterThan(0);
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
