/** @jest-environment node */
import type { SMTPServerOptions } from "smtp-server";
import { archive, desk, refusal, startMailServer } from "../../testing/test-relay";
import { setUpTransport } from "../../testing/transport";

jest.setTimeout(20_000);

const { mailServer, send } = setUpTransport();

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
