import { archive, desk, refusal, until } from "../../testing/test-relay";
import { setUpWorker } from "../../testing/worker";

jest.setTimeout(30_000);

const { outbox, accept, isEmpty, mailServer, work } = setUpWorker([desk, archive]);

test("a recipient with a temporary failure gets the mail later, and the other recipient gets it once", async () => {
  let isGreylisting = true;
  const server = await mailServer({
    onRcptTo: ({ address }, _, done) => done(address === desk && isGreylisting ? refusal(450) : null),
  });
  await accept("1");
  const { log } = work(server.url);
  await until(() => log.lines.length > 1);
  expect(await outbox().queueState()).toMatchObject({ waiting: 1 });
  isGreylisting = false;
  await until(isEmpty);
  expect(server.recipients).toEqual([[archive], [desk]]);
  // Both mails have the same To header and Message-ID.
  expect(server.mails.map(({ messageId }) => messageId)).toEqual(["<1@x.example>", "<1@x.example>"]);
  expect(server.mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([
    [desk, archive],
    [desk, archive],
  ]);
});

test("one recipient's full mailbox does not delay requests for the others", async () => {
  const server = await mailServer({
    onRcptTo: ({ address }, _, done) => done(address === archive ? refusal(452) : null),
  });
  const ids = ["1", "2", "3", "4"];
  for (const id of ids) await accept(id);
  work(server.url);
  await until(() => server.mails.length === ids.length);
  expect(server.mails.map(({ messageId }) => messageId)).toEqual(ids.map((id) => `<${id}@x.example>`));
});
