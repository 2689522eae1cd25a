/** @jest-environment node */
import { createTestLog, startProvider } from "../../testing/test-relay";
import type { HealthReport } from "./health";
import { createHeartbeat } from "./heartbeat";

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

const being = (status: HealthReport["status"]) => async () =>
  ({ status, kinds: [], reasons: [], mail: "smtp" }) as const;

test.each([
  ["ok", ["GET /verify"]],
  ["degraded", ["GET /verify"]],
  ["down", []],
] as const)("while the relay is %s, calls %j", async (state, expected) => {
  const log = createTestLog();
  await createHeartbeat({ url: peer.url, report: being(state), log })();
  expect(calls).toEqual(expected);
  expect(log.lines).toEqual([]);
});

test("says once that the service does not answer, and again after it did", async () => {
  const log = createTestLog();
  const beat = createHeartbeat({ url: `${peer.url}?hunter2`, report: being("ok"), log });
  for (const answer of [500, 404, 200, 500]) {
    status = answer;
    await beat();
  }
  expect(calls).toHaveLength(4);
  expect(log.lines).toMatchObject([
    {
      level: "warn",
      message: "HEARTBEAT_URL could not be called, and is tried each minute",
      cause: { code: 500 },
    },
    { level: "warn" },
  ]);
  expect(JSON.stringify(log.lines)).not.toContain("hunter2");
});
