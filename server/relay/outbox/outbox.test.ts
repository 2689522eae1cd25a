import { delivered, stores, validForm } from "../../testing/outbox";
import { desk, validRequest } from "../../testing/test-relay";

jest.setTimeout(60_000);

const now = validRequest.receivedAt.getTime();
const minute = 60_000;

describe.each(stores)("an outbox in %s", (_, setUp) => {
  const { outbox, reopen, setClock, query } = setUp();

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

  test("a settled request has only its id, key, fingerprint, times and states left, until it is purged", async () => {
    await outbox().accept(validRequest, "key");
    await outbox().claim(1);
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
    expect(await outbox().find("key", { ...validForm, phone: "1" })).toBe("different");
    await outbox().purge(now + 1);
    expect(await outbox().find("key", validForm)).toBe("unknown");
    expect(await query("SELECT * FROM deliveries")).toEqual([]);
  });

  test("counts requests received and delivered since a time", async () => {
    for (const [id, age] of Object.entries({ old: 16, new: 1 })) {
      await setClock(now - age * minute);
      await outbox().accept({ ...validRequest, id, receivedAt: new Date(Date.now()) });
      await outbox().claim(1);
    }
    await setClock(now);
    await outbox().settle("old", [delivered(desk)]);
    expect(await outbox().traffic(now - minute)).toEqual({ received: 1, delivered: 1 });
    expect(await outbox().traffic(0)).toEqual({ received: 2, delivered: 1 });
  });

  test("the summary of a day is claimed once, until it is released", async () => {
    expect(await outbox().hasSummaries()).toBe(false);
    expect(await outbox().claimSummary("2026-11-20")).toBe(true);
    expect(await outbox().claimSummary("2026-11-20")).toBe(false);
    await outbox().releaseSummary("2026-11-20");
    expect(await outbox().claimSummary("2026-11-20")).toBe(true);
    await outbox().markSummarySent("2026-11-20");
    await outbox().releaseSummary("2026-11-20");
    expect(await outbox().claimSummary("2026-11-20")).toBe(false);
    expect(await outbox().hasSummaries()).toBe(true);
  });
});
