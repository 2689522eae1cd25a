/** @jest-environment node */
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import clinic from "../../data/clinic.json";
import { readConfig } from "../config";
import { startRelay } from "../relay/start";
import { setUpServer } from "../testing/test-process";
import {
  createTestLog,
  firstKey,
  makeFolder,
  openTestOutbox,
  startMailServer,
  until,
  validRequest,
} from "../testing/test-relay";
import { runOutboxCommand } from "./outbox/run";

jest.setTimeout(60_000);

const keys = `${firstKey.id}:${firstKey.bytes.toString("base64")}`;
const id = "1b21aaaa-0000-4000-8000-000000000001";

afterEach(() => jest.useRealTimers());

async function run(environment: NodeJS.ProcessEnv, ...words: string[]) {
  const said: string[] = [];
  const say = (text: string) => void said.push(text);
  const code = await runOutboxCommand(words, { environment, say, complain: say });
  return { code, said: said.join("\n") };
}

test("a running server sends a dead request within a minute of its replay", async () => {
  const folder = await makeFolder();
  const before = await openTestOutbox(folder.outboxUrl, { recipients: [clinic.email] });
  await before.accept({ ...validRequest, id });
  await before.claim(1);
  await before.settle(id, [{ recipient: clinic.email, outcome: "dead", code: 554 }]);
  before.close();

  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  const environment = { OUTBOX_URL: folder.outboxUrl, OUTBOX_KEYS: keys };
  const config = readConfig(environment, clinic.email);
  const directory = join(folder.path, "mail");
  const relay = startRelay({ ...config, mail: { ...config.mail, directory } }, clinic, createTestLog());
  await relay.tried;
  await jest.advanceTimersByTimeAsync(120_000);
  const mails = async () =>
    (await readdir(directory).catch(() => [])).filter((name) => name.endsWith(`Z-${id}.eml`));
  expect([await mails(), (await relay.health()).kinds]).toEqual([[], ["dead"]]);
  expect(await run(environment, "replay", "1b21")).toMatchObject({ code: 0 });
  await jest.advanceTimersByTimeAsync(60_000);
  // From here on only the disk takes time, and health, which keeps what it has read for a second.
  while ((await relay.health()).status !== "ok") await jest.advanceTimersByTimeAsync(1);
  expect(await mails()).toHaveLength(1);
  expect((await run(environment, "audit", id)).said.match(/(?<=Z {2})\w+/g)).toEqual([
    ...["received", "refused", "dead", "replayed", "delivered"],
  ]);
  await relay.stop();
  await folder.remove();
});

describe("the server's process", () => {
  const { site, startAndListen } = setUpServer();

  test("goes on while requests are listed, shown and removed, with the key file that it made", async () => {
    let isFull = true;
    const mails = await startMailServer({
      onRcptTo: (_address, _session, done) =>
        done(isFull ? Object.assign(new Error("mailbox full"), { responseCode: 452 }) : null),
    });
    const { port, child, ended } = await startAndListen({
      SMTP_URL: mails.url,
      MAIL_TO: "desk@clinic.example",
    });
    const environment = { OUTBOX_URL: `file:${join(site().directory, "var/outbox.db")}` };
    const send = (name: string) =>
      fetch(`http://localhost:${port}/send-email.php`, {
        method: "POST",
        headers: { "Content-Type": "application/json" },
        body: JSON.stringify({ name, phone: "907-555-0100", email: "ana@example.com", message: "Hello" }),
      });
    await send("Ana");
    await until(async () => (await run(environment, "list")).said.includes(" 452 "));
    const [first = ""] = /^[0-9a-f-]{36}/m.exec((await run(environment, "list")).said) ?? [];
    expect((await run(environment, "show", first)).said).toContain("Name:     Ana\n");
    expect(await run(environment, "remove", first, "--yes")).toMatchObject({ code: 0 });
    isFull = false;
    await send("Bo");
    await until(() => mails.mails.length > 0);
    await until(async () => (await run(environment, "list")).said.startsWith("Nothing waits"));
    expect(mails.mails.map(({ subject }) => subject)).toEqual(["Evaluation Request: Bo"]);
    child.kill("SIGTERM");
    expect(await ended).toMatchObject({ code: 0, errors: "" });
    await mails.stop();
    expect((await run(environment, "audit", first)).said).toMatch(/shown .+\n.+removed /);
  });
});
