import { createTransport } from "nodemailer";
import type { SmtpSettings } from "./transport";

/**
 * Timeouts in milliseconds. The last one is for the reply after the data: 10 minutes (RFC 5321, section
 * 4.5.3.2.6).
 */
export const timeouts = { connecting: 10_000, greeting: 20_000, commands: 60_000, finalAnswer: 10 * 60_000 };

/** Opens a pool of one connection to a mail server. It connects when the first mail is sent. */
export function openPool({ url, tls }: SmtpSettings, onReplyToData: (reply: string) => void) {
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
    connectionTimeout: timeouts.connecting,
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
