import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { createClient } from "@libsql/client";
import { delivered, setUpOutbox, validForm } from "../../testing/outbox";
import { archive, desk, validRequest } from "../../testing/test-relay";

const { folder, outbox, reopen } = setUpOutbox();

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
  const answers = await Promise.all([
    outbox().accept(validRequest, "key"),
    outbox().accept({ ...validRequest, id: "2" }, "key"),
    outbox().accept({ ...other, id: "3" }, "key"),
    outbox().accept({ ...validRequest, id: "4" }, "other"),
    outbox().accept({ ...validRequest, id: "5" }),
    outbox().accept({ ...validRequest, id: "6" }),
  ]);
  expect(answers).toEqual(["accepted", "same", "different", "accepted", "accepted", "accepted"]);
  expect(await outbox().find("key", validForm)).toBe("same");
  expect(await outbox().find("key", { ...validForm, name: "Bea" })).toBe("different");
  const ids = (await outbox().claim(10)).map(({ id }) => id);
  expect(ids.sort()).toEqual(["4", "5", "6", validRequest.id]);
});

test("still finds a key and its fingerprint once the request is settled", async () => {
  await outbox().accept(validRequest, "key");
  await outbox().settle(validRequest.id, [delivered(desk)]);
  expect(await outbox().find("key", validForm)).toBe("same");
  expect(await outbox().find("key", { ...validForm, phone: "1" })).toBe("different");
});

test("a claimed request cannot be claimed again until it is released", async () => {
  await outbox().accept(validRequest);
  await outbox().accept({ ...validRequest, id: "2" });
  expect(await outbox().claim(1)).toHaveLength(1);
  expect(await outbox().claim(10)).toMatchObject([{ id: "2" }]);
  expect(await outbox().claim(10)).toEqual([]);
  await outbox().release([validRequest.id]);
  expect(await outbox().claim(10)).toMatchObject([{ id: validRequest.id }]);
});

test("each recipient has a separate state, and the text stays until all have the mail", async () => {
  await reopen({ recipients: [desk, archive] });
  await outbox().accept(validRequest);
  const [claimed] = await outbox().claim(1);
  expect(claimed?.recipients.map(({ address }) => address)).toEqual([desk, archive]);
  const dueAt = Date.now() + 60_000;
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
  expect(await outbox().queueState()).toEqual({ waiting: 0, late: 0, dead: 0, unreadable: 0 });
});

test("counts refusals and records when they started", async () => {
  await outbox().accept(validRequest);
  await outbox().claim(1);
  await outbox().settle(validRequest.id, [{ recipient: desk, outcome: "refused", dueAt: 0, code: 554 }]);
  const [claimed] = await outbox().claim(1);
  expect(claimed?.recipients).toEqual([
    { address: desk, tries: 1, refusals: 1, firstRefusedAt: expect.any(Date) },
  ]);
  expect(Number(claimed?.recipients[0]?.firstRefusedAt)).toBeGreaterThan(Date.now() - 60_000);
});

test("a request that every recipient refused is dead: stored, counted separately, and reported until marked", async () => {
  const onDead = jest.fn();
  await reopen({ recipients: [desk, archive] }, onDead);
  await outbox().accept(validRequest);
  const dead = (recipient: string) => ({ recipient, outcome: "dead", code: 554 }) as const;
  expect(await outbox().settle(validRequest.id, [dead(desk)])).toBe("waiting");
  expect(onDead).not.toHaveBeenCalled();
  expect(await outbox().settle(validRequest.id, [dead(archive)])).toBe("dead");
  expect(onDead.mock.calls).toEqual([[validRequest.id, 554]]);
  expect(await outbox().queueState()).toEqual({ waiting: 0, late: 0, dead: 1, unreadable: 0 });
  expect(await outbox().claim(1)).toEqual([]);
  await outbox().purge(Number.MAX_SAFE_INTEGER);
  await reopen({ recipients: [desk, archive] });
  expect(await outbox().unreportedDead()).toEqual([{ id: validRequest.id, code: 554 }]);
  await outbox().markReported(validRequest.id);
  expect(await outbox().unreportedDead()).toEqual([]);
  expect(await outbox().queueState()).toMatchObject({ dead: 1 });
});

test("a request that one recipient refuses permanently is settled once the other has it", async () => {
  await reopen({ recipients: [desk, archive] });
  await outbox().accept(validRequest);
  const results = [{ recipient: archive, outcome: "dead", code: 550 } as const, delivered(desk)];
  expect(await outbox().settle(validRequest.id, results)).toBe("settled");
  expect(await outbox().queueState()).toMatchObject({ waiting: 0, dead: 0 });
});

test("a settled request has only its id, key, fingerprint, times and states left", async () => {
  await outbox().accept(validRequest, "key");
  await outbox().settle(validRequest.id, [delivered(desk)]);
  expect(await readdir(join(folder().path, "var"))).toEqual(["outbox.db"]);
  expect(await outbox().nextDue()).toBeUndefined();
  const reader = createClient({ url: folder().outboxUrl });
  const { rows } = await reader.execute("SELECT content, content_key FROM requests");
  expect(rows).toEqual([{ content: null, content_key: null }]);
  const trail = await reader.execute("SELECT request_id, event, code FROM audit");
  expect(trail.rows).toEqual([
    { request_id: validRequest.id, event: "received", code: null },
    { request_id: validRequest.id, event: "delivered", code: "250" },
  ]);
  reader.close();
  await outbox().purge(Date.now() - 60_000);
  expect(await outbox().find("key", validForm)).toBe("same");
  await outbox().purge(Date.now() + 1);
  expect(await outbox().find("key", validForm)).toBe("unknown");
});

test("purging never deletes a waiting request", async () => {
  await outbox().accept(validRequest, "key");
  await outbox().purge(Number.MAX_SAFE_INTEGER);
  expect(await outbox().find("key", validForm)).toBe("same");
});

test("counts waiting, late, received and delivered requests", async () => {
  expect(await outbox().queueState()).toEqual({ waiting: 0, late: 0, dead: 0, unreadable: 0 });
  const now = Date.now();
  const accept = (id: string, at: number) =>
    outbox().accept({ ...validRequest, id, receivedAt: new Date(at) });
  await accept("new", now - 60_000);
  await accept("old", now - 16 * 60_000);
  await accept("from the future", now + 60_000);
  await accept("done", 0);
  await outbox().settle("done", [delivered(desk)]);
  expect(await outbox().queueState()).toEqual({
    ...{ waiting: 3, late: 2, dead: 0, unreadable: 0 },
    oldest: new Date(now - 16 * 60_000),
  });
  expect(await outbox().traffic(now - 60_000)).toEqual({ received: 2, delivered: 1 });
  expect(await outbox().traffic(0)).toEqual({ received: 4, delivered: 1 });
  await outbox().settle("new", [delivered(desk)]);
  const operator = createClient({ url: folder().outboxUrl });
  await operator.execute("INSERT INTO audit (at, request_id, event) VALUES (0, 'new', 'removed')");
  operator.close();
  expect(await outbox().traffic(0)).toEqual({ received: 4, delivered: 1 });
});
