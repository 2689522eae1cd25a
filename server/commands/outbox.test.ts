/** @jest-environment node */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readFile, stat, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient } from "@libsql/client";
import type { AcceptedRequest, Outbox } from "../relay/outbox/outbox";
import { type CompiledServer, compileForTests } from "../testing/compiled-server";
import {
  archive,
  desk,
  firstKey,
  makeFolder,
  openTestOutbox,
  secondKey,
  validRequest,
} from "../testing/test-relay";

jest.setTimeout(60_000);

const waitingId = "1b21aaaa-0000-4000-8000-000000000001";
const deadId = "1b21bbbb-0000-4000-8000-000000000002";
const settledId = "2c32cccc-0000-4000-8000-000000000003";
const who = process.env.SUDO_USER || userInfo().username;

let folder: Awaited<ReturnType<typeof makeFolder>>;
let outbox: Outbox;
let server: CompiledServer;
beforeAll(async () => {
  server = await compileForTests();
});
afterAll(() => server.remove());
beforeEach(async () => {
  folder = await makeFolder();
  outbox = await openTestOutbox(folder.outboxUrl, { recipients: [desk, archive] });
});
afterEach(async () => {
  outbox.close();
  await folder.remove();
});

const both = [desk, archive];
const keyText = ({ id, bytes } = firstKey) => `${id}:${bytes.toString("base64")}`;

/** Runs the compiled command in a separate process. */
async function run(args: string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [server.start, "outbox", ...args], {
    cwd: folder.path,
    env: { PATH: process.env.PATH, OUTBOX_URL: folder.outboxUrl, OUTBOX_KEYS: keyText(), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const [[code], output, errors] = await Promise.all([
    once(child, "exit"),
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code, output, errors };
}

const accept = (request: Partial<AcceptedRequest>) => outbox.accept({ ...validRequest, ...request });

/** Adds a request that is waiting although desk@ has it, a dead one and a settled one. */
async function fill() {
  await accept({ id: settledId, receivedAt: new Date(Date.now() - 3_000), name: "Cy" });
  await outbox.claim(1);
  await outbox.settle(
    settledId,
    both.map((recipient) => ({ recipient, outcome: "delivered" })),
  );
  await accept({ id: deadId, receivedAt: new Date(Date.now() - 2_000), name: "Bo" });
  await outbox.claim(1);
  await outbox.settle(
    deadId,
    both.map((recipient) => ({ recipient, outcome: "dead", code: 554 })),
  );
  await accept({ id: waitingId, receivedAt: new Date(Date.now() - 1_000) });
  await outbox.claim(1);
  await outbox.settle(waitingId, [
    { recipient: desk, outcome: "delivered" },
    { recipient: archive, outcome: "postponed", code: 450, dueAt: Date.now() + 60_000 },
  ]);
}

const audit = async () =>
  (await run(["audit"])).output
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/).slice(1).join(" "));

test("lists waiting and dead requests, and with --all delivered ones, without visitors' text", async () => {
  expect(await run(["list"])).toEqual({
    code: 0,
    output: "No request is waiting or dead.\n",
    errors: "",
  });
  await fill();
  const { output } = await run(["list"]);
  const lines = output.trim().split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^ID {2,}Received {2,}State {2,}Failed tries {2}Code {2}Recipients$/),
    expect.stringMatching(
      /^1b21bbbb\S+ {2}\w{3} \d+, \d{4}, \d+:\d\d [AP]M {2,}dead {2,}1 {2,}554 {2,}desk@x\.example \(dead\), archive@x\.example \(dead\)$/,
    ),
    expect.stringMatching(
      /^1b21aaaa.+ waiting {2,}1 {2,}450 {2,}desk@x\.example \(delivered\), archive@x\.example \(waiting\)$/,
    ),
  ]);
  expect((await run(["list", "--all"])).output).toMatch(/^2c32cccc.+ delivered .+$/m);
  expect(output).not.toMatch(/Ana|907-555|toes/);
});

test("shows a request and records who read it in the audit trail", async () => {
  await fill();
  const { code, output, errors } = await run(["show", "1b21a"]);
  expect([code, errors]).toEqual([0, ""]);
  expect(output).toMatch(/^Received: \w{3} \d+, \d{4}, \d+:\d\d [AP]M$/m);
  expect(output.replace(/^Received.*\n/m, "")).toBe(`Request:  ${waitingId}
State:    waiting
Captcha:  checked
Name:     Ana Example
Phone:    907-555-0100
Email:    ana@example.com
Recipients:
  desk@x.example: delivered, failed tries 0
  archive@x.example: waiting, failed tries 1, last code 450

My son walks on his toes.

Can you help?
`);
  expect((await audit()).at(-1)).toBe(`shown ${waitingId} ${who}`);
});

