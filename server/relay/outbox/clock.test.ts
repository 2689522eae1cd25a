import { leases, stores } from "../../testing/outbox";
import { desk, validRequest } from "../../testing/test-relay";

jest.setTimeout(60_000);

const now = validRequest.receivedAt.getTime();
const [minute, hour, day] = [60_000, 3_600_000, 24 * 3_600_000];

describe.each(stores)("an outbox in %s", (name, setUp) => {
  const { outbox, setClock } = setUp();
  const claimedIds = async (most = 10) => (await outbox().claim(most)).map(({ id }) => id);

  test("a claim ends with its lease, and not a millisecond earlier", async () => {
    await outbox().accept(validRequest);
    expect(await claimedIds()).toEqual([validRequest.id]);
    await setClock(now + leases[name] - 1);
    expect(await claimedIds()).toEqual([]);
    expect(await outbox().nextDue()).toBe(now + leases[name]);
    await setClock(now + leases[name]);
    // It comes after what is due now.
    expect(await claimedIds()).toEqual([]);
    await setClock(now + leases[name] + 1);
    expect(await claimedIds()).toEqual([validRequest.id]);
  });

  test("setting the clock back a second time does not delay a request by its earlier backoff", async () => {
    await setClock(now + day);
    for (const id of ["1", "2"]) await outbox().accept({ ...validRequest, id });
    for (const { id } of await outbox().claim(10)) {
      const dueAt = now + day + 17 * hour;
      await outbox().settle(id, [{ recipient: desk, outcome: "refused", dueAt }]);
    }
    // Both are due now, and one of them is claimed.
    await setClock(now);
    const first = await claimedIds(1);
    await setClock(now - minute);
    expect(await outbox().nextDue()).toBeLessThanOrEqual(now - minute);
    const other = first[0] === "1" ? "2" : "1";
    expect(await claimedIds()).toContain(other);
  });
});
