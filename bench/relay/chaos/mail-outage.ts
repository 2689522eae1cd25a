import type { SMTPServerOptions } from "smtp-server";
import { form, makeFolder, sendForm, sleep, startServer, until } from "../bench-server";
import { openMailbox } from "../mailbox";

const requests = 10;
const badTime = 8_000;

const refusal = (responseCode: number) => Object.assign(new Error("not now"), { responseCode });
const never = () => {};

const failures: Record<string, SMTPServerOptions | "down" | "cutting"> = {
  "mail server down": "down",
  "mail server silent": { onConnect: never },
  "mail server slow to take a mail": { onData: (stream) => void stream.resume() },
  "mail server refusing connections": { onConnect: (_, done) => done(refusal(421)) },
  "mail server refusing the sender": { onMailFrom: (_, __, done) => done(refusal(451)) },
  "mail server refusing for good": { onRcptTo: (_, __, done) => done(refusal(550)) },
  "mail server refusing mails": {
    onData(stream, _, done) {
      stream.resume();
      stream.on("end", () => done(refusal(554)));
    },
  },
  "mail server cutting off mid-message": "cutting",
};

/** Each failure of a mail server: forms are still taken, and all arrives once the server is well. */
export async function mailOutage() {
  const rows = [];
  for (const [failure, kind] of Object.entries(failures)) rows.push(await suffer(failure, kind));
  return rows;
}

async function suffer(failure: string, kind: SMTPServerOptions | "down" | "cutting") {
  const cutting: SMTPServerOptions = {
    onData(stream) {
      stream.resume();
      bad.cutOff();
    },
  };
  const bad = await openMailbox(kind === "cutting" ? cutting : kind === "down" ? {} : kind);
  if (kind === "down") await bad.close();
  const { folder, remove } = makeFolder();
  const server = await startServer(folder, { SMTP_URL: bad.url });
  const answers = await Promise.all(
    Array.from({ length: requests }, (_, number) => sendForm(server.port, form(number))),
  );
  await sleep(badTime);
  bad.cutOff();
  if (kind !== "down") await bad.close();
  const start = Date.now();
  const mailbox = await openMailbox({}, bad.port);
  // What was refused for good is tried again after 5 minutes.
  await until("all arrived", () => mailbox.mails.length >= requests, 400).catch(() => {});
  const seconds = (Date.now() - start) / 1_000;
  await server.kill("SIGTERM");
  await mailbox.close();
  remove();
  const acknowledged = answers.filter(({ success }) => success).length;
  const arrived = mailbox.names().size;
  return {
    ...{ failure, acknowledged, arrived, repeats: mailbox.mails.length - arrived },
    "arrived after (s)": Number(seconds.toFixed(1)),
    passed: acknowledged === requests && arrived === requests,
  };
}
