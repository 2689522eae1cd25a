import { empty } from "../../testing/health";
import { delivered, stores, validForm } from "../../testing/outbox";
import { desk, validRequest } from "../../testing/test-relay";

jest.setTimeout(60_000);

const now = validRequest.receivedAt.getTime();
const minute = 60_000;

describe.each(stores)("an outbox in %s", (_, setUp) => {
  const { outbox, setClock } = setUp();

  /** Accepts a request and claims it, without which no result can be recorded. */
  async function acceptAndClaim(changes = {}, key?: string): Promise<void> {
    await outbox().accept({ ...validRequest, ...changes }, key);
    await outbox().claim(10);
  }

  test("purging never deletes a waiting request", async () => {
    await outbox().accept(validRequest, "key");
    await outbox().purge(Number.MAX_SAFE_INTEGER);
    expect(await outbox().find("key", validForm)).toBe("same");
  });

  test("counts waiting, late, received and delivered requests", async () => {
    expect(await outbox().queueState()).toEqual(empty);
    for (const [id, age] of [
      ["done", 100],
      ["old", 16],
      ["new", 1],
    ] as const) {
      await setClock(now - age * minute);
      await acceptAndClaim({ id, receivedAt: new Date(Date.now()) });
    }
    await outbox().settle("done", [delivered(desk)]);
    await setClock(now);
    expect(await outbox().queueState()).toEqual({
      ...{ ...empty, waiting: 2, undelivered: 2, late: 1 },
      oldest: new Date(now - 16 * minute),
    });
    expect(await outbox().traffic(now - minute)).toEqual({ received: 1, delivered: 1 });
    expect(await outbox().traffic(0)).toEqual({ received: 3, delivered: 1 });
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

  test("a probe succeeds", () => expect(outbox().probe()).resolves.toBeUndefined());
});
