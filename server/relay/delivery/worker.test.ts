import { text } from "node:stream/consumers";
import { desk, refusal, until } from "../../testing/test-relay";
import { setUpWorker } from "../../testing/worker";
import { backoffMs } from "./backoff";

jest.mock("./backoff", () => {
  const actual = jest.requireActual<typeof import("./backoff")>("./backoff");
  return { ...actual, backoffMs: jest.fn(actual.backoffMs) };
});

jest.setTimeout(30_000);

const { accept, isEmpty, mailServer, work } = setUpWorker();

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
    async onData(stream, _, done) {
      done((await text(stream)).length > 9_000 ? refusal(554) : null);
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
