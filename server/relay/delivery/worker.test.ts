/** @jest-environment node */
import type { Outbox } from "../outbox/outbox";
import {
  archive,
  desk,
  goodRequest,
  keepLog,
  makeFolder,
  openTestOutbox,
  refusal,
  startMailServer,
  until,
} from "../test-relay";
import { deliverAsMail } from "./deliver";
import { smtpTransport } from "./transport";
import { startWorker, type Worker } from "./worker";

jest.setTimeout(30_000);

type MailServerOptions = NonNullable<Parameters<typeof startMailServer>[0]>;

let folder: Awaited<ReturnType<typeof makeFolder>>;
let outbox: Outbox;
let ending: (() => unknown)[];
beforeEach(async () => {
  folder = await makeFolder();
  outbox = await openTestOutbox(folder.outboxUrl);
  ending = [];
});
afterEach(async () => {
  jest.restoreAllMocks();
  for (const end of ending.reverse()) await end();
  outbox.close();
  await folder.remove();
});

/** A worker that sends by SMTP, as the server's does. */
function work(url: string, to = desk): { worker: Worker; log: ReturnType<typeof keepLog> } {
  const log = keepLog();
  const transport = smtpTransport({ url, tls: "optional", bounces: "site@x.example" });
  const addresses = { from: "site@x.example", to, host: "x.example", timeZone: "America/Anchorage" };
  const worker = startWorker({ outbox, deliver: deliverAsMail(transport, addresses), log });
  ending.push(
    () => transport.close(),
    () => worker.stop(),
  );
  return { worker, log };
}

async function mailServer(options: MailServerOptions = {}) {
  const server = await startMailServer(options);
  ending.push(server.stop);
  return server;
}

async function forTwo(): Promise<void> {
  outbox.close();
  outbox = await openTestOutbox(folder.outboxUrl, { recipients: [desk, archive] });
}

const accept = (id: string) => outbox.accept({ ...goodRequest, id, name: `Ana ${id}` });
const isEmpty = async () => (await outbox.standing()).waiting === 0;

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
  expect(server.recipients).toEqual([[desk], [desk]]);
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
  expect(log.lines[0]).toMatchObject({ message: "delivery failed", outcome: "postponed", retryInSeconds: 2 });
  const again = await startMailServer({}, first.port);
  ending.push(again.stop);
  await until(isEmpty);
  expect(again.mails).toHaveLength(2);
});

test.each<[string, MailServerOptions, string]>([
  ["refuses the sender", { onMailFrom: (_, __, done) => done(refusal(451)) }, "postponed"],
  ["refuses the sender for good", { onMailFrom: (_, __, done) => done(refusal(550)) }, "refused"],
  ["refuses the recipient", { onRcptTo: (_, __, done) => done(refusal(450)) }, "postponed"],
  ["refuses the recipient for good", { onRcptTo: (_, __, done) => done(refusal(550)) }, "refused"],
  ["refuses the connection", { onConnect: (_, done) => done(refusal(421)) }, "postponed"],
])(
  "keeps what a mail server has not taken that %s, and does not press the next on it",
  async (_, options, outcome) => {
    const bad = await mailServer(options);
    await accept("1");
    await accept("2");
    const { log } = work(bad.url);
    await until(() => log.lines.length > 1);
    expect(log.lines).toMatchObject([
      { message: "delivery failed", requestId: "1", outcome },
      { message: "delivery failed" },
    ]);
    expect(await outbox.standing()).toMatchObject({ waiting: 2 });
  },
);

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
    { message: "delivery failed", requestId: "1", outcome: "refused", code: 554, retryInSeconds: 300 },
    { message: "delivered", requestId: "2" },
  ]);
});

test("a recipient who is refused for now gets the mail later, and the other one once", async () => {
  await forTwo();
  let isGreylisting = true;
  const server = await mailServer({
    onRcptTo: ({ address }, _, done) => done(address === desk && isGreylisting ? refusal(450) : null),
  });
  await accept("1");
  const { log } = work(server.url, `Front desk <${desk}>, ${archive}`);
  await until(() => log.lines.length > 1);
  expect(await outbox.standing()).toMatchObject({ waiting: 1 });
  isGreylisting = false;
  await until(isEmpty);
  expect(server.recipients).toEqual([[archive], [desk]]);
  // Both read whom it is for, and one Message-ID.
  expect(server.mails.map(({ messageId }) => messageId)).toEqual(["<1@x.example>", "<1@x.example>"]);
  expect(server.mails.map(({ to }) => to?.map(({ address }) => address))).toEqual([
    [desk, archive],
    [desk, archive],
  ]);
});

test("a recipient who is refused for good while another gets the mail is given up, loudly", async () => {
  await forTwo();
  const server = await mailServer({
    onRcptTo: ({ address }, _, done) => done(address === archive ? refusal(550) : null),
  });
  await accept("1");
  const { log } = work(server.url, `${desk}, ${archive}`);
  await until(isEmpty);
  expect(server.recipients).toEqual([[desk]]);
  expect(log.lines).toMatchObject([
    { level: "info", message: "delivered", requestId: "1" },
    { level: "error", message: expect.stringContaining("refused for good"), requestId: "1", code: 550 },
  ]);
});

test("one recipient's full mailbox keeps no request from the others", async () => {
  await forTwo();
  const server = await mailServer({
    onRcptTo: ({ address }, _, done) => done(address === archive ? refusal(452) : null),
  });
  const ids = ["1", "2", "3", "4"];
  for (const id of ids) await accept(id);
  work(server.url, `${desk}, ${archive}`);
  await until(() => server.mails.length === ids.length);
  expect(server.mails.map(({ messageId }) => messageId)).toEqual(ids.map((id) => `<${id}@x.example>`));
});

test("a mail that cannot be written counts as refused, and the next goes out", async () => {
  const server = await mailServer();
  await accept("1");
  await accept("2");
  jest.spyOn(Intl, "DateTimeFormat").mockImplementationOnce(() => {
    throw new RangeError("no such time");
  });
  const { log } = work(server.url);
  await until(() => log.lines.length > 1);
  expect(log.lines.map(({ message, outcome }) => outcome ?? message).sort()).toEqual([
    "delivered",
    "refused",
  ]);
});

test("a mail whose mark failed is marked later, not sent again, and holds up no other", async () => {
  const server = await mailServer();
  for (const id of ["1", "2", "3"]) await accept(id);
  const { settle } = outbox;
  let failures = 2;
  jest.spyOn(outbox, "settle").mockImplementation(async (...args) => {
    if (args[0] === "1" && failures-- > 0) throw new Error("disk full");
    return settle(...args);
  });
  const { log } = work(server.url);
  await until(isEmpty);
  expect(server.mails.map(({ messageId }) => messageId)).toEqual([1, 2, 3].map((id) => `<${id}@x.example>`));
  expect(log.lines.filter(({ level }) => level === "error")).toMatchObject([
    { message: "the outbox cannot be used" },
    { message: "the outbox cannot be used" },
  ]);
});

test("stops after what it is at, and leaves nothing claimed", async () => {
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
  expect(await outbox.standing()).toMatchObject({ waiting: 1 });
  expect(await outbox.claim(2)).toMatchObject([{ id: "2" }]);
});