test("does not show a request when the audit trail cannot be written", async () => {
  await fill();
  outbox.close();
  const client = createClient({ url: folder.outboxUrl });
  await client.execute(
    "CREATE TRIGGER refuse BEFORE INSERT ON audit BEGIN SELECT RAISE(FAIL, 'no room'); END",
  );
  client.close();
  const { code, output } = await run(["show", waitingId]);
  expect([code, output]).toEqual([1, ""]);
});

test("escapes terminal control characters in visitors' text", async () => {
  const name = "Ana\u001b[2J\nState:    settled";
  await accept({ id: waitingId, name, message: "\u001b]0;title\u0007\u202eolleh\u0085 café 👩‍👧" });
  const { output } = await run(["show", waitingId]);
  expect(output).toContain("Name:     Ana<U+001B>[2J State: settled\n");
  expect(output).toContain("<U+001B>]0;title<U+0007><U+202E>olleh<U+0085> café 👩‍👧\n");
});

test("replays a dead request to all, and a waiting one to recipients who have not received it", async () => {
  await fill();
  const { code, output } = await run(["replay", deadId]);
  expect([code, output]).toEqual([
    0,
    `Request ${deadId} is due now for desk@x.example, archive@x.example. A running server sends it within a minute, a stopped one after its next start.\n`,
  ]);
  expect((await run(["replay", waitingId])).output).toContain("is due now for archive@x.example.");
  expect(await outbox.queueState()).toMatchObject({ waiting: 2, dead: 0 });
  const claimed = await outbox.claim(10);
  expect(
    Object.fromEntries(
      claimed.map(({ id, recipients }) => [id, recipients.map(({ address }) => address).sort()]),
    ),
  ).toEqual({
    [deadId]: [archive, desk],
    [waitingId]: [archive],
  });
  expect(claimed.find(({ id }) => id === deadId)?.recipients).toMatchObject([
    { refusals: 0 },
    { refusals: 0 },
  ]);
  expect((await audit()).slice(-2)).toEqual([`replayed ${deadId} ${who}`, `replayed ${waitingId} ${who}`]);
  expect(await run(["replay", deadId])).toMatchObject({
    code: 1,
    errors: expect.stringContaining("is being sent right now"),
  });
});

test("erases a request permanently, and the result of a delivery in progress can still be recorded", async () => {
  await fill();
  expect(await run(["remove", deadId])).toMatchObject({
    code: 2,
    errors: expect.stringContaining("add --yes"),
  });
  await run(["replay", deadId]);
  expect(await outbox.claim(1)).toMatchObject([{ id: deadId }]);
  expect(await run(["remove", deadId, "--yes"])).toEqual({
    code: 0,
    output: `The text of request ${deadId} is erased. It was being sent: that mail may still arrive.\n`,
    errors: "",
  });
  await outbox.settle(deadId, [{ recipient: desk, outcome: "postponed", dueAt: 1 }]);
  expect(await outbox.queueState()).toMatchObject({ waiting: 1, dead: 0 });
  expect((await audit()).at(-1)).toBe(`removed ${deadId} ${who}`);
  expect((await run(["list", "--all"])).output).toContain(" removed ");
  for (const command of ["show", "replay", "remove"])
    expect(await run([command, deadId, ...(command === "remove" ? ["--yes"] : [])])).toMatchObject({
      code: 1,
      errors: expect.stringContaining("erased"),
    });
});

test("exports all requests that still have their text to a new private file", async () => {
  await fill();
  const file = join(folder.path, "requests.json");
  expect(await run(["export", "--to", "requests.json"])).toMatchObject({ code: 0, errors: "" });
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject([
    { id: deadId, state: "dead", name: "Bo" },
    {
      id: waitingId,
      state: "waiting",
      message: validRequest.message,
      isVerified: true,
      recipients: [
        { address: desk, state: "delivered" },
        { address: archive, code: 450 },
      ],
    },
  ]);
  expect((await audit()).slice(-2)).toEqual([`exported ${deadId} ${who}`, `exported ${waitingId} ${who}`]);
  expect(await run(["export", "--to", "requests.json"])).toMatchObject({
    code: 1,
    errors: "requests.json: This file already exists. Name another file.\n",
  });
  expect(JSON.parse((await run(["export"])).output)).toHaveLength(2);
});

