import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { form, makeFolder, sendForm, sleep, startServer, untilDone } from "../bench-server";

const recipients = ["desk@clinic.example", "archive@clinic.example"] as const;
const pauseBetweenForms = 2_000;
/** Longer than the relay's backoff of 5 minutes after a first permanent rejection. */
const timeoutMs = 10 * 60_000;

/** Probabilities of the mail server's failures, per mail or recipient. */
const chances = {
  deferred: 0.08,
  rejected: 0.01,
  dropped: 0.03,
  droppedAfterAcceptance: 0.01,
  slow: 0.25,
  verySlow: 0.004,
};

/**
 * Sends forms for an hour while the mail server rejects, delays and drops connections at random. Every recipient must get
 * every request with one Message-ID. Only a mail whose acceptance did not reach us may be delivered twice.
 */
export async function mailHour(minutes: number) {
  const sink = await openSink();
  const { folder, remove } = makeFolder();
  const server = await startServer(folder, { SMTP_URL: sink.url, MAIL_TO: recipients.join(", ") });
  const acknowledged: string[] = [];
  const end = Date.now() + minutes * 60_000;
  let sent = 0;
  while (Date.now() < end) {
    const { success } = await sendForm(server.port, form(++sent), randomUUID());
    if (success) acknowledged.push(`Ana ${sent}`);
    await sleep(pauseBetweenForms);
  }
  sink.recover();
  const missing = () =>
    recipients.flatMap((recipient) => acknowledged.filter((name) => !sink.idsFor(recipient, name)));
  const left = await untilDone(async () => missing().length, timeoutMs);
  await server.kill("SIGTERM");
  await sink.close();
  remove();
  const copies = recipients.map((recipient) => sink.copiesFor(recipient));
  const repeats = copies.flat().reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0);
  const renamed = copies.flat().filter((ids) => new Set(ids).size > 1).length;
  return [
    {
      ...{ failure: `${minutes} minutes with a failing mail server`, acknowledged: acknowledged.length },
      ...sink.failures,
      ...{ "lost, both recipients": left, repeats, "under two Message-IDs": renamed },
      passed: left === 0 && renamed === 0 && repeats <= sink.failures["dropped after acceptance"] * 2,
    },
  ];
}

/** Starts a failing mail server that records the Message-IDs it accepted, by recipient and sender name. */
async function openSink() {
  const accepted = new Map<string, Map<string, string[]>>(recipients.map((address) => [address, new Map()]));
  const failures = {
    ...{ deferred: 0, rejected: 0, dropped: 0, "dropped after acceptance": 0 },
    ...{ "over 60 s": 0 },
  };
  const rejectedBefore = new Set<string>();
  let isFailing = true;
  const happens = (chance: number) => isFailing && Math.random() < chance;
  const deferral = () => {
    failures.deferred++;
    return Object.assign(new Error("not now"), { responseCode: 451 });
  };

  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ["AUTH", "STARTTLS"], closeTimeout: 100 },
    socketTimeout: 10 * 60_000,
    onConnect: (_, answer) => answer(happens(chances.deferred / 4) ? deferral() : null),
    onMailFrom: (_, __, answer) => answer(happens(chances.deferred / 4) ? deferral() : null),
    onRcptTo: (_, __, answer) => answer(happens(chances.deferred) ? deferral() : null),
    onData(stream, session, answer) {
      if (happens(chances.dropped)) {
        failures.dropped++;
        stream.resume();
        cutOff();
        return;
      }
      text(stream).then((source) => receive(source, session, answer), answer);
    },
  });
  server.on("error", () => {});

  function cutOff(): void {
    for (const connection of server.connections) connection.close();
  }

  async function receive(source: string, session: SMTPServerSession, answer: (error?: Error | null) => void) {
    const { messageId = "", replyTo } = await PostalMime.parse(source);
    if (happens(chances.verySlow)) {
      failures["over 60 s"]++;
      await sleep(65_000);
    } else if (happens(chances.slow)) await sleep(Math.random() * 2_000);
    if (happens(chances.deferred)) return answer(deferral());
    // At most once per request: the relay retries after 5 minutes the first time, but after an hour the second time.
    if (!rejectedBefore.has(messageId) && happens(chances.rejected)) {
      rejectedBefore.add(messageId);
      failures.rejected++;
      return answer(Object.assign(new Error("no"), { responseCode: 554 }));
    }
    const name = replyTo?.[0]?.name ?? "";
    for (const { address } of session.envelope.rcptTo) {
      const names = accepted.get(address);
      names?.set(name, [...(names.get(name) ?? []), messageId]);
    }
    if (!happens(chances.droppedAfterAcceptance)) return answer(null);
    failures["dropped after acceptance"]++;
    cutOff();
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    failures,
    recover() {
      isFailing = false;
    },
    idsFor: (recipient: string, name: string) => accepted.get(recipient)?.get(name),
    copiesFor: (recipient: string) => [...(accepted.get(recipient)?.values() ?? [])],
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
