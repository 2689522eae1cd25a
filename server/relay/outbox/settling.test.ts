import { stores } from "../../testing/outbox";
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

  test.each<[string, RecipientResult[], state: string, states: string[], events: (string | null)[][]]>([
    [
      "one refuses and the other has it",
      [
        { recipient: archive, outcome: "dead", code: 550 },
        { recipient: desk, outcome: "delivered", code: 250 },
      ],
      "refused",
      ["refused", "delivered"],
      [
        ["delivered", "250"],
        ["refused", "550"],
      ],
    ],
    [
      "one has it and the other refuses",
      [
        { recipient: archive, outcome: "delivered", code: 250 },
        { recipient: desk, outcome: "dead", code: 550 },
      ],
      "refused",
      ["delivered", "refused"],
      [
        ["delivered", "250"],
        ["refused", "550"],
      ],
    ],
    [
      "both refuse",
      [
        { recipient: archive, outcome: "dead", code: 550 },
        { recipient: desk, outcome: "dead" },
      ],
      "dead",
      ["dead", "dead"],
      [
        ["refused", "550"],
        ["refused", null],
        ["dead", "550"],
      ],
    ],
    [
      "one is tried again",
      [
        { recipient: archive, outcome: "postponed", dueAt },
        { recipient: desk, outcome: "delivered" },
      ],
      "waiting",
      ["waiting", "delivered"],
      [["delivered", null]],
    ],
  ])("records who has a request when %s", async (_, results, state, states, events) => {
    expect(await outbox().settle(id, results)).toBe(state);
    expect(await query("SELECT state FROM deliveries ORDER BY recipient")).toEqual(
      states.map((each) => ({ state: each })),
    );
    expect(await query("SELECT event, code FROM audit ORDER BY sequence")).toEqual(
      [["received", null], ...events].map(([event, code]) => ({ event, code })),
    );
    expect(onDead.mock.calls).toEqual(state === "dead" ? [[id, 550]] : []);
  });

  test("a purged request leaves no deliveries", async () => {
    await outbox().settle(id, [
      { recipient: archive, outcome: "delivered" },
      { recipient: desk, outcome: "delivered" },
    ]);
    await outbox().purge(Number.MAX_SAFE_INTEGER);
    expect(await query("SELECT * FROM deliveries")).toEqual([]);
    expect(await query("SELECT * FROM requests")).toEqual([]);
  });
});
