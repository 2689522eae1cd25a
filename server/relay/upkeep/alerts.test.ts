import type { RequestListener } from "node:http";
import { text } from "node:stream/consumers";
import { advanceUntil, createTestLog, fakeTimers, startProvider, until } from "../../testing/test-relay";
import { createAlerts, createHeartbeat } from "./alerts";
import type { HealthReport } from "./health";

jest.setTimeout(30_000);

const site = "https://www.clinic.example";
const undo: (() => Promise<void>)[] = [];
afterEach(async () => {
  jest.useRealTimers();
  for (const step of undo.splice(0).reverse()) await step();
});

async function webhook(answer: RequestListener) {
  const bodies: Record<string, unknown>[] = [];
  const headers: (string | undefined)[] = [];
  const provider = await startProvider(async (request, response) => {
    headers.push(`${request.method} ${request.headers["content-type"]}`);
    bodies.push(JSON.parse((await text(request)) || "{}"));
    answer(request, response);
  });
  undo.push(provider.stop);
  return { url: `${provider.url}?token=hunter2`, bodies, headers, stop: provider.stop };
}

function alertsTo(url: string | undefined) {
  const log = createTestLog();
  const alerts = createAlerts({ url, site, log });
  undo.push(alerts.stop);
  return { log, ...alerts };
}

const fine: RequestListener = (_, response) => void response.end("ok");
const alert = { event: "health", message: "The form relay is down." } as const;

test("posts alerts in a format that chat services can show", async () => {
  const peer = await webhook(fine);
  const { send, log } = alertsTo(peer.url);
  send({ ...alert, counts: { waiting: 2 } });
  await until(() => peer.bodies.length === 1);
  expect(peer.headers).toEqual(["POST application/json"]);
  expect(peer.bodies).toEqual([
    {
      event: "health",
      message: "The form relay is down.",
      text: "https://www.clinic.example: The form relay is down.",
      site,
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      counts: { waiting: 2 },
    },
  ]);
  expect(log.lines).toEqual([]);
});

test("sends nothing without a webhook", async () => {
  const { send, log, stop } = alertsTo(undefined);
  send(alert);
  await stop();
  expect(log.lines).toEqual([]);
});

test.each<[string, RequestListener]>([
  ["answers 500", (_, response) => void response.writeHead(500).end()],
  ["drops the connection", (request) => request.socket.destroy()],
  ["redirects", (_, response) => void response.writeHead(302, { Location: "/" }).end()],
  ["does not answer within 5 s", () => {}],
])("an alert is retried until it arrives when the webhook %s for a while", async (_, misbehave) => {
  fakeTimers();
  let hits = 0;
  const peer = await webhook((request, response) =>
    ++hits <= 3 ? misbehave(request, response) : fine(request, response),
  );
  const { send, log } = alertsTo(peer.url);
  send(alert);
  send({ event: "dead", message: "Request 1 is dead." });
  await advanceUntil(() => peer.bodies.length === 5);
  expect(peer.bodies.map(({ event }) => event)).toEqual(["health", "health", "health", "health", "dead"]);
  expect(log.lines).toMatchObject([
    { level: "error", message: "an alert could not be sent to ALERT_URL and will be retried" },
  ]);
  expect(JSON.stringify(log.lines)).not.toContain("hunter2");
});

test("send() never waits, and the newest 100 alerts are queued while the webhook is unreachable", async () => {
  fakeTimers();
  const unreachable = await webhook(fine);
  await unreachable.stop();
  const { send, log } = alertsTo(unreachable.url);
  for (let number = 0; number < 103; number++) send({ ...alert, counts: { number } });
  await advanceUntil(() => log.lines.some(({ level }) => level === "error"));
  expect(log.lines.filter(({ level }) => level === "warn")).toHaveLength(3);
});

test("stops at once, even while the webhook is unreachable", async () => {
  const unreachable = await webhook(fine);
  await unreachable.stop();
  const { send, stop, log } = alertsTo(unreachable.url);
  send(alert);
  await until(() => log.lines.length > 0);
  await stop();
});

const reporting = (status: HealthReport["status"]) => async () =>
  ({ status, kinds: [], reasons: [], mail: "smtp" }) as const;

test.each([
  ["ok", 1],
  ["degraded", 1],
  ["down", 0],
] as const)("while health is %s, %i heartbeats are sent", async (state, count) => {
  const peer = await webhook(fine);
  const log = createTestLog();
  await createHeartbeat(peer.url, reporting(state), log)();
  expect(peer.headers).toEqual(Array(count).fill("GET undefined"));
  expect(log.lines).toEqual([]);
});

test("a heartbeat that fails is logged once, and again after one has arrived in between", async () => {
  const answers = [500, 404, 200, 500];
  const peer = await webhook((_, response) => void response.writeHead(answers.shift() ?? 200).end());
  const log = createTestLog();
  const beat = createHeartbeat(peer.url, reporting("ok"), log);
  for (let count = 0; count < 4; count++) await beat();
  expect(answers).toEqual([]);
  const message = "HEARTBEAT_URL could not be called and will be retried each minute";
  expect(log.lines).toMatchObject([{ level: "warn", message, cause: { code: 500 } }, { level: "warn" }]);
  expect(JSON.stringify(log.lines)).not.toContain("hunter2");
});
