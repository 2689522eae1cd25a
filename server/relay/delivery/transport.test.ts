/** @jest-environment node */
import { Socket } from "node:net";
import type { SMTPServerOptions } from "smtp-server";
import { archive, desk, refusal, startMailServer } from "../test-relay";
import { type SmtpSettings, smtpTransport } from "./transport";

jest.setTimeout(20_000);

const mail = {
  from: "site@x.example",
  to: `Desk <${desk}>, ${archive}`,
  subject: "Hi",
  text: "My son walks on his toes.",
};

let ending: (() => unknown)[] = [];
afterEach(async () => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const end of ending.reverse()) await end();
  ending = [];
});

async function mailServer(options: SMTPServerOptions = {}) {
  const server = await startMailServer(options);
  ending.push(server.stop);
  return server;
}

function transportTo(url: string, settings: Partial<SmtpSettings> = {}) {
  const transport = smtpTransport({ url, tls: "optional", bounces: "bounces@x.example", ...settings });
  ending.push(transport.close);
  return transport;
}

const send = (url: string, settings?: Partial<SmtpSettings>, recipients = [desk, archive]) =>
  transportTo(url, settings).send(mail, recipients, "id-1");

test("asks each recipient who is due, in one transaction, under the sender for bounces", async () => {
  const envelopes: unknown[] = [];
  const server = await mailServer({
    onMailFrom: ({ address }, _, done) => {
      envelopes.push(address);
      done();
    },
  });
  const { replies, isServerFine } = await send(server.url, {}, [archive]);
  expect(replies).toEqual([{ recipient: archive, kind: "accepted", code: 250, isPersonal: false }]);
  expect(isServerFine).toBe(true);
  expect(envelopes).toEqual(["bounces@x.example"]);
  expect(server.recipients).toEqual([[archive]]);
  expect(server.mails[0]).toMatchObject({
    from: { address: "site@x.example" },
    to: [{ address: desk }, { address: archive }],
  });
});

const personal = { isPersonal: true };
const general = { isPersonal: false };

test.each<[string, SMTPServerOptions, object[], boolean]>([
  [
    "one recipient for now",
    { onRcptTo: ({ address }, _, done) => done(address === desk ? refusal(450) : null) },
    [
      { recipient: desk, kind: "temporary", code: 450, ...personal },
      { recipient: archive, kind: "accepted", code: 250, ...general },
    ],
    true,
  ],
  [
    "one recipient for good",
    { onRcptTo: ({ address }, _, done) => done(address === desk ? refusal(550) : null) },
    [
      { recipient: desk, kind: "permanent", code: 550, ...personal },
      { recipient: archive, kind: "accepted", code: 250, ...general },
    ],
    true,
  ],
  [
    "all recipients, each in its way",
    { onRcptTo: ({ address }, _, done) => done(refusal(address === desk ? 550 : 451)) },
    [
      { recipient: desk, kind: "permanent", code: 550, ...personal },
      { recipient: archive, kind: "temporary", code: 451, ...personal },
    ],
    true,
  ],
  ["the text for good", { onData: refuseData(554) }, both("permanent", 554), true],
  ["the text for now", { onData: refuseData(451) }, both("temporary", 451), true],
  ["the text as it goes away", { onData: refuseData(421) }, both("temporary", 421), false],
  ["the sender for good", { onMailFrom: (_, __, done) => done(refusal(550)) }, both("permanent", 550), false],
  ["the sender for now", { onMailFrom: (_, __, done) => done(refusal(451)) }, both("temporary", 451), false],
  ["the connection", { onConnect: (_, done) => done(refusal(554)) }, both("temporary", 554), false],
])("tells what a server means that refuses %s", async (_, options, replies, isServerFine) => {
  const server = await mailServer(options);
  expect(await send(server.url)).toMatchObject({ replies, isServerFine });
});

