import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { readConfig } from "../../config";
import { empty, readMetrics } from "../../testing/health";
import { freePort, sendForm, setUpServer } from "../../testing/test-process";
import { createTestLog, startProvider, until, validRequest } from "../../testing/test-relay";
import type { Outbox, SharedState } from "../outbox/outbox";
import { createMonitoring } from "./monitoring";

jest.setTimeout(60_000);

const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step();
});

/** Starts a service that records its requests. */
async function startPeer() {
  const calls: { method: string | undefined; body: Record<string, unknown> }[] = [];
  const provider = await startProvider(async (request, response) => {
    const body = await text(request);
    calls.push({ method: request.method, body: body ? JSON.parse(body) : {} });
    response.end();
  });
  undo.push(provider.stop);
  return { url: provider.url, calls };
}

const configWith = (environment: Record<string, string>) =>
  readConfig({ SITE_URL: "https://www.clinic.example", ...environment }, "desk@clinic.example");

/** Sets up the monitoring of a mock outbox. */
function setUp(environment: Record<string, string>, shared?: SharedState) {
  const log = createTestLog();
  const outbox = {
    queueState: jest.fn(async () => empty),
    probe: jest.fn(async () => {}),
    accept: jest.fn<ReturnType<Outbox["accept"]>, Parameters<Outbox["accept"]>>(async () => "accepted"),
    settle: jest.fn<ReturnType<Outbox["settle"]>, Parameters<Outbox["settle"]>>(async () => "settled"),
    shared,
  };
  const running = createMonitoring({ config: configWith(environment), outbox, log });
  undo.push(running.stop);
  return { log, outbox, running, observed: running.observe(outbox as unknown as Outbox) };
}

test("a form that cannot be saved sends an alert at once, without its content", async () => {
  const peer = await startPeer();
  const { outbox, running, observed } = setUp({ ALERT_URL: peer.url });
  running.start();
  outbox.accept.mockRejectedValueOnce(new Error("full"));
  await expect(observed.accept(validRequest)).rejects.toThrow("full");
  await until(() => peer.calls.length > 0);
  expect(peer.calls[0]?.body).toMatchObject({
    event: "health",
    site: "https://www.clinic.example",
    message: expect.stringMatching(/^The form relay is down\. Requests cannot be saved/),
  });
  expect(JSON.stringify(peer.calls)).not.toMatch(/Ana|907-555|toes/);
});

test("sends alerts for dead requests and refused recipients", async () => {
  const peer = await startPeer();
  const { running, observed } = setUp({ ALERT_URL: peer.url });
  running.hooks.onDead("1b21", 554);
  await observed.settle("2c32", [
    { recipient: "desk@clinic.example", outcome: "delivered" },
    { recipient: "gone@clinic.example", outcome: "dead", code: 550 },
  ]);
  await until(() => peer.calls.length === 2);
  expect(peer.calls.map(({ body }) => body)).toMatchObject([
    { event: "dead", requestId: "1b21", code: 554 },
    { event: "refused", requestId: "2c32", code: 550, counts: { refused: 1 } },
  ]);
  expect(JSON.stringify(peer.calls)).not.toContain("gone@");
});

test("asks the group whether this relay sends an alert", async () => {
  const peer = await startPeer();
  const shared = {
    count: async () => 0,
    claimAlert: jest.fn(async () => false),
    clearAlerts: async () => false,
  };
  const { running, outbox, observed } = setUp({ ALERT_URL: peer.url }, shared);
  running.start();
  await observed.settle("1", [{ recipient: "gone@clinic.example", outcome: "dead", code: 550 }]);
  outbox.accept.mockRejectedValueOnce(new Error("full"));
  await expect(observed.accept(validRequest)).rejects.toThrow("full");
  await until(() => shared.claimAlert.mock.calls.length === 2);
  expect(shared.claimAlert.mock.calls).toEqual([
    ["refused", "550", 3_600_000],
    ["health", "down,forms not saved,forms lost time", 3_600_000],
  ]);
  await running.stop();
  expect(peer.calls).toEqual([]);
});

test("health says whether mails go to a folder or a mail server", async () => {
  expect(await setUp({}).running.report()).toMatchObject({ mail: "folder" });
  const { running } = setUp({ SMTP_URL: "smtp://127.0.0.1:9" });
  running.start();
  expect(await running.report()).toMatchObject({ status: "ok", mail: "smtp" });
});

test("a metrics port that is in use is logged and does not affect the forms", async () => {
  const taken = createServer().listen(0, "127.0.0.1");
  await until(() => taken.listening);
  undo.push(promisify(taken.close.bind(taken)));
  const { log, running } = setUp({ METRICS_PORT: `${(taken.address() as AddressInfo).port}` });
  running.start();
  await until(() => log.lines.length > 0);
  const message = "the metrics cannot be served at METRICS_PORT";
  expect(log.lines).toMatchObject([{ level: "error", message, cause: { code: "EADDRINUSE" } }]);
});

describe("the server", () => {
  const { startAndListen } = setUpServer();

  test("sends heartbeats, serves its metrics separately from the site, and shuts down", async () => {
    const peer = await startPeer();
    const metricsPort = await freePort();
    const settings = { HEARTBEAT_URL: peer.url, METRICS_PORT: `${metricsPort}` };
    const { port, child, ended } = await startAndListen(settings);
    await until(() => peer.calls.length > 0);
    expect(peer.calls[0]?.method).toBe("GET");
    await sendForm(port);
    const metrics = async () =>
      readMetrics(await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text());
    await until(async () => (await metrics())['relay_delivery_tries_total{result="delivered"}'] === 1);
    expect(await metrics()).toMatchObject({ 'relay_commit_seconds_bucket{le="+Inf"}': 1 });
    expect((await fetch(`http://localhost:${port}/metrics`)).status).toBe(404);
    child.kill("SIGTERM");
    const { code, errors, output } = await ended;
    expect([code, errors]).toEqual([0, ""]);
    expect(output).toContain(`Metrics: http://127.0.0.1:${metricsPort}/metrics\n`);
    expect(output).not.toContain(peer.url);
  });
});
