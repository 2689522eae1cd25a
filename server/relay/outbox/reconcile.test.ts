import { delivered, stores } from "../../testing/outbox";
import { archive, createTestLog, desk, firstKey, secondKey, validRequest } from "../../testing/test-relay";
import type { RecipientResult } from "./outbox";

jest.setTimeout(60_000);

const third = "third@x.example";
const { id } = validRequest;

describe.each(stores)("an outbox in %s", (_, setUp) => {
  const { outbox, reopen, query } = setUp();

  const refused = (recipient: string) => ({ recipient, outcome: "dead", code: 550 }) as const;
  const putOff = (recipient: string) => ({ recipient, outcome: "postponed", dueAt: 0 }) as const;

  test.each<[string, RecipientResult[], after: string[], to: string[]]>([
    ["put off for one goes to a replacement", [delivered(archive), putOff(third)], [desk, archive], [desk]],
    ["refused for one goes to a replacement", [delivered(archive), refused(third)], [desk, archive], [desk]],
    ["that a former recipient has waits for the other", [delivered(third), putOff(desk)], [desk], [desk]],
    ["that is dead goes to a new address", [refused(third)], [desk], [desk]],
    ["put off for one is settled without it", [delivered(desk), putOff(third)], [desk], []],
    ["refused for one is settled without it", [delivered(desk), refused(third)], [desk], []],
    ["that is settled is not sent to a new address", [delivered(desk)], [desk, archive], []],
  ])("when MAIL_TO changes, a request %s", async (_, results, recipients, to) => {
    await reopen({ recipients: results.map(({ recipient }) => recipient) });
    await outbox().accept(validRequest);
    await outbox().claim(1);
    await outbox().settle(id, results);
    await outbox().markReported(id);
    await reopen({ recipients });
    expect(await outbox().queueState()).toMatchObject({ waiting: to.length, dead: 0, refused: 0 });
    expect(await query("SELECT id FROM requests WHERE content IS NOT NULL")).toHaveLength(to.length);
    const claimed = await outbox().claim(1);
    expect(claimed.flatMap((one) => one.recipients.map(({ address }) => address))).toEqual(to);
    for (const { isDeliveredToAny } of claimed)
      expect(isDeliveredToAny).toBe(results.some(({ outcome }) => outcome === "delivered"));
    if (to.length > 0) expect(await outbox().settle(id, to.map(delivered))).toBe("settled");
  });

  test("keys can be rotated: waiting requests are re-encrypted with the first key", async () => {
    // Together, so that they share transactions.
    const requests = Array.from({ length: 250 }, (_, number) => ({ ...validRequest, id: `${number}` }));
    await Promise.all(requests.map((request) => outbox().accept(request)));
    const log = createTestLog();
    await reopen({ keys: [secondKey, firstKey] }, undefined, log);
    expect(log.lines.filter(({ level }) => level !== "warn")).toMatchObject([{ level: "info" }]);
    await reopen({ keys: [secondKey] });
    expect(await outbox().queueState()).toMatchObject({ waiting: 250, unreadable: 0 });
    expect(await outbox().claim(1_000)).toHaveLength(250);
  });

  test.each([
    ["an unknown key", secondKey],
    ["another key of the same id", { ...secondKey, id: firstKey.id }],
  ])("with %s, a request is reported and held until its key is back, blocking no other", async (_, wrong) => {
    await outbox().accept(validRequest, "key");
    const log = createTestLog();
    await reopen({ keys: [wrong] }, undefined, log);
    expect(log.lines.filter(({ level }) => level === "error")).toEqual([
      {
        level: "error",
        message: expect.stringMatching(/^content_key first\.[0-9a-f]{8} is not in OUTBOX_KEYS/),
        requests: 1,
      },
    ]);
    expect(await outbox().nextDue()).toBeUndefined();
    await outbox().accept({ ...validRequest, id: "2" });
    expect((await outbox().claim(10)).map((one) => one.id)).toEqual(["2"]);
    expect(await outbox().queueState()).toMatchObject({ waiting: 2, dead: 0, unreadable: 1 });
    // Its fingerprint cannot be compared, so the request counts as the same.
    expect(await outbox().accept({ ...validRequest, id: "3" }, "key")).toBe("same");
    await outbox().release(["2"]);
    await reopen({ keys: [wrong, firstKey] });
    expect(await outbox().queueState()).toMatchObject({ waiting: 2, unreadable: 0 });
    expect(await outbox().claim(10)).toHaveLength(2);
  });

  test("a damaged request stays stored even if another recipient has the mail", async () => {
    const recipients = [desk, archive];
    /** Makes a text unreadable, and the next time readable again. */
    const damage = () => query("UPDATE requests SET content = body_mac, body_mac = content");
    await reopen({ recipients });
    await outbox().accept(validRequest);
    await outbox().claim(1);
    await outbox().settle(id, [delivered(desk), putOff(archive)]);
    await damage();
    await reopen({ recipients });
    expect(await outbox().claim(1)).toEqual([]);
    expect(await outbox().queueState()).toMatchObject({ waiting: 0, dead: 1 });
    await damage();
    await reopen({ recipients: [...recipients, third] });
    const { message } = validRequest;
    expect(await outbox().claim(1)).toMatchObject([{ message, recipients: [{ address: third }] }]);
  });
});
