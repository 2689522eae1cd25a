import { chmod, mkdir } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { writeDurably } from "../outbox/outbox-file";
import { repliesIn, repliesTo, type Sent } from "./replies";

/** Sends mails, by SMTP or into a folder. */
export interface Transport {
  /**
   * Sends a mail to some of its recipients. Never rejects: errors are in the replies.
   * @param envelopeId the id that bounces refer to, if the server supports that (RFC 3461)
   */
  send(mail: SendMailOptions, recipients: readonly string[], envelopeId: string): Promise<Sent>;
  close(): void;
}

/**
 * "required": TLS with a valid certificate. "unchecked": TLS with any certificate. "optional": with smtp:,
 * STARTTLS if the server offers it, with any certificate; with smtps:, the same as "required".
 */
type SmtpTls = "required" | "unchecked" | "optional";

/** How to reach the mail server. */
export interface SmtpSettings {
  readonly url: string;
  readonly tls: SmtpTls;
  /** The envelope sender, which gets the bounces. */
  readonly bounces: string;
}

/**
 * A transport by SMTP over one pooled connection, which ends after a mail that nobody accepted. Mails are sent
 * one at a time; a slow server delays the next one by 12 minutes at most.
 */
export function smtpTransport(settings: SmtpSettings): Transport {
  let deadline: Deadline | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let pool = openPool(settings, answerToData);

  function answerToData(reply: string): void {
    if (/^354(?!\d)/.test(reply)) deadline?.extend();
    // nodemailer would send the mail. A server that does not wait for one could take its lines for commands, and accept
    // one of them.
    else if (/^[23]/.test(reply)) deadline?.abort(noGoAhead(reply));
  }

  async function sendNow(...[mail, recipients, envelopeId]: Parameters<Transport["send"]>): Promise<Sent> {
    deadline = createDeadline();
    try {
      const info = await pool.sendMail({
        raw: await new MailComposer(mail).compile().build(),
        envelope: { from: settings.bounces, to: [...recipients] },
        dsn: { id: envelopeId, return: "headers", notify: ["failure", "delay"] },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: deadline.signal,
      });
      return repliesTo(recipients, info);
    } catch (error) {
      // Some servers refuse everything for as long as a session lasts, as Postfix does after postscreen's deep tests.
      pool.close({ force: true });
      pool = openPool(settings, answerToData);
      return repliesIn(recipients, deadline.signal.aborted ? deadline.signal.reason : error);
    } finally {
      deadline.clear();
    }
  }

  return {
    send(...mail) {
      const sent = last.then(() => sendNow(...mail));
      last = sent;
      return sent;
    },
    close: () => pool.close(),
  };
}

type Deadline = ReturnType<typeof createDeadline>;

/**
 * Aborts a transaction that takes too long. nodemailer has a single socket timeout, which must be long
 * because of the last reply. Until the server asks for the data, aborting is harmless, so the deadline is
 * shorter.
 */
function createDeadline() {
  const control = new AbortController();
  const tooLong = Object.assign(new Error("The mail server took too long."), { code: "ETIMEDOUT" });
  const timeOut = () => control.abort(tooLong);
  let timer = setTimeout(timeOut, timeouts.connecting + timeouts.greeting + timeouts.commands);
  return {
    signal: control.signal,
    abort: (reason: Error) => control.abort(reason),
    extend() {
      clearTimeout(timer);
      timer = setTimeout(timeOut, timeouts.finalAnswer);
    },
    clear: () => clearTimeout(timer),
  };
}

/** The error of a reply to DATA that is neither a go-ahead nor a refusal. */
function noGoAhead(reply: string): Error {
  const details = { code: "EPROTOCOL", command: "DATA", responseCode: Number.parseInt(reply, 10) };
  return Object.assign(new Error("The mail server did not answer DATA with 354."), details);
}

/** A transport that saves each mail as an .eml file, named by time and id, which only the owner can read. */
export function fileTransport(directory: string): Transport {
  return {
    async send(mail, recipients) {
      const content = await new MailComposer({ ...mail, newline: "windows" }).compile().build();
      await mkdir(directory, { recursive: true, mode: 0o700 });
      await chmod(directory, 0o700);
      const time = new Date(mail.date ?? 0).toISOString().replaceAll(":", "-");
      const [, id = ""] = /^<(.+)@/.exec(`${mail.messageId}`) ?? [];
      await writeDurably(join(directory, `${time}-${id}.eml`), content);
      return repliesTo(recipients, { accepted: recipients });
    },
    close() {},
  };
}

/**
 * Timeouts in milliseconds. The last one is for the reply after the data: 10 minutes (RFC 5321, section
 * 4.5.3.2.6).
 */
const timeouts = { connecting: 10_000, greeting: 20_000, commands: 60_000, finalAnswer: 10 * 60_000 };

/** Opens a pool of one connection to a mail server. It connects when the first mail is sent. */
function openPool({ url, tls }: SmtpSettings, onReplyToData: (reply: string) => void) {
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // The outbox does the retries, because it stores them.
    maxRequeues: 0,
    requireTLS: tls !== "optional",
    // With optional TLS, verifying certificates would not help: an active attacker could strip STARTTLS
    // instead.
    ...(tls === "required" || (tls === "optional" && url.startsWith("smtps:"))
      ? {}
      : { tls: { rejectUnauthorized: false } }),
    dnsTimeout: timeouts.connecting,
    // nodemailer counts all until the end of STARTTLS: with the time for connecting alone, a late greeting would be cut off.
    connectionTimeout: timeouts.connecting + timeouts.greeting,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.finalAnswer,
    transactionLog: true,
    logger: repliesToData(onReplyToData),
  });
}

/**
 * A logger for nodemailer that logs nothing and calls back with the server's replies to DATA, before
 * nodemailer acts on them; nodemailer has no event for it.
 */
function repliesToData(callback: (reply: string) => void) {
  const ignore = () => {};
  let session: unknown;
  /** The session's commands that have no reply yet: with pipelining, there are several. */
  let unanswered: unknown[] = [];
  return {
    ...{ level: ignore, trace: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore },
    debug({ tnx, sid }: { tnx?: unknown; sid?: unknown }, message: unknown) {
      if (tnx !== "client" && tnx !== "server") return;
      if (sid !== session) unanswered = [];
      session = sid;
      if (tnx === "client") unanswered.push(message);
      else if (unanswered.shift() === "DATA") callback(`${message}`);
    },
  };
}