test("prints the audit trail of one request", async () => {
  await fill();
  const { output } = await run(["audit", deadId]);
  expect(output).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z {2}received/);
  expect(
    output
      .trim()
      .split("\n")
      .every((line) => line.includes(deadId)),
  ).toBe(true);
  expect((await run(["audit", "zzz"])).output).toBe('The audit trail has no entries for "zzz".\n');
});

test.each<[string, string[], RegExp]>([
  [
    "an unknown id",
    ["show", "ffff"],
    /^No request in the outbox has an id that starts with "ffff"\. To see all: /,
  ],
  [
    "an ambiguous id",
    ["show", "1b21"],
    /^2 requests have an id that starts with "1b21"\. Give more of it:\n1b21bbbb.+\n1b21aaaa/,
  ],
  ["an erased text", ["show", "2c32"], /^The text of request 2c32\S+ is erased/],
])("says what to do about %s", async (_, args, message) => {
  await fill();
  const { errors, ...rest } = await run(args);
  expect(rest).toEqual({ code: 1, output: "" });
  expect(errors.trim()).toMatch(message);
});

test.each<[string, Record<string, string>, RegExp]>([
  [
    "no file",
    { OUTBOX_URL: "file:nowhere.db" },
    /^There is no outbox at \S+nowhere\.db\. Run this as the server's user, in its folder/,
  ],
  ["a URL that is not a file", { OUTBOX_URL: "libsql://x.example" }, /^OUTBOX_URL is not a file URL/],
  ["a bad key", { OUTBOX_KEYS: "hunter2" }, /^OUTBOX_KEYS must be keys/],
  [
    "another key",
    { OUTBOX_KEYS: keyText(secondKey) },
    /^Request 1b21aaaa\S+ is encrypted with the key "first\.[0-9a-f]{8}" .+, which is neither/,
  ],
  [
    "no key",
    { OUTBOX_KEYS: "" },
    /^Request 1b21aaaa\S+ is encrypted with the key "first\.[0-9a-f]{8}" .+, which is neither/,
  ],
  [
    "another key with the same id",
    { OUTBOX_KEYS: keyText({ ...secondKey, id: "first" }) },
    /^Request 1b21aaaa\S+ is encrypted with the key "first\.[0-9a-f]{8}" .+, which is neither/,
  ],
])("says what to do with %s", async (_, environment, message) => {
  await fill();
  const { errors, ...rest } = await run(["show", waitingId], environment);
  expect(rest).toEqual({ code: 1, output: "" });
  expect(errors).toMatch(message);
  expect(errors).not.toContain("hunter2");
});

test("reports a file that is not an outbox, has an older version, or is locked", async () => {
  await writeFile(
    join(folder.path, "text.db"),
    "not a database, but long enough to have a header ".repeat(100),
  );
  expect(await run(["list"], { OUTBOX_URL: "file:text.db" })).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^The outbox at \S+text\.db cannot be used \(SQLITE_NOTADB\)/),
  });
  const old = createClient({ url: `file:${join(folder.path, "old.db")}` });
  await old.execute("CREATE TABLE requests (id TEXT)");
  old.close();
  expect(await run(["list"], { OUTBOX_URL: "file:old.db" })).toMatchObject({
    code: 1,
    errors: expect.stringContaining("has version 0, and this program needs version 2"),
  });
  const other = createClient({ url: folder.outboxUrl, concurrency: 1 });
  await other.execute("PRAGMA locking_mode = EXCLUSIVE");
  await other.execute("PRAGMA user_version = 2");
  const locked = await run(["list"]);
  other.close();
  expect(locked).toMatchObject({
    code: 1,
    errors: expect.stringContaining("locked, perhaps a backup. Try again in a minute."),
  });
});

test("reads keys from systemd credentials", async () => {
  await fill();
  const credentials = join(folder.path, "credentials");
  await mkdir(credentials);
  await writeFile(join(credentials, "OUTBOX_KEYS"), keyText());
  const environment = { OUTBOX_KEYS: "", CREDENTIALS_DIRECTORY: credentials };
  expect(await run(["show", waitingId], environment)).toMatchObject({
    code: 0,
    output: expect.stringContaining(validRequest.name),
    errors: "",
  });
  expect(await run(["list"], { CREDENTIALS_DIRECTORY: join(folder.path, "none") })).toMatchObject({
    code: 1,
    errors: expect.stringMatching(/^CREDENTIALS_DIRECTORY is .+\n.+LoadCredential.+\n$/),
  });
});
