import { randomUUID } from "node:crypto";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime from "postal-mime";
import { SMTPServer, type SMTPServerSession } from "smtp-server";
import { form, makeFolder, sendForm, sleep, startServer, untilDone } from "../bench-server";

const recipients = ["desk@clinic.example", "archive@clinic.example"] as const;
const pauseBetweenForms = 2_000;
/** In milliseconds; what was refused for good once is tried again after 5 minutes. */
const longestPause = 10 * 60_000;

/** What the mail server does to a mail or a recipient, and how often. */
const chances = {
  later: 0.08,
  forGood: 0.01,
  dropped: 0.03,
  droppedAfter: 0.01,
  slow: 0.25,
  verySlow: 0.004,
};

/**
 * An hour against a mail server that refuses, delays and drops connections at random. Every recipient must get every
 * request, under one Message-ID; only a mail whose acceptance never reached us may come twice.
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
  sink.behave();
  const missing = () =>
    recipients.flatMap((recipient) => acknowledged.filter((name) => !sink.idsFor(recipient, name)));
  const left = await untilDone(async () => missing().length, longestPause);
  await server.kill("SIGTERM");
  await sink.close();
  remove();
  const copies = recipients.map((recipient) => sink.copiesFor(recipient));
  const repeats = copies.flat().reduce((sum, ids) => sum + ids.length - new Set(ids).size, 0);
  const renamed = copies.flat().filter((ids) => new Set(ids).size > 1).length;
  return [
    {
      ...{ failure: `${minutes} minutes of a bad mail server`, acknowledged: acknowledged.length },
      ...sink.done,
      ...{ "lost, over both recipients": left, repeats, "under two Message-IDs": renamed },
      passed: left === 0 && renamed === 0 && repeats <= sink.done["dropped after acceptance"] * 2,
    },
  ];
}

/** A mail server that keeps, for each recipient and each sender's name, the Message-IDs of what it took. */
async function openSink() {
  const taken = new Map<string, Map<string, string[]>>(recipients.map((address) => [address, new Map()]));
  const done = {
    ...{ "put off": 0, "refused for good": 0, dropped: 0, "dropped after acceptance": 0 },
    ...{ "over 60 s": 0 },
  };
  const refusedBefore = new Set<string>();
  let isBad = true;
  const happens = (chance: number) => isBad && Math.random() < chance;
  const later = () => {
    done["put off"]++;
    return Object.assign(new Error("not now"), { responseCode: 451 });
  };

  const server = new SMTPServer({
    ...{ authOptional: true, disabledCommands: ["AUTH", "STARTTLS"], closeTimeout: 100 },
    socketTimeout: 10 * 60_000,
    onConnect: (_, answer) => answer(happens(chances.later / 4) ? later() : null),
    onMailFrom: (_, __, answer) => answer(happens(chances.later / 4) ? later() : null),
    onRcptTo: (_, __, answer) => answer(happens(chances.later) ? later() : null),
    onData(stream, session, answer) {
      if (happens(chances.dropped)) {
        done.dropped++;
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
      done["over 60 s"]++;
      await sleep(65_000);
    } else if (happens(chances.slow)) await sleep(Math.random() * 2_000);
    if (happens(chances.later)) return answer(later());
    // Once for each request, since it comes back after minutes, and then after an hour.
    if (!refusedBefore.has(messageId) && happens(chances.forGood)) {
      refusedBefore.add(messageId);
      done["refused for good"]++;
      return answer(Object.assign(new Error("no"), { responseCode: 554 }));
    }
    const name = replyTo?.[0]?.name ?? "";
    for (const { address } of session.envelope.rcptTo) {
      const names = taken.get(address);
      names?.set(name, [...(names.get(name) ?? []), messageId]);
    }
    if (!happens(chances.droppedAfter)) return answer(null);
    done["dropped after acceptance"]++;
    cutOff();
  }

  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    done,
    behave() {
      isBad = false;
    },
    idsFor: (recipient: string, name: string) => taken.get(recipient)?.get(name),
    copiesFor: (recipient: string) => [...(taken.get(recipient)?.values() ?? [])],
    close: () => new Promise<void>((closed) => server.close(() => closed())),
  };
}
