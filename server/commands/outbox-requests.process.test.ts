import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { deadId, setUpOutboxCommand, waitingId, who } from "../testing/outbox-command";
import { archive, desk, validRequest } from "../testing/test-relay";

jest.setTimeout(60_000);

const { outbox, folder, run, accept, fill, audit } = setUpOutboxCommand();

test("lists waiting and dead requests, and with --all delivered ones, without visitors' text", async () => {
  expect(await run(["list"])).toEqual({
    code: 0,
    output: "No request is waiting, refused or dead.\n",
    errors: "",
  });
  await fill();
  const { output } = await run(["list"]);
  const lines = output.trim().split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^ID {2,}Received {2,}State {2,}Failed tries {2}Code {2}Recipients$/),
    expect.stringMatching(
      /^1b21bbbb\S+ {2}\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[89]:00 {2,}dead {2,}1 {2,}554 {2,}desk@x\.example \(dead\), archive@x\.example \(dead\)$/,
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
  expect(output).toMatch(/^Received: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[89]:00$/m);
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
  outbox().close();
  const client = createClient({ url: folder().outboxUrl });
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

test("exports all requests that still have their text to a new private file", async () => {
  await fill();
  const file = join(folder().path, "requests.json");
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
  expect(output).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d-0[89]:00 {2}received/);
  expect(
    output
      .trim()
      .split("\n")
      .every((line) => line.includes(deadId)),
  ).toBe(true);
  expect((await run(["audit", "zzz"])).output).toBe('The audit trail has no entries for "zzz".\n');
});

test("replays a dead request to all, and a waiting one to recipients who have not received it", async () => {
  await fill();
  const { code, output } = await run(["replay", deadId]);
  expect([code, output]).toEqual([
    0,
    `Request ${deadId} is due now for desk@x.example, archive@x.example. A running server sends it within a minute, a stopped one after its next start.\n`,
  ]);
  expect((await run(["replay", waitingId])).output).toContain("is due now for archive@x.example.");
  expect(await outbox().queueState()).toMatchObject({ waiting: 2, dead: 0 });
  const claimed = await outbox().claim(10);
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
  expect(await outbox().claim(1)).toMatchObject([{ id: deadId }]);
  expect(await run(["remove", deadId, "--yes"])).toEqual({
    code: 0,
    output: `The text of request ${deadId} is erased. It was being sent: that mail may still arrive.\n`,
    errors: "",
  });
  await outbox().settle(deadId, [{ recipient: desk, outcome: "postponed", dueAt: 1 }]);
  expect(await outbox().queueState()).toMatchObject({ waiting: 1, dead: 0 });
  expect((await audit()).at(-1)).toBe(`removed ${deadId} ${who}`);
  expect((await run(["list", "--all"])).output).toContain(" removed ");
  for (const command of ["show", "replay", "remove"])
    expect(await run([command, deadId, ...(command === "remove" ? ["--yes"] : [])])).toMatchObject({
      code: 1,
      errors: expect.stringContaining("erased"),
    });
});