function refuseData(code: number): SMTPServerOptions["onData"] {
  return (stream, _, done) => {
    stream.resume();
    stream.on("end", () => done(refusal(code)));
  };
}

function both(kind: string, code: number) {
  return [desk, archive].map((recipient) => ({ recipient, kind, code, isPersonal: false }));
}

test("a server that is away is a temporary failure", async () => {
  const server = await startMailServer();
  await server.stop();
  const { replies, isServerFine } = await send(server.url);
  expect(replies).toMatchObject([{ kind: "temporary" }, { kind: "temporary" }]);
  expect(isServerFine).toBe(false);
});

test("asks for notices of failure and delay by the request's id, where the server offers them", async () => {
  const asked: object[] = [];
  const options: SMTPServerOptions = {
    onRcptTo: ({ args }, session, done) => {
      asked.push({ ...(session.envelope.mailFrom || undefined)?.args, ...args });
      done();
    },
  };
  await send((await mailServer({ ...options, hideDSN: false })).url, {}, [desk]);
  expect(asked).toEqual([expect.objectContaining({ RET: "HDRS", ENVID: "id-1", NOTIFY: "FAILURE,DELAY" })]);
  asked.length = 0;
  await send((await mailServer(options)).url, {}, [desk]);
  expect(asked).toEqual([{}]);
});

/** Lets fake time go by, in which the other side gets on, for 5 s at most. */
async function passUntil(holds: () => boolean): Promise<void> {
  for (let step = 0; !holds() && step < 5_000; step++) {
    await jest.advanceTimersByTimeAsync(1);
    await new Promise(setImmediate);
  }
  if (!holds()) throw new Error("It did not come to that.");
}

/** Node's own timer for a socket's silence, which fake timers do not reach, in terms of those that they do. */
function fakeSilence(): void {
  jest.spyOn(Socket.prototype, "setTimeout").mockImplementation(function (this: Socket, time) {
    const timers = silences.get(this) ?? [];
    for (const timer of timers.splice(0)) clearTimeout(timer);
    if (time > 0) timers.push(setTimeout(() => this.emit("timeout"), time));
    silences.set(this, timers);
    return this;
  });
}
const silences = new WeakMap<Socket, NodeJS.Timeout[]>();

test.each([
  [65_000, "accepted"],
  [9.5 * 60_000, "accepted"],
  [10.5 * 60_000, "temporary"],
])("when the answer to a whole mail takes %i ms, it is %s", async (delay, kind) => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  fakeSilence();
  let answer: (() => void) | undefined;
  const server = await mailServer({
    socketTimeout: 24 * 60 * 60_000,
    onData(stream, _, done) {
      stream.resume();
      stream.on("end", () => {
        answer = () => done(null);
      });
    },
  });
  let isOver = false;
  const sent = send(server.url, {}, [desk]).finally(() => {
    isOver = true;
  });
  await passUntil(() => answer !== undefined);
  await jest.advanceTimersByTimeAsync(delay);
  expect(isOver).toBe(kind === "temporary");
  answer?.();
  expect((await sent).replies).toMatchObject([{ recipient: desk, kind }]);
});

test.each<[string, SMTPServerOptions, number]>([
  ["greets late", { onConnect: () => {} }, 31_000],
  ["answers no command", { onMailFrom: () => {} }, 91_000],
])("a server that %s is given up soon", async (_, options, limit) => {
  jest.useFakeTimers({ doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });
  let isMet = false;
  const meet = (handler: unknown) =>
    typeof handler === "function"
      ? () => {
          isMet = true;
        }
      : undefined;
  const server = await mailServer(
    Object.fromEntries(Object.entries(options).map(([name, handler]) => [name, meet(handler)])),
  );
  const sent = send(server.url, {}, [desk]);
  await passUntil(() => isMet);
  await jest.advanceTimersByTimeAsync(limit);
  expect((await sent).replies).toMatchObject([{ kind: "temporary" }]);
});
