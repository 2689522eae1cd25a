import { delivered, stores } from "../../testing/outbox";
import { archive, desk, validRequest } from "../../testing/test-relay";
import type { RecipientResult } from "./outbox";

jest.setTimeout(60_000);

const { id } = validRequest;
const dueAt = validRequest.receivedAt.getTime() + 60_000;

describe.each(stores)("an outbox in %s", (_, setUp) => {
  const { outbox, reopen, query } = setUp();
  const onDead = jest.fn();
  beforeEach(async () => {
    onDead.mockReset();
    await reopen({ recipients: [archive, desk] }, onDead);
    await outbox().accept(validRequest);
    await outbox().claim(1);
  });

  const refuses = (recipient: string, code?: number) => ({ recipient, outcome: "dead", code }) as const;
  const later = { recipient: archive, outcome: "postponed", dueAt } as const;
  const bothKnown = ["received", "delivered 250", "refused 550"];

  test.each<[RecipientResult[], state: string, states: string[], events: string[]]>([
    [[refuses(archive, 550), delivered(desk)], "refused", ["refused", "delivered"], bothKnown],
    [[delivered(archive), refuses(desk, 550)], "refused", ["delivered", "refused"], bothKnown],
    [
      [refuses(archive, 550), refuses(desk)],
      "dead",
      ["dead", "dead"],
      ["received", "refused 550", "refused", "dead 550"],
    ],
    [[later, delivered(desk)], "waiting", ["waiting", "delivered"], ["received", "delivered 250"]],
  ])("records who has a request after %j: it is %s", async (results, state, states, events) => {
    expect(await outbox().settle(id, results)).toBe(state);
    expect(await query("SELECT state FROM deliveries ORDER BY recipient")).toEqual(
      states.map((each) => ({ state: each })),
    );
    const trail = await query("SELECT event, code FROM audit ORDER BY sequence");
    expect(trail.map((entry) => Object.values(entry).filter(Boolean).join(" "))).toEqual(events);
    expect(onDead.mock.calls).toEqual(state === "dead" ? [[id, 550]] : []);
  });

  test("a purged request leaves no deliveries", async () => {
    await outbox().settle(id, [delivered(archive), delivered(desk)]);
    await outbox().purge(Number.MAX_SAFE_INTEGER);
    expect(await query("SELECT * FROM deliveries")).toEqual([]);
    expect(await query("SELECT * FROM requests")).toEqual([]);
  });
});
