import { readdir } from "node:fs/promises";
import { join } from "node:path";
import clinic from "../../../data/clinic.json";
import { captchaTokenHeader } from "../../../src/shared/request/relay-contract";
import { readConfig } from "../../config";
import { damageOutbox, pageSize, queryOutbox } from "../../testing/damage";
import { json } from "../../testing/set-up-relay";
import { createTestLog, fakeTimers, form, setUpFolder, startProvider } from "../../testing/test-relay";
import { testApp } from "../../testing/test-site";
import { prepareOutboxFile } from "../outbox/outbox-file";
import { startRelay } from "../start";

const folder = setUpFolder();
afterEach(() => jest.useRealTimers());

/** Starts the whole relay with a mail folder. @returns it, and what its app answers for /healthz */
function start(environment: Record<string, string> = {}) {
  const config = readConfig({ OUTBOX_URL: folder.outboxUrl, ...environment }, clinic.email);
  const mail = { ...config.mail, directory: join(folder.path, "mail") };
  const log = createTestLog();
  const relay = startRelay({ ...config, mail }, clinic, log);
  const app = testApp({ relay, log });
  const health = async () => {
    const response = await app.request("/healthz");
    return { code: response.status, ...(await response.json()) };
  };
  return { relay, log, health };
}

const downBecauseOf = (kind: string) => ({ status: "down", kinds: expect.arrayContaining([kind]) });

async function startWithFakeTimers(environment: Record<string, string> = {}) {
  fakeTimers();
  const { relay } = start(environment);
  await relay.tried;
  const path = folder.outboxUrl.slice("file:".length);
  const headers = { ...json, [captchaTokenHeader]: "token" };
  const send = async () =>
    (await relay.app.request("/", { method: "POST", headers, body: JSON.stringify(form) })).status;
  return { relay, path, send };
}

test("health is starting while the outbox is being opened, and ok at once when it is open", async () => {
  const { relay, log, health } = start();
  expect(await health()).toEqual({
    ...{ code: 503, status: "starting", mail: "folder" },
    reasons: ["The outbox is being opened. Forms wait for it."],
  });
  await relay.tried;
  expect(await health()).toEqual({ code: 200, status: "ok", mail: "folder", reasons: [] });
  expect(log.lines.filter(({ level }) => level === "error")).toEqual([]);
  await relay.stop();
});

test("health is down when the outbox could not be opened", async () => {
  // A file where the outbox's folder should be.
  await prepareOutboxFile(folder.outboxUrl);
  const { relay, health } = start({ OUTBOX_URL: `${folder.outboxUrl}/outbox.db` });
  await relay.tried;
  expect(await health()).toMatchObject({ code: 503, status: "down" });
  await relay.stop();
});

test("damage that no form has run into is found within a minute by the probe", async () => {
  const { relay, path } = await startWithFakeTimers();
  expect((await relay.health()).status).toBe("ok");
  // The first page and the length of the free list. Writes that need a new page fail.
  const list = Buffer.alloc(8);
  list.writeUInt32BE(999_999, 0);
  list.writeUInt32BE(5, 4);
  await damageOutbox(path, 32, list);
  await jest.advanceTimersByTimeAsync(61_000);
  expect(await relay.health()).toMatchObject(downBecauseOf("forms not saved"));
  await relay.stop();
});

test("an outbox that stores requests but delivers none is down within a minute", async () => {
  const { relay, path, send } = await startWithFakeTimers();
  expect(await send()).toBe(200);
  const waiting = "SELECT COUNT(*) FROM requests WHERE settled_at IS NULL";
  while ((await queryOutbox(path, waiting)) > 0) await jest.advanceTimersByTimeAsync(10);
  // An index that the worker reads to find requests that are due; forms and the probe do not read it.
  const pageOfIndex = "SELECT rootpage FROM sqlite_master WHERE name = 'deliveries_claimed'";
  const page = await queryOutbox(path, pageOfIndex);
  await damageOutbox(path, (page - 1) * pageSize, Buffer.alloc(pageSize, 0xa5));
  expect(await send()).toBe(200);
  const before = await readdir(join(folder.path, "mail"));
  await jest.advanceTimersByTimeAsync(60_000);
  expect(await readdir(join(folder.path, "mail"))).toEqual(before);
  expect(await relay.health()).toMatchObject(downBecauseOf("delivery stopped"));
  await relay.stop();
});

test("captchas that could not be checked for 30 minutes are degraded until a check works", async () => {
  let status = 503;
  const provider = await startProvider((_, response) => {
    response.writeHead(status, { "Content-Type": "application/json" }).end('{"success": true}');
  });
  const environment = { RECAPTCHA_SECRET: "secret", RECAPTCHA_VERIFY_URL: provider.url };
  const { relay, send } = await startWithFakeTimers(environment);
  // The clock jumps, so requests may be late too.
  const isReported = async () => (await relay.health()).kinds.includes("captcha unchecked");
  for (const [minutes, expected] of [
    [0, false],
    [29, false],
    [1, true],
  ] as const) {
    await jest.advanceTimersByTimeAsync(minutes * 60_000);
    expect(await send()).toBe(200);
    expect([minutes, await isReported()]).toEqual([minutes, expected]);
  }
  status = 200;
  expect(await send()).toBe(200);
  expect(await isReported()).toBe(false);
  await relay.stop();
  await provider.stop();
});
