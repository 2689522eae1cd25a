import { mkdtempSync, rmSync } from "node:fs";
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
import type { AcceptedRequest, Outbox } from "../relay/outbox/outbox";
import { prepareOutboxFile } from "../relay/outbox/outbox-file";
import { outboxOver } from "../relay/outbox/outbox-over";
import type { OutboxParts } from "../relay/outbox/parts";
import type { OutboxModel } from "./outbox-model";

/** A request that passes every check. */
export const validRequest: AcceptedRequest = {
  id: "7f9c24e5-2f1b-4c53-9a3f-0d8f3f1f0a11",
  receivedAt: new Date("2026-11-20T18:05:09.123Z"),
  name: "Ana Example",
  phone: "907-555-0100",
  email: "ana@example.com",
  message: "My son walks on his toes.\n\nCan you help?",
  isVerified: true,
};

/** What a visitor fills in. */
export const form = { name: "Ana", phone: "907-555-0100", email: "ana@example.com", message: "Hello\nthere" };

/** Gives each test of the calling file or block a new folder. They are removed at the end, when nothing uses them. */
export function setUpFolder() {
  const paths: string[] = [];
  beforeEach(() => void paths.push(mkdtempSync(join(tmpdir(), "test-"))));
  afterAll(() => {
    for (const path of paths) rmSync(path, { recursive: true });
  });
  return {
    get path() {
      return `${paths.at(-1)}`;
    },
    /** The URL of an outbox in the folder. */
    get outboxUrl() {
      return `file:${join(this.path, "var/outbox.db")}`;
    },
  };
}

/** Two keys, as in OUTBOX_KEYS. */
export const [firstKey, secondKey] = ["first", "second"].map((id) => ({
  id,
  bytes: Buffer.alloc(32, id),
})) as [ContentKey, ContentKey];

export const desk = "desk@x.example";
export const archive = "archive@x.example";

/** What the clinic's mails have in common. */
export const addresses = {
  ...{ from: "site@x.example", to: desk, host: "x.example", timeZone: "America/Anchorage" },
};

/** Opens an outbox as the server does, with one recipient by default. */
export async function openTestOutbox(
  url: string,
  settings: Partial<OutboxSettings> = {},
  log: Log = createTestLog(),
  onDead?: OutboxParts["onDead"],
) {
  await prepareOutboxFile(url);
  return outboxWith(
    await openOutbox({ url, keys: [firstKey], recipients: [desk], ...settings }, log, onDead),
  );
}

/** An outbox that is open. */
export function outboxWith(parts: OutboxParts): Outbox {
  return outboxOver(async () => parts, { shared: () => parts.shared, close: parts.close });
}

/** A recorded log line. */
interface LogLine extends LogFields {
  readonly level: string;
  readonly message: string;
}

/** Creates a log that records its lines. */
export function createTestLog(): Log & { readonly lines: LogLine[] } {
  const lines: LogLine[] = [];
  const at =
    (level: string) =>
    (message: string, fields: LogFields = {}) =>
      void lines.push({ level, message, ...fields });
  return { lines, info: at("info"), warn: at("warn"), error: at("error") };
}

/** Starts a real mail server that records the mails that it accepts. */
export async function startMailServer(options: SMTPServerOptions = {}, onPort = 0) {
  const mails: Email[] = [];
  const recipients: string[][] = [];
  const server = new SMTPServer({
    authOptional: true,
    closeTimeout: 100,
    disabledCommands: ["AUTH", "STARTTLS"],
    onData: (stream, session, done) => {
      text(stream).then(
        async (source) => {
          mails.push(await PostalMime.parse(source));
          recipients.push(session.envelope.rcptTo.map(({ address }) => address));
          done(null);
        },
        // The sender may be killed in the middle of a mail, which then counts as not delivered.
        () => {},
      );
    },
    ...options,
  });
  // Some tests drop connections.
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(onPort, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    recipients,
    port,
    url: `smtp://127.0.0.1:${port}`,
    /** Drops all connections. */
    cutOff() {
      for (const connection of server.connections) connection.close();
    },
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}

/** Starts a fake of an external HTTP service. */
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

/**
 * Resolves once a condition is true.
 * @throws after some seconds, with the source of the condition that was awaited
 */
export async function until(condition: () => boolean | Promise<boolean>, seconds = 20): Promise<void> {
  // Not Date.now, which some tests replace.
  const end = performance.now() + seconds * 1_000;
  while (!(await condition())) {
    if (performance.now() > end) throw new Error(`This was not true within ${seconds} s: ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

/** Replaces the timers and the clock, but not what files and sockets wait for. */
export const fakeTimers = (now = Date.now()) =>
  jest.useFakeTimers({ now, doNotFake: ["setImmediate", "nextTick", "queueMicrotask"] });

/** Advances fake time step by step, in milliseconds, until a condition is true, and lets files and sockets work in between. */
export async function advanceUntil(condition: () => boolean, step = 1_000): Promise<void> {
  while (!condition()) {
    await jest.advanceTimersByTimeAsync(step);
    await new Promise(setImmediate);
  }
}

/** An error that makes smtp-server reply with an SMTP code. */
export function refusal(responseCode: number): Error {
  return Object.assign(new Error("no"), { responseCode });
}

let accepted = 0;
/** A request that nobody has sent yet, received at the model's present. */
export function makeRequest(model: OutboxModel, message: string): AcceptedRequest {
  accepted++;
  return { ...validRequest, id: `request ${accepted}`, receivedAt: new Date(model.now), message };
}
