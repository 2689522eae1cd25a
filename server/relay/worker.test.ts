/** @jest-environment node */

import { composeMail } from "./mail";
import { type Outbox, openOutbox } from "./outbox";
import { goodRequest, keepLog, makeFolder, startMailServer, until } from "./test-relay";
import { concernsOneMail, smtpTransport } from "./transport";
import { startWorker, type Worker } from "./worker";

jest.setTimeout(30_000);

const addresses = {
  from: "site@x.example",
  to: "desk@x.example",
  host: "x.example",
  timeZone: "America/Anchorage",
};

let folder: Awaited<ReturnType<typeof makeFolder>>;
let outbox: Outbox;
let ending: (() => unknown)[];
beforeEach(async () => {
  folder = await makeFolder();
  outbox = await openOutbox({ url: folder.outboxUrl });
  ending = [];
});
afterEach(async () => {
  for (const end of ending.reverse()) await end();
  outbox.close();
  await folder.remove();
});

/** A worker that sends by SMTP, as the server's does. */
function work(url: string): { worker: Worker; log: ReturnType<typeof keepLog> } {
  const log = keepLog();
  const transport = smtpTransport(url, log);
  const worker = startWorker({
    outbox,
    deliver: async (request) => transport.send(await composeMail(request, addresses)),
    concernsOneMail,
    log,
  });
  ending.push(
    () => transport.close(),
    () => worker.stop(),
  );
  return { worker, log };
}

async function mailServer(options: Parameters<typeof startMailServer>[0] = {}) {
  const server = await startMailServer(options);
  ending.push(server.stop);
  return server;
}

const accept = (id: string) => outbox.accept({ ...goodRequest, id, name: `Ana ${id}` });
const isEmpty = async () => (await outbox.waiting()).waiting === 0;

test("delivers what waits at its start and what comes later, once, over one connection", async () => {
  let connections = 0;
  const server = await mailServer({
    onConnect: (_, done) => {
      connections++;
      done();
    },
  });
  await accept("1");
  const { worker, log } = work(server.url);
  await until(isEmpty);
  await accept("2");
  worker.wake();
  await until(isEmpty);
  expect(server.mails.map(({ messageId }) => messageId)).toEqual(["<1@x.example>", "<2@x.example>"]);
  expect(server.recipients).toEqual([["desk@x.example"], ["desk@x.example"]]);
  expect(connections).toBe(1);
  expect(log.lines.map(({ message, requestId }) => [message, requestId])).toEqual([
    ["delivered", "1"],
    ["delivered", "2"],
  ]);
});

test("goes on trying while the mail server is away", async () => {
  const first = await startMailServer();
  await first.stop();
  await accept("1");
  await accept("2");
  const { log } = work(first.url);
  await until(() => log.lines.length > 0);
  expect(log.lines[0]).toMatchObject({ message: "delivery failed", tries: 1, retryInSeconds: 2 });
  const again = await startMailServer({}, first.port);
  ending.push(again.stop);
  await until(isEmpty);
  expect(again.mails).toHaveLength(2);
});

const refusal = (responseCode: number) => Object.assign(new Error("no"), { responseCode });

test.each<[string, NonNullable<Parameters<typeof startMailServer>[0]>]>([
  ["refuses the sender", { onMailFrom: (_, __, done) => done(refusal(451)) }],
  ["refuses the recipient", { onRcptTo: (_, __, done) => done(refusal(550)) }],
  ["refuses the connection", { onConnect: (_, done) => done(refusal(421)) }],
])("keeps what a mail server has not taken that %s", async (_, options) => {
  const bad = await mailServer(options);
  await accept("1");
  const { log } = work(bad.url);
  await until(() => log.lines.length > 1);
  expect(log.lines.map(({ message }) => message)).not.toContain("delivered");
  expect(await outbox.waiting()).toMatchObject({ waiting: 1 });
});

test("sends a mail again that was cut off in the middle", async () => {
  let cuts = 0;
  const server = await mailServer({
    onData(stream, _, done) {
      stream.resume();
      if (++cuts === 1) server.cutOff();
      else stream.on("end", () => done(null));
    },
  });
  await accept("1");
  work(server.url);
  await until(isEmpty);
  expect(cuts).toBe(2);
});

test("one mail that is refused does not keep the next from coming", async () => {
  const server = await mailServer({
    onData(stream, _, done) {
      let size = 0;
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      stream.on("end", () => done(size > 9_000 ? refusal(554) : null));
    },
  });
  await outbox.accept({ ...goodRequest, id: "1", message: "x".repeat(5_000) });
  await accept("2");
  const { log } = work(server.url);
  await until(() => log.lines.length > 1);
  expect(log.lines).toMatchObject([
    { message: "delivery failed", requestId: "1" },
    { message: "delivered", requestId: "2" },
  ]);
});

test("a mail whose mark failed is marked later, not sent again", async () => {
  const server = await mailServer();
  await accept("1");
  const delivered = outbox.delivered;
  const failing = jest.spyOn(outbox, "delivered").mockRejectedValueOnce(new Error("disk full"));
  const claim = outbox.claim;
  jest.spyOn(outbox, "claim").mockImplementation((now, _, most) => claim(now, now + 240_100, most));
  const { log } = work(server.url);
  await until(() => failing.mock.calls.length > 0);
  await outbox.release("1");
  failing.mockImplementation(delivered);
  await until(isEmpty);
  expect(server.mails).toHaveLength(1);
  expect(log.lines[0]).toMatchObject({ level: "error", message: "the outbox cannot be used" });
});

test("stops after what it is at", async () => {
  let finish: (() => void) | undefined;
  const server = await mailServer({
    onData(stream, _, done) {
      stream.resume();
      stream.on("end", () => {
        finish = () => done(null);
      });
    },
  });
  await accept("1");
  await accept("2");
  const { worker } = work(server.url);
  await until(() => finish !== undefined);
  const stopped = worker.stop();
  finish?.();
  await stopped;
  expect(await outbox.waiting()).toMatchObject({ waiting: 1 });
});
