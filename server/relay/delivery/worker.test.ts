import { text } from "node:stream/consumers";
import { setUpTransport } from "../../testing/delivery";
import { setUpOutbox } from "../../testing/outbox";
import {
  addresses,
  archive,
  createTestLog,
  desk,
  refusal,
  until,
  validRequest,
} from "../../testing/test-relay";
import { deliverAsMail } from "./deliver";
import { startWorker } from "./worker";

jest.setTimeout(30_000);

const recipients = [desk, archive];
const { addCleanup, mailServer, transportTo } = setUpTransport();
const { outbox, reopen } = setUpOutbox();
beforeEach(() => reopen({ recipients }));

const accept = (id: string) => outbox().accept({ ...validRequest, id });
const isEmpty = async () => (await outbox().queueState()).waiting === 0;

/** Starts a worker that sends by SMTP, as the server does. */
function work(url: string) {
  const log = createTestLog();
  const deliver = deliverAsMail(transportTo(url), { ...addresses, to: recipients.join(", ") });
  const worker = startWorker({ outbox: outbox(), deliver, log });
  addCleanup(() => worker.stop());
  return { worker, log };
}

test("delivers requests that are waiting at its start or arrive later, once each, over one connection", async () => {
  const onConnect = jest.fn((_: unknown, done: () => void) => done());
  const server = await mailServer({ onConnect });
  await accept("1");
  const { worker, log } = work(server.url);
  await until(isEmpty);
  await accept("2");
  worker.wake();
  await until(isEmpty);
  expect(server.mails.map(({ messageId }) => messageId)).toEqual(["<1@x.example>", "<2@x.example>"]);
  expect(onConnect).toHaveBeenCalledTimes(1);
  expect(log.lines.map(({ message, requestId }) => [message, requestId])).toEqual(
    ["1", "1", "2", "2"].map((id) => ["delivered", id]),
  );
});

test("a mail that cannot be composed counts as refused, and the next one is sent", async () => {
  const server = await mailServer();
  await accept("1");
  await accept("2");
  jest.spyOn(Intl, "DateTimeFormat").mockImplementationOnce(() => {
    throw new RangeError("no such time");
  });
  const { log } = work(server.url);
  await until(() => log.lines.length === 4);
  const outcomes = log.lines.map(({ message, outcome }) => outcome ?? message);
  expect(outcomes.sort()).toEqual(["delivered", "delivered", "refused", "refused"]);
});

test.each([
  ["back a little", -2_000],
  ["back by a day", -24 * 60 * 60_000],
  ["forward by a day, as after a machine's sleep", 24 * 60 * 60_000],
])("setting the clock %s while a mail is being sent does not send it twice", async (_, change) => {
  const received: string[] = [];
  const now = Date.now.bind(Date);
  const server = await mailServer({
    async onData(stream, _, done) {
      received.push(/^Message-ID: <(.+)@/m.exec(await text(stream))?.[1] ?? "");
      if (received.length === 1) jest.spyOn(Date, "now").mockImplementation(() => now() + change);
      done(null);
    },
  });
  for (const id of ["1", "2", "3"]) await accept(id);
  work(server.url);
  await until(isEmpty);
  expect(received).toEqual(["1", "2", "3"]);
});

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
  expect(server.mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([recipients, recipients]);
});
