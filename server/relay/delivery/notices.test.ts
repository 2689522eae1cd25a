import type { SendMailOptions } from "nodemailer";
import { setUpTransport } from "../../testing/delivery";
import { setUpOutbox } from "../../testing/outbox";
import { addresses, desk, refusal, validRequest } from "../../testing/test-relay";
import { createNotices, type NoticeParts } from "./notices";

const automatic = { key: "auto-submitted", value: "auto-generated" };

const { mailServer, transportTo } = setUpTransport();
const { outbox, reopen } = setUpOutbox();

test("sends one notice of a dead request, with its id and without its text, and retries after a restart", async () => {
  let isRefusing = true;
  const server = await mailServer({ onRcptTo: (_, __, done) => done(isRefusing ? refusal(450) : null) });
  const transport = transportTo(server.url);
  await outbox().accept(validRequest);
  await outbox().claim(1);
  await outbox().settle(validRequest.id, [{ recipient: desk, outcome: "dead", code: 554 }]);
  const send: NoticeParts["send"] = (mail, id) => transport.send(mail, [desk], id);
  const sendNotices = () => createNotices({ outbox: outbox(), send, addresses })();
  await expect(sendNotices()).rejects.toThrow("No address in MAIL_TO accepted the notice of a dead request.");
  await reopen();
  isRefusing = false;
  await sendNotices();
  await sendNotices();
  expect(server.mails).toMatchObject([
    {
      subject: "A request from the website could not be delivered",
      messageId: `<dead-${validRequest.id}@x.example>`,
      to: [{ address: desk }],
      headers: expect.arrayContaining([{ ...automatic, originalKey: "Auto-Submitted" }]),
    },
  ]);
  expect(server.mails[0]?.text?.trim().split("\n")).toEqual([
    `Request ${validRequest.id} was refused by the mail server, code 554.`,
    "A family is waiting for an answer. Nobody has received the request, and it will not be sent again automatically.",
    `The website's technical contact can read it with: npm run outbox -- show ${validRequest.id}`,
  ]);
  expect(await outbox().queueState()).toMatchObject({ dead: 1 });
});

test("the notice of an unreadable request says how to restore it instead of how to read it", async () => {
  const mails: SendMailOptions[] = [];
  await createNotices({
    outbox: { unreportedDead: async () => [{ id: "1b21", code: undefined }], markReported: async () => {} },
    send: async (mail) => {
      mails.push(mail);
      const accepted = { recipient: desk, kind: "accepted", code: 250, isPersonal: true } as const;
      return { replies: [accepted], isServerFine: true };
    },
    addresses,
  })();
  expect(String(mails[0]?.text).trim().split("\n")).toEqual([
    "Request 1b21 could not be read from the website's outbox: it is damaged, or its key was changed.",
    "A family may be waiting for an answer, and the request will not be sent again automatically.",
    "The website's technical contact can restore the right key, restart the server and send it with: npm run outbox -- replay 1b21",
  ]);
});

test("several requests that become dead at once get one notice each", async () => {
  const dead: string[] = [];
  const reported: string[] = [];
  const sent: string[] = [];
  const sendNotices = createNotices({
    outbox: {
      unreportedDead: async () => dead.filter((id) => !reported.includes(id)).map((id) => ({ id })),
      markReported: async (id) => void reported.push(id),
    },
    send: async (_, id) => {
      await new Promise(setImmediate);
      sent.push(id);
      return { replies: [{ recipient: desk, kind: "accepted", isPersonal: false }], isServerFine: true };
    },
    addresses,
  });
  const calls = ["1", "2", "3"].map((id) => {
    dead.push(id);
    return sendNotices();
  });
  await new Promise(setImmediate);
  dead.push("4");
  await Promise.all([...calls, sendNotices()]);
  expect(sent).toEqual(["dead-1", "dead-2", "dead-3", "dead-4"]);
});
