/** @jest-environment node */
import type { SendMailOptions } from "nodemailer";
import {
  desk,
  makeFolder,
  openTestOutbox,
  refusal,
  startMailServer,
  validRequest,
} from "../../testing/test-relay";
import { createNotices, type NoticeParts } from "./notices";
import { smtpTransport } from "./transport";

const addresses = { from: "site@x.example", to: desk, host: "x.example", timeZone: "America/Anchorage" };

test("one notice is sent of a dead request, by its id and without its text, and again after a kill until it was sent", async () => {
  const folder = await makeFolder();
  let isRefusing = true;
  const server = await startMailServer({ onRcptTo: (_, __, done) => done(isRefusing ? refusal(450) : null) });
  const transport = smtpTransport({ url: server.url, tls: "optional", bounces: "site@x.example" });
  let outbox = await openTestOutbox(folder.outboxUrl);
  await outbox.accept(validRequest);
  await outbox.settle(validRequest.id, [{ recipient: desk, outcome: "dead", code: 554 }]);
  const send: NoticeParts["send"] = (mail, id) => transport.send(mail, [desk], id);
  const tell = () => createNotices({ outbox, send, addresses })();
  await expect(tell()).rejects.toThrow("No address of MAIL_TO takes the notice of a dead request.");
  outbox.close();
  outbox = await openTestOutbox(folder.outboxUrl);
  isRefusing = false;
  await tell();
  await tell();
  expect(server.mails).toMatchObject([
    {
      subject: "A request from the website could not be delivered",
      messageId: `<dead-${validRequest.id}@x.example>`,
      to: [{ address: desk }],
    },
  ]);
  expect(server.mails[0]?.text?.trim().split("\n")).toEqual([
    `Request ${validRequest.id} was refused by the mail server, code 554.`,
    "A family is waiting for an answer to it. Nobody has got it, and it is not sent again by itself.",
    `The website's technical contact reads it with: npm run outbox -- show ${validRequest.id}`,
  ]);
  expect(await outbox.queueState()).toMatchObject({ dead: 1 });
  outbox.close();
  transport.close();
  await server.stop();
  await folder.remove();
});

test("of a dead request that cannot be read, the notice does not say that it can be", async () => {
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
    "Request 1b21 could not be read from the outbox of the website: it is damaged, or its key was changed.",
    "A family may be waiting for an answer to it, and it is not sent again by itself.",
    "The website's technical contact puts the right key back, starts the server again and sends it with: npm run outbox -- replay 1b21",
  ]);
});

test("many that die at once make one notice each", async () => {
  const dead: string[] = [];
  const told: string[] = [];
  const sent: string[] = [];
  const tell = createNotices({
    outbox: {
      unreportedDead: async () => dead.filter((id) => !told.includes(id)).map((id) => ({ id })),
      markReported: async (id) => void told.push(id),
    },
    send: async (_, id) => {
      await new Promise(setImmediate);
      sent.push(id);
      return { replies: [{ recipient: desk, kind: "accepted", isPersonal: false }], isServerFine: true };
    },
    addresses,
  });
  const telling = ["1", "2", "3"].map((id) => {
    dead.push(id);
    return tell();
  });
  await new Promise(setImmediate);
  dead.push("4");
  await Promise.all([...telling, tell()]);
  expect(sent).toEqual(["dead-1", "dead-2", "dead-3", "dead-4"]);
});
