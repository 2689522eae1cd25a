import { empty } from "../../testing/health";
import { delivered, stores } from "../../testing/outbox";
import { archive, desk, validRequest } from "../../testing/test-relay";
import type { RecipientResult } from "./outbox";

jest.setTimeout(60_000);

const { id } = validRequest;
const now = validRequest.receivedAt.getTime();
const minute = 60_000;
const dueAt = now + minute;

describe.each(stores)("an outbox in %s", (_, setUp) => {
  const { outbox, reopen, setClock, query } = setUp();
  const recipients = [archive, desk];
  const onDead = jest.fn();
  beforeEach(async () => {
    onDead.mockReset();
    await reopen({ recipients }, onDead);
    await outbox().accept(validRequest);
    await outbox().claim(1);
  });

  const refuses = (recipient: string, code?: number) => ({ recipient, outcome: "dead", code }) as const;
  const later = { recipient: archive, outcome: "postponed", dueAt } as const;
  const bothKnown = ["received", "delivered 250", "refused 550"];

  test.each<[RecipientResult[][], state: string, states: string[], events: string[]]>([
    [[[refuses(archive, 550), delivered(desk)]], "refused", ["refused", "delivered"], bothKnown],
    [[[delivered(archive), refuses(desk, 550)]], "refused", ["delivered", "refused"], bothKnown],
    [[[delivered(archive)], [refuses(desk, 550)]], "refused", ["delivered", "refused"], bothKnown],
    [
      [[refuses(archive, 550)], [delivered(desk)]],
      "refused",
      ["dead", "delivered"],
      ["received", "refused 550", "delivered 250"],
    ],
    [
      [[refuses(archive)], [refuses(desk, 550)]],
      "dead",
      ["dead", "dead"],
      ["received", "refused", "refused 550", "dead 550"],
    ],
    [
      [[refuses(archive, 550), refuses(desk)]],
      "dead",
      ["dead", "dead"],
      ["received", "refused 550", "refused", "dead 550"],
    ],
    [[[later, delivered(desk)]], "waiting", ["waiting", "delivered"], ["received", "delivered 250"]],
  ])("keeps who has a request after %j: it is %s", async (rounds, state, states, events) => {
    for (const [index, results] of rounds.entries()) {
      const isLast = index === rounds.length - 1;
      expect(await outbox().settle(id, results)).toBe(isLast ? state : "waiting");
      expect(onDead.mock.calls).toEqual(isLast && state === "dead" ? [[id, 550]] : []);
    }
    await outbox().purge(Number.MAX_SAFE_INTEGER);
    await reopen({ recipients });
    expect(await query("SELECT state FROM deliveries ORDER BY recipient")).toEqual(
      states.map((each) => ({ state: each })),
    );
    const trail = await query("SELECT event, code FROM audit ORDER BY sequence");
    expect(trail.map((entry) => Object.values(entry).filter(Boolean).join(" "))).toEqual(events);
    expect(await query("SELECT id FROM requests WHERE content IS NOT NULL")).toHaveLength(1);
    expect(await outbox().missing()).toEqual(
      recipients
        .filter((_, index) => state === "refused" && states[index] !== "delivered")
        .map((address) => ({ address, refused: 1, putOff: 0 })),
    );
    expect(await outbox().traffic(0)).toEqual({ received: 1, delivered: 0 });
    expect(await outbox().unreportedDead()).toEqual(state === "dead" ? [{ id, code: 550 }] : []);
  });

  test("a dead request is reported until that is recorded, and counted until a person acts", async () => {
    await outbox().settle(id, [refuses(archive, 554), refuses(desk, 554)]);
    for (let look = 0; look < 2; look++) expect(await outbox().unreportedDead()).toEqual([{ id, code: 554 }]);
    await outbox().markReported(id);
    expect(await outbox().unreportedDead()).toEqual([]);
    expect(await outbox().queueState()).toEqual({ ...empty, dead: 1 });
  });

  test.each<[string, RecipientResult[]]>([
    ["one recipient has", [delivered(desk)]],
    ["one recipient has, and another one was refused", [delivered(desk), refuses("third@x.example", 550)]],
  ])("a damaged request that %s is not reported with a mail server's code", async (_, results) => {
    await reopen({ recipients: [...recipients, "third@x.example"] }, onDead);
    await outbox().accept({ ...validRequest, id: "2" });
    await outbox().claim(10);
    await outbox().settle("2", [...results, { ...later, dueAt: now, code: 451 }]);
    await query("UPDATE requests SET content = NULL WHERE id = '2'");
    await setClock(now + 60 * minute);
    await outbox().claim(10);
    expect(onDead.mock.calls).toEqual([["2", undefined]]);
    expect(await outbox().unreportedDead()).toEqual([{ id: "2" }]);
  });

  test("counts refusals, records when they started, and names who misses a request for 15 minutes", async () => {
    await outbox().settle(id, [delivered(desk), { ...later, outcome: "refused", code: 554 }]);
    await setClock(now + 14 * minute);
    expect(await outbox().missing()).toEqual([]);
    await setClock(now + 16 * minute);
    expect(await outbox().missing()).toEqual([{ address: archive, refused: 0, putOff: 1 }]);
    const [claimed] = await outbox().claim(1);
    expect(claimed?.recipients).toEqual([
      { address: archive, tries: 1, refusals: 1, firstRefusedAt: new Date(now) },
    ]);
  });
});
