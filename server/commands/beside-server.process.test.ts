import { readdir } from "node:fs/promises";
import { join } from "node:path";
import clinic from "../../data/clinic.json";
import { readConfig } from "../config";
import { startRelay } from "../relay/start";
import { keyText, runOutbox } from "../testing/outbox-command";
import { sendForm, setUpServer } from "../testing/test-process";
import {
  createTestLog,
  openTestOutbox,
  refusal,
  setUpFolder,
  startMailServer,
  until,
  validRequest,
} from "../testing/test-relay";

jest.setTimeout(60_000);

const id = "1b21aaaa-0000-4000-8000-000000000001";

const folder = setUpFolder();
afterEach(() => jest.useRealTimers());

test("a running server sends a dead request within a minute of its replay", async () => {
  const before = await openTestOutbox(folder.outboxUrl, { recipients: [clinic.email] });
  await before.accept({ ...validRequest, id });
  await before.claim(1);
  await before.settle(id, [{ recipient: clinic.email, outcome: "dead", code: 554 }]);
  before.close();

  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  const environment = { OUTBOX_URL: folder.outboxUrl, OUTBOX_KEYS: keyText() };
  const config = readConfig(environment, clinic.email);
  const directory = join(folder.path, "mail");
  const relay = startRelay({ ...config, mail: { ...config.mail, directory } }, clinic, createTestLog());
  await relay.tried;
  await jest.advanceTimersByTimeAsync(120_000);
  const mails = async () =>
    (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(`Z-${id}.eml`));
  expect([await mails(), (await relay.health()).kinds]).toEqual([[], ["dead"]]);
  expect(await runOutbox(["replay", "1b21"], environment)).toMatchObject({ code: 0 });
  await jest.advanceTimersByTimeAsync(60_000);
  // Only the disk and the health check, which caches its reads for a second, take time now.
  while ((await relay.health()).status !== "ok") await jest.advanceTimersByTimeAsync(1);
  expect(await mails()).toHaveLength(1);
  expect((await runOutbox(["audit", id], environment)).output.match(/(?<=:00 {2})\w+/g)).toEqual([
    ...["received", "refused", "dead", "replayed", "delivered"],
  ]);
  await relay.stop();
});

describe("the server's process", () => {
  const { site, startAndListen } = setUpServer();

  test("keeps running while requests are listed, shown and removed with its key file", async () => {
    let isFull = true;
    const mails = await startMailServer({
      onRcptTo: (_address, _session, done) => done(isFull ? refusal(452) : null),
    });
    const { port, child, ended } = await startAndListen({
      SMTP_URL: mails.url,
      MAIL_TO: "desk@clinic.example",
    });
    const OUTBOX_URL = `file:${join(site().directory, "var/outbox.db")}`;
    const run = (...args: string[]) => runOutbox(args, { OUTBOX_URL, OUTBOX_KEYS: "" });
    await sendForm(port, { name: "Ana" });
    await until(async () => (await run("list")).output.includes(" 452 "));
    const [first = ""] = /^[0-9a-f-]{36}/m.exec((await run("list")).output) ?? [];
    expect((await run("show", first)).output).toContain("Name:     Ana\n");
    expect(await run("remove", first, "--yes")).toMatchObject({ code: 0 });
    isFull = false;
    await sendForm(port, { name: "Bo" });
    await until(() => mails.mails.length > 0);
    await until(async () => (await run("list")).output.startsWith("No request is waiting"));
    expect(mails.mails.map(({ text }) => text)).toEqual([expect.stringContaining("\nName: Bo\n")]);
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0, errors: "" });
    await mails.stop();
    expect((await run("audit", first)).output).toMatch(/shown .+\n.+removed /);
  });
});
