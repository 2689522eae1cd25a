import { desk, refusal, startMailServer, until } from "../../testing/test-relay";
import { type MailServerOptions, setUpWorker } from "../../testing/worker";
import { backoffMs } from "./backoff";

jest.mock("./backoff", () => {
  const actual = jest.requireActual<typeof import("./backoff")>("./backoff");
  return { ...actual, backoffMs: jest.fn(actual.backoffMs) };
});

jest.setTimeout(30_000);

const { outbox, accept, isEmpty, addCleanup, mailServer, work } = setUpWorker();

test("delivers requests that are waiting at its start or arrive later, once each, over one connection", async () => {
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

test("retries while the mail server is unreachable", async () => {
  const first = await startMailServer();
  await first.stop();
  await accept("1");
  await accept("2");
  const { log } = work(first.url);
  await until(() => log.lines.length > 0);
  expect(log.lines[0]).toMatchObject({ message: "delivery failed", outcome: "postponed", retryInSeconds: 2 });
  const second = await startMailServer({}, first.port);
  addCleanup(second.stop);
  await until(isEmpty);
  expect(second.mails).toHaveLength(2);
});

test.each<[string, MailServerOptions, string]>([
  ["refuses the sender", { onMailFrom: (_, __, done) => done(refusal(451)) }, "postponed"],
  ["refuses the sender permanently", { onMailFrom: (_, __, done) => done(refusal(550)) }, "refused"],
  ["refuses the recipient", { onRcptTo: (_, __, done) => done(refusal(450)) }, "postponed"],
  ["refuses the recipient permanently", { onRcptTo: (_, __, done) => done(refusal(550)) }, "refused"],
  ["refuses the connection", { onConnect: (_, done) => done(refusal(421)) }, "postponed"],
])(
  "keeps requests waiting when the mail server %s, and does not try the next one at once",
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
    expect(await outbox().queueState()).toMatchObject({ waiting: 2 });
  },
);

test("occasional failures of the mail server do not increase the backoff", async () => {
  const backoff = jest.mocked(backoffMs).mockClear();
  const failures = [1, 1, 1, 1, 1, 1];
  for (const _ of failures) backoff.mockReturnValueOnce(1);
  let tries = 0;
  const server = await mailServer({
    onMailFrom: (_, __, done) => done([2, 4, 6].includes(++tries) ? refusal(421) : null),
  });
  for (const id of ["1", "2", "3", "4", "5", "6"]) await accept(id);
  work(server.url);
  await until(isEmpty);
  expect(server.mails).toHaveLength(6);
  expect(backoff.mock.calls.map(([count]) => count)).toEqual(failures);
});

test("resends a mail whose connection was dropped in the middle", async () => {
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

test("a refused mail does not block the next one", async () => {
  const server = await mailServer({
    onData(stream, _, done) {
      let size = 0;
      stream.on("data", (chunk: Buffer) => {
        size += chunk.length;
      });
      stream.on("end", () => done(size > 9_000 ? refusal(554) : null));
    },
  });
  await accept("1", { message: "x".repeat(5_000) });
  await accept("2");
  const { log } = work(server.url);
  await until(() => log.lines.length > 1);
  expect(log.lines).toMatchObject([
    { message: "delivery failed", requestId: "1", outcome: "refused", code: 554, retryInSeconds: 300 },
    { message: "delivered", requestId: "2" },
  ]);
});

test("a mail that cannot be composed counts as refused, and the next one is sent", async () => {
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

test("a mail whose result could not be recorded is recorded later, not resent, and does not block others", async () => {
  const server = await mailServer();
  for (const id of ["1", "2", "3"]) await accept(id);
  const { settle } = outbox();
  let failures = 2;
  jest.spyOn(outbox(), "settle").mockImplementation(async (...args) => {
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

test("stop() finishes the current mail and releases all claims", async () => {
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
  expect(await outbox().queueState()).toMatchObject({ waiting: 1 });
  expect(await outbox().claim(2)).toMatchObject([{ id: "2" }]);
});
