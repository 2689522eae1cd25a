import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import type { Log, LogFields } from "../log";
import type { ContentKey } from "../relay/outbox/keys";
import { type OutboxSettings, openOutbox } from "../relay/outbox/open-outbox";
import type { AcceptedRequest } from "../relay/outbox/outbox";
import { prepareOutboxFile } from "../relay/outbox/outbox-file";
import type { OutboxParts } from "../relay/outbox/parts";

export const validRequest: AcceptedRequest = {
  id: "7f9c24e5-2f1b-4c53-9a3f-0d8f3f1f0a11",
  receivedAt: new Date("2026-11-20T18:05:09.123Z"),
  name: "Ana Example",
  phone: "907-555-0100",
  email: "ana@example.com",
  message: "My son walks on his toes.\n\nCan you help?",
  isVerified: true,
};

/** A folder of a test's own, with a database's address in it. */
export async function makeFolder() {
  const path = await mkdtemp(join(tmpdir(), "relay-"));
  return {
    path,
    outboxUrl: `file:${join(path, "var/outbox.db")}`,
    remove: () => rm(path, { recursive: true, force: true }),
  };
}

/** Keys of a test's own, as OUTBOX_KEYS holds them. */
export const [firstKey, secondKey] = ["first", "second"].map((id) => ({
  id,
  bytes: Buffer.alloc(32, id),
})) as [ContentKey, ContentKey];

export const desk = "desk@x.example";
export const archive = "archive@x.example";

/** Opens an outbox as the server does, for one recipient unless the test names others. */
export async function openTestOutbox(
  url: string,
  settings: Partial<OutboxSettings> = {},
  log: Log = createTestLog(),
  onDead?: OutboxParts["onDead"],
) {
  await prepareOutboxFile(url);
  return openOutbox({ url, keys: [firstKey], recipients: [desk], ...settings }, log, onDead);
}

export interface LogLine extends LogFields {
  readonly level: string;
  readonly message: string;
}

/** A log that keeps its lines. */
export function createTestLog(): Log & { readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push({ level, message, ...fields });
  return { lines, info: at("info"), warn: at("warn"), error: at("error") };
}

/** A real mail server that keeps what it takes. */
export async function startMailServer(options: SMTPServerOptions = {}, onPort = 0) {
  const mails: Email[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: async (stream, session, done) => {
      const mail = await PostalMime.parse(await text(stream));
      mails.push(mail);
      recipients.push(session.envelope.rcptTo.map(({ address }) => address));
      done(null);
    },
    ...options,
  });
  // Connections that break off are part of these tests.
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(onPort, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    recipients,
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Breaks all connections off, in the middle of whatever is said. */
    cutOff() {
      for (const connection of server.connections) connection.close();
    },
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}

/** A stand-in for a provider on the web. */
export async function startProvider(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/verify`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

/** Resolves once a condition holds; the test's own time limit ends the wait. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((again) => setTimeout(again, 10));
}

/** What smtp-server answers with an SMTP reply code. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error("no"), { responseCode });
}
