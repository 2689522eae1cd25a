import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { delivered, stores } from "../../testing/outbox";
import { runOutbox, who } from "../../testing/outbox-command";
import { archive, desk, setUpFolder, validRequest } from "../../testing/test-relay";

jest.setTimeout(60_000);

const waitingId = "1b21aaaa-0000-4000-8000-000000000001";
const deadId = "1b21bbbb-0000-4000-8000-000000000002";
const refusedId = "2c32aaaa-0000-4000-8000-000000000003";
const settledId = "2c32cccc-0000-4000-8000-000000000004";

const now = validRequest.receivedAt.getTime();
const refused = (recipient: string) => ({ recipient, outcome: "dead", code: 554 }) as const;
const later = { recipient: archive, outcome: "postponed", code: 450, dueAt: now + 60_000 } as const;
const failsWith = (output: string) => ({ code: 1, output: expect.stringContaining(output) });

describe.each(stores)("npm run outbox with %s", (_, setUp) => {
  const { outbox, reopen, setClock, query, url } = setUp();
  const folder = setUpFolder();
  beforeEach(() => reopen({ recipients: [desk, archive] }));

  const run = (...args: string[]) => runOutbox(args, { OUTBOX_URL: url() });

  /** Adds a delivered request, a dead one, one that archive@ was refused for, and one that waits for archive@, a second apart. */
  async function fill(): Promise<void> {
    const requests = [
      [settledId, delivered(desk), delivered(archive)],
      [deadId, refused(desk), refused(archive)],
      [refusedId, delivered(desk), refused(archive)],
      [waitingId, delivered(desk), later],
    ] as const;
    for (const [index, [id, ...results]] of requests.entries()) {
      const receivedAt = new Date(now + index * 1_000);
      await setClock(receivedAt.getTime());
      await outbox().accept({ ...validRequest, id, receivedAt });
      await outbox().claim(1);
      await outbox().settle(id, results);
    }
  }

  /** @returns the last lines of the audit trail without their times */
  const lastAudit = async (count: number) =>
    (await run("audit")).output
      .split("\n")
      .slice(-count)
      .map((line) => line.split(/\s+/).slice(1).join(" "));

  test("lists requests that somebody misses, and with --all delivered ones, without visitors' text", async () => {
    expect(await run("list")).toEqual({ code: 0, output: "No request is waiting, refused or dead." });
    await fill();
    const { output } = await run("list");
    const [heading, ...lines] = output.split("\n");
    expect(heading).toMatch(/^ID {2,}Received {2,}State {2,}Failed tries {2}Code {2}Recipients$/);
    expect(lines.map((line) => line.split(/ {2,}/))).toEqual([
      [deadId, "2026-11-20T09:05:10-09:00", "dead", "1", "554", `${desk} (dead), ${archive} (dead)`],
      [
        ...[refusedId, "2026-11-20T09:05:11-09:00", "refused", "1", "554"],
        `${desk} (delivered), ${archive} (refused)`,
      ],
      [
        ...[waitingId, "2026-11-20T09:05:12-09:00", "waiting", "1", "450"],
        `${desk} (delivered), ${archive} (waiting)`,
      ],
    ]);
    expect((await run("list", "--all")).output).toMatch(/^2c32cccc.+ delivered .+$/m);
    expect(output).not.toMatch(/Ana|907-555|toes/);
  });

  test("shows a request and records who read it in the audit trail", async () => {
    await fill();
    expect(await run("show", "1b21a")).toEqual({
      code: 0,
      output: `Request:  ${waitingId}
Received: 2026-11-20T09:05:12-09:00
State:    waiting
Captcha:  checked
Name:     Ana Example
Phone:    907-555-0100
Email:    ana@example.com
Recipients:
  desk@x.example: delivered, failed tries 0, last code 250
  archive@x.example: waiting, failed tries 1, last code 450

My son walks on his toes.

Can you help?`,
    });
    expect(await lastAudit(1)).toEqual([`shown ${waitingId} ${who}`]);
    expect((await run("audit", waitingId)).output).toMatch(/^2026-11-20T09:05:12-09:00 {2}received/);
    expect((await run("audit", waitingId)).output).not.toContain(deadId);
    expect((await run("audit", "zzz")).output).toBe('The audit trail has no entries for "zzz".');
  });

  test("does not show a request when the audit trail cannot be written", async () => {
    await fill();
    await query("ALTER TABLE audit RENAME COLUMN code TO away");
    const { code, output } = await run("show", waitingId);
    await query("ALTER TABLE audit RENAME COLUMN away TO code");
    expect([code, output]).toEqual([1, expect.not.stringContaining("toes")]);
  });

  test("escapes terminal control characters in visitors' text", async () => {
    const name = "Ana\u001b[2J\nState:    settled";
    const message = "\u001b]0;title\u0007\u202eolleh\u0085 café 👩‍👧";
    await outbox().accept({ ...validRequest, name, message });
    const { output } = await run("show", validRequest.id);
    expect(output).toContain("Name:     Ana<U+001B>[2J State: settled\n");
    expect(output).toContain("  desk@x.example: waiting, failed tries 0\n");
    expect(output).toMatch(/\n<U\+001B>\]0;title<U\+0007><U\+202E>olleh<U\+0085> café 👩‍👧$/);
  });

  test("exports all requests that still have their text to a new private file", async () => {
    await fill();
    const file = join(folder.path, "requests.json");
    const exported = [
      { id: deadId, state: "dead", receivedAt: expect.any(String) },
      { id: refusedId, state: "refused" },
      {
        ...{ id: waitingId, state: "waiting", message: validRequest.message, isVerified: true },
        recipients: [
          expect.not.objectContaining({ code: null }),
          { address: archive, code: 450, isBeingSent: false },
        ],
      },
    ];
    expect(await run("export", "--to", file)).toMatchObject({ code: 0 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(JSON.parse(await readFile(file, "utf8"))).toMatchObject(exported);
    expect(await lastAudit(3)).toEqual(exported.map(({ id }) => `exported ${id} ${who}`));
    expect(await run("export", "--to", file)).toEqual({
      code: 1,
      output: `${file}: This file already exists. Name another file.`,
    });
    expect(JSON.parse((await run("export")).output)).toMatchObject(exported);
  });

  test("replays a dead request to all, and a waiting one to recipients who have not received it", async () => {
    await fill();
    expect(await run("replay", deadId)).toEqual({
      code: 0,
      output: `Request ${deadId} is due now for desk@x.example, archive@x.example. A running server sends it within a minute, a stopped one after its next start.`,
    });
    expect((await run("replay", waitingId)).output).toContain("is due now for archive@x.example.");
    expect(await outbox().queueState()).toMatchObject({ waiting: 2, dead: 0 });
    const claimed = (await outbox().claim(10)).map(({ id, recipients }) => [
      id,
      recipients.map(({ address, refusals }) => [address, refusals]).sort(),
    ]);
    expect(Object.fromEntries(claimed)).toEqual({
      [deadId]: [archive, desk].map((address) => [address, 0]),
      [waitingId]: [[archive, 0]],
    });
    expect(await lastAudit(2)).toEqual([`replayed ${deadId} ${who}`, `replayed ${waitingId} ${who}`]);
    expect(await run("replay", deadId)).toEqual(failsWith("is being sent right now"));
  });

  test("erases a request permanently, and the result of a delivery in progress can still be recorded", async () => {
    await fill();
    await run("replay", deadId);
    expect(await outbox().claim(1)).toMatchObject([{ id: deadId }]);
    expect(await run("remove", deadId, "--yes")).toEqual({
      code: 0,
      output: `The text of request ${deadId} is erased. It was being sent: that mail may still arrive.`,
    });
    await outbox().settle(deadId, [{ recipient: desk, outcome: "postponed", dueAt: 1 }]);
    expect(await outbox().queueState()).toMatchObject({ waiting: 1, dead: 0 });
    expect(await outbox().traffic(0)).toEqual({ received: 4, delivered: 1 });
    expect(await lastAudit(1)).toEqual([`removed ${deadId} ${who}`]);
    expect((await run("list", "--all")).output).toContain(" removed ");
    for (const command of [["show"], ["replay"], ["remove", "--yes"]])
      expect(await run(...command, deadId)).toEqual(failsWith("erased"));
  });

  test("a request that one recipient was refused for is closed when a person has seen it, and only then", async () => {
    await fill();
    expect(await run("seen", deadId)).toEqual(failsWith(`npm run outbox -- replay ${deadId}`));
    expect(await run("seen", settledId)).toEqual(failsWith("it is delivered"));
    expect(await outbox().queueState()).toMatchObject({ dead: 1, refused: 1 });
    expect(await run("seen", refusedId)).toEqual({
      code: 0,
      output: expect.stringContaining("archive@x.example did not get it"),
    });
    expect(await outbox().queueState()).toMatchObject({ dead: 1, refused: 0 });
    expect(await outbox().missing()).toEqual([]);
    expect(await lastAudit(1)).toEqual([`seen ${refusedId} ${who}`]);
    expect(await run("show", refusedId)).toEqual(failsWith("is erased"));
  });
});
