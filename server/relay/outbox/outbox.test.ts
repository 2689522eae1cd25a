import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { empty } from "../../testing/health";
import { delivered, setUpOutbox, stores, validForm } from "../../testing/outbox";
import { archive, desk, validRequest } from "../../testing/test-relay";
import type { RecipientResult } from "./outbox";

jest.setTimeout(60_000);

const now = validRequest.receivedAt.getTime();
const minute = 60_000;

describe.each(stores)("an outbox in %s", (_, setUp) => {
  const { outbox, reopen, setClock, query } = setUp();

  /** Accepts a request and claims it, without which no result can be recorded. */
  async function acceptAndClaim(changes = {}, key?: string): Promise<void> {
    await outbox().accept({ ...validRequest, ...changes }, key);
    await outbox().claim(10);
  }

  test("stores a request unchanged, also across a restart", async () => {
    await outbox().accept(validRequest, "key");
    await reopen();
    expect(await outbox().claim(10)).toEqual([
      { ...validRequest, recipients: [{ address: desk, tries: 0, refusals: 0 }], isDeliveredToAny: false },
    ]);
  });

  test("a key identifies one request", async () => {
    expect(await outbox().find("key", validForm)).toBe("unknown");
    const other = { ...validRequest, message: "Another" };
    expect(await outbox().accept(validRequest, "key")).toBe("accepted");
    const answers = await Promise.all([
      outbox().accept({ ...validRequest, id: "2" }, "key"),
      outbox().accept({ ...other, id: "3" }, "key"),
      outbox().accept({ ...validRequest, id: "4" }, "other"),
      outbox().accept({ ...validRequest, id: "5" }),
      outbox().accept({ ...validRequest, id: "6" }),
    ]);
    expect(answers).toEqual(["same", "different", "accepted", "accepted", "accepted"]);
    expect(await outbox().find("key", validForm)).toBe("same");
    expect(await outbox().find("key", { ...validForm, name: "Bea" })).toBe("different");
    const ids = (await outbox().claim(10)).map(({ id }) => id);
    expect(ids.sort()).toEqual(["4", "5", "6", validRequest.id]);
  });

  test("of several copies that arrive at once, one is accepted", async () => {
    const copies = ["1", "2", "3", "4"].map((id) => outbox().accept({ ...validRequest, id }, "key"));
    expect((await Promise.all(copies)).sort()).toEqual(["accepted", "same", "same", "same"]);
    expect(await outbox().claim(10)).toHaveLength(1);
  });

  test("still finds a key and its fingerprint once the request is settled", async () => {
    await acceptAndClaim({}, "key");
    await outbox().settle(validRequest.id, [delivered(desk)]);
    expect(await outbox().find("key", validForm)).toBe("same");
    expect(await outbox().find("key", { ...validForm, phone: "1" })).toBe("different");
  });

  test("each recipient has a separate state, and the text stays until all have the mail", async () => {
    await reopen({ recipients: [desk, archive] });
    await outbox().accept(validRequest);
    const [claimed] = await outbox().claim(1);
    expect(claimed?.recipients.map(({ address }) => address).sort()).toEqual([archive, desk]);
    const dueAt = now + minute;
    expect(
      await outbox().settle(validRequest.id, [
        { recipient: desk, outcome: "postponed", dueAt, code: 450 },
        delivered(archive),
      ]),
    ).toBe("waiting");
    expect(await outbox().queueState()).toMatchObject({ waiting: 1, dead: 0 });
    expect(await outbox().nextDue()).toBe(dueAt);
    await reopen({ recipients: [desk, archive] });
    expect(await outbox().claim(1)).toEqual([
      { ...validRequest, recipients: [{ address: desk, tries: 1, refusals: 0 }], isDeliveredToAny: true },
    ]);
    expect(await outbox().settle(validRequest.id, [delivered(desk)])).toBe("settled");
    expect(await outbox().queueState()).toEqual(empty);
  });

  test("counts refusals and records when they started", async () => {
    await acceptAndClaim();
    await outbox().settle(validRequest.id, [
      { recipient: desk, outcome: "refused", dueAt: now + minute, code: 554 },
    ]);
    await setClock(now + minute);
    const [claimed] = await outbox().claim(1);
    expect(claimed?.recipients).toEqual([
      { address: desk, tries: 1, refusals: 1, firstRefusedAt: new Date(now) },
    ]);
  });

  test("a request that every recipient refused is dead: stored, counted separately, and reported until marked", async () => {
    const onDead = jest.fn();
    await reopen({ recipients: [desk, archive] }, onDead);
    await acceptAndClaim();
    const dead = (recipient: string) => ({ recipient, outcome: "dead", code: 554 }) as const;
    expect(await outbox().settle(validRequest.id, [dead(desk)])).toBe("waiting");
    expect(onDead).not.toHaveBeenCalled();
    expect(await outbox().settle(validRequest.id, [dead(archive)])).toBe("dead");
    expect(onDead.mock.calls).toEqual([[validRequest.id, 554]]);
    expect(await outbox().queueState()).toEqual({ ...empty, dead: 1 });
    expect(await outbox().claim(1)).toEqual([]);
    await outbox().purge(Number.MAX_SAFE_INTEGER);
    await reopen({ recipients: [desk, archive] });
    for (let look = 0; look < 2; look++)
      expect(await outbox().unreportedDead()).toEqual([{ id: validRequest.id, code: 554 }]);
    await outbox().markReported(validRequest.id);
    expect(await outbox().unreportedDead()).toEqual([]);
    expect(await outbox().queueState()).toMatchObject({ dead: 1 });
  });

  describe("a request that one recipient refuses permanently while the other has it", () => {
    const refusal = { recipient: archive, outcome: "dead", code: 550 } as const;
    beforeEach(async () => {
      await reopen({ recipients: [desk, archive] });
      await acceptAndClaim();
    });

    test.each<[string, RecipientResult[][]]>([
      ["at once", [[refusal, delivered(desk)]]],
      ["before the other has it", [[refusal], [delivered(desk)]]],
      ["after the other has it", [[delivered(desk)], [refusal]]],
    ])(
      "refused %s: it is counted and named, keeps its text, and is not reported as dead",
      async (_, rounds) => {
        const states: string[] = [];
        for (const results of rounds) states.push(await outbox().settle(validRequest.id, results));
        expect(states.at(-1)).toBe("refused");
        await outbox().purge(Number.MAX_SAFE_INTEGER);
        await reopen({ recipients: [desk, archive] });
        expect(await outbox().queueState()).toMatchObject({ waiting: 0, dead: 0, putOff: 0, refused: 1 });
        expect(await outbox().missing()).toEqual([{ address: archive, refused: 1, putOff: 0 }]);
        expect(await outbox().traffic(0)).toEqual({ received: 1, delivered: 0 });
        expect(await outbox().unreportedDead()).toEqual([]);
        expect(await query("SELECT id FROM requests WHERE content IS NOT NULL")).toHaveLength(1);
      },
    );

    test("is settled when MAIL_TO no longer has that recipient", async () => {
      await outbox().settle(validRequest.id, [refusal, delivered(desk)]);
      await reopen({ recipients: [desk] });
      expect(await outbox().queueState()).toMatchObject({ waiting: 0, dead: 0, refused: 0 });
      expect(await query("SELECT id FROM requests WHERE content IS NOT NULL")).toEqual([]);
    });

    test("is sent to the address that replaces that recipient", async () => {
      await outbox().settle(validRequest.id, [refusal, delivered(desk)]);
      await reopen({ recipients: [desk, "new@clinic.example"] });
      const [request] = await outbox().claim(1);
      expect(request?.recipients).toMatchObject([{ address: "new@clinic.example" }]);
      expect(await outbox().settle(validRequest.id, [delivered("new@clinic.example")])).toBe("settled");
    });
  });

  test("a recipient who is put off while another has the request is counted and named after 15 minutes", async () => {
    await reopen({ recipients: [desk, archive] });
    await acceptAndClaim();
    const later = { recipient: archive, outcome: "postponed", dueAt: Date.now() + 60_000 } as const;
    expect(await outbox().settle(validRequest.id, [later, delivered(desk)])).toBe("waiting");
    expect(await outbox().queueState()).toMatchObject({ waiting: 1, undelivered: 0, late: 0, putOff: 0 });
    await setClock(Date.now() + 16 * 60_000);
    expect(await outbox().queueState()).toMatchObject({ waiting: 1, undelivered: 0, late: 0, putOff: 1 });
    expect(await outbox().missing()).toEqual([{ address: archive, refused: 0, putOff: 1 }]);
  });

  test("a settled request has only its id, key, fingerprint, times and states left", async () => {
    await acceptAndClaim({}, "key");
    await outbox().settle(validRequest.id, [delivered(desk)]);
    expect(await outbox().nextDue()).toBeUndefined();
    expect(await query("SELECT content, content_key FROM requests")).toEqual([
      { content: null, content_key: null },
    ]);
    expect(await query("SELECT request_id, event, code FROM audit ORDER BY sequence")).toEqual([
      { request_id: validRequest.id, event: "received", code: null },
      { request_id: validRequest.id, event: "delivered", code: "250" },
    ]);
    await outbox().purge(now - minute);
    expect(await outbox().find("key", validForm)).toBe("same");
    await outbox().purge(now + 1);
    expect(await outbox().find("key", validForm)).toBe("unknown");
  });
});

describe("an outbox in a file", () => {
  const { outbox, folder } = setUpOutbox();

  test("counts a request as late whose time of arrival is in the future", async () => {
    await outbox().accept({ ...validRequest, receivedAt: new Date(Date.now() + minute) });
    expect(await outbox().queueState()).toMatchObject({ waiting: 1, late: 1 });
  });

  test("leaves no journal", async () => {
    await outbox().accept(validRequest, "key");
    await outbox().settle(validRequest.id, [delivered(desk)]);
    expect(await readdir(join(folder().path, "var"))).toEqual(["outbox.db"]);
  });
});
