import type { SMTPServerOptions } from "smtp-server";
import { form, makeFolder, openMailbox, sendForm, sleep, startServer, until } from "../bench-server";

const requests = 10;
const outageMs = 8_000;

const rejection = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });
const never = () => {};

const failures: Record<string, SMTPServerOptions | "down" | "cutting"> = {
  "mail server down": "down",
  "mail server not responding": { onConnect: never },
  "mail server never accepting a mail": { onData: (stream) => void stream.resume() },
  "mail server rejecting connections": { onConnect: (_, done) => done(rejection(421)) },
  "mail server deferring the sender": { onMailFrom: (_, __, done) => done(rejection(451)) },
  "mail server rejecting the recipient": { onRcptTo: (_, __, done) => done(rejection(550)) },
  "mail server rejecting mails": {
    onData(stream, _, done) {
      stream.resume();
      stream.on("end", () => done(rejection(554)));
    },
  },
  "mail server disconnecting mid-message": "cutting",
};

/** During each kind of mail server failure forms are still accepted, and all are delivered once it recovers. */
export async function mailOutage() {
  const rows = [];
  for (const [failure, kind] of Object.entries(failures)) rows.push(await runWith(failure, kind));
  return rows;
}

async function runWith(failure: string, kind: SMTPServerOptions | "down" | "cutting") {
  const cutting: SMTPServerOptions = {
    onData(stream) {
      stream.resume();
      failing.cutOff();
    },
  };
  const failing = await openMailbox(kind === "cutting" ? cutting : kind === "down" ? {} : kind);
  if (kind === "down") await failing.close();
  const { folder, remove } = makeFolder();
  const server = await startServer(folder, { SMTP_URL: failing.url });
  const responses = await Promise.all(
    Array.from({ length: requests }, (_, number) => sendForm(server.port, form(number))),
  );
  await sleep(outageMs);
  failing.cutOff();
  if (kind !== "down") await failing.close();
  const start = Date.now();
  const mailbox = await openMailbox({}, failing.port);
  // The relay retries a permanent rejection after 5 minutes.
  await until("all arrived", () => mailbox.mails.length >= requests, 400).catch(() => {});
  const seconds = (Date.now() - start) / 1_000;
  await server.kill("SIGTERM");
  await mailbox.close();
  remove();
  const acknowledged = responses.filter(({ success }) => success).length;
  const arrived = mailbox.names().size;
  return {
    ...{ failure, acknowledged, arrived, repeats: mailbox.mails.length - arrived },
    "arrived after (s)": Number(seconds.toFixed(1)),
    passed: acknowledged === requests && arrived === requests,
  };
}
