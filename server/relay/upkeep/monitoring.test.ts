import { createTestLog, startProvider } from "../../testing/test-relay";
import type { HealthReport } from "./health";
import { createHeartbeat } from "./monitoring";

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
