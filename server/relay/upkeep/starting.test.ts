import { join } from "node:path";
import clinic from "../../../data/clinic.json";
import { createApp } from "../../app";
import { readConfig } from "../../config";
import { createTestLog, makeFolder } from "../../testing/test-relay";
import { noPolicy } from "../../testing/test-site";
import { prepareOutboxFile } from "../outbox/outbox-file";
import { type RunningRelay, startRelay } from "../start";

let folder: Awaited<ReturnType<typeof makeFolder>>;
let relay: RunningRelay;
beforeEach(async () => {
  folder = await makeFolder();
});
afterEach(async () => {
  await relay.tried;
  await relay.stop();
  await folder.remove();
});

/** Starts a relay. @returns its log, and a function that requests /healthz */
function start(outboxUrl: string) {
  const config = readConfig({ OUTBOX_URL: outboxUrl }, clinic.email);
  const log = createTestLog();
  const mail = { ...config.mail, directory: join(folder.path, "mail") };
  relay = startRelay({ ...config, mail }, clinic, log);
  const app = createApp({ publicDirectory: "nowhere", policy: noPolicy, redirects: [], relay, log });
  return {
    log,
    async health() {
      const response = await app.request("/healthz");
      return { code: response.status, ...(await response.json()) };
    },
  };
}

test("health is starting while the outbox is being opened, and ok at once when it is open", async () => {
  const { log, health } = start(folder.outboxUrl);
  expect(await health()).toEqual({
    ...{ code: 503, status: "starting", mail: "folder" },
    reasons: ["The outbox is being opened. Forms wait for it."],
  });
  await relay.tried;
  expect(await health()).toEqual({ code: 200, status: "ok", mail: "folder", reasons: [] });
  expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
});

test("health is down when the outbox could not be opened", async () => {
  // A file where the outbox's folder should be.
  await prepareOutboxFile(folder.outboxUrl);
  const { health } = start(`${folder.outboxUrl}/outbox.db`);
  await relay.tried;
  expect(await health()).toMatchObject({ code: 503, status: "down" });
});
