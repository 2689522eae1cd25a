import { deadId, setUpOutboxCommand, waitingId, who } from "../testing/outbox-command";
import { archive, desk } from "../testing/test-relay";

jest.setTimeout(60_000);

const { outbox, run, fill, audit } = setUpOutboxCommand();

test("replays a dead request to all, and a waiting one to recipients who have not received it", async () => {
  await fill();
  const { code, output } = await run(["replay", deadId]);
  expect([code, output]).toEqual([
    0,
    `Request ${deadId} is due now for desk@x.example, archive@x.example. A running server sends it within a minute, a stopped one after its next start.\n`,
  ]);
  expect((await run(["replay", waitingId])).output).toContain("is due now for archive@x.example.");
  expect(await outbox().queueState()).toMatchObject({ waiting: 2, dead: 0 });
  const claimed = await outbox().claim(10);
  expect(
    Object.fromEntries(
      claimed.map(({ id, recipients }) => [id, recipients.map(({ address }) => address).sort()]),
    ),
  ).toEqual({
    [deadId]: [archive, desk],
    [waitingId]: [archive],
  });
  expect(claimed.find(({ id }) => id === deadId)?.recipients).toMatchObject([
    { refusals: 0 },
    { refusals: 0 },
  ]);
  expect((await audit()).slice(-2)).toEqual([`replayed ${deadId} ${who}`, `replayed ${waitingId} ${who}`]);
  expect(await run(["replay", deadId])).toMatchObject({
    code: 1,
    errors: expect.stringContaining("is being sent right now"),
  });
});

test("erases a request permanently, and the result of a delivery in progress can still be recorded", async () => {
  await fill();
  expect(await run(["remove", deadId])).toMatchObject({
    code: 2,
    errors: expect.stringContaining("add --yes"),
  });
  await run(["replay", deadId]);
  expect(await outbox().claim(1)).toMatchObject([{ id: deadId }]);
  expect(await run(["remove", deadId, "--yes"])).toEqual({
    code: 0,
    output: `The text of request ${deadId} is erased. It was being sent: that mail may still arrive.\n`,
    errors: "",
  });
  await outbox().settle(deadId, [{ recipient: desk, outcome: "postponed", dueAt: 1 }]);
  expect(await outbox().queueState()).toMatchObject({ waiting: 1, dead: 0 });
  expect((await audit()).at(-1)).toBe(`removed ${deadId} ${who}`);
  expect((await run(["list", "--all"])).output).toContain(" removed ");
  for (const command of ["show", "replay", "remove"])
    expect(await run([command, deadId, ...(command === "remove" ? ["--yes"] : [])])).toMatchObject({
      code: 1,
      errors: expect.stringContaining("erased"),
    });
});
