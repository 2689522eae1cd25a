import { createTransport, type SendMailOptions } from "nodemailer";
import MailComposer from "nodemailer/lib/mail-composer";
import { repliesIn, repliesTo, type Sent } from "./replies";

/** Hands mails over to the service that brings them to the clinic. */
export interface Transport {
  /**
   * Sends a mail to some of those whom it names. Never rejects: what goes wrong is in the replies.
   * @param envelopeId by which bounces name the mail, where the server offers that (RFC 3461)
   */
  send(mail: SendMailOptions, recipients: readonly string[], envelopeId: string): Promise<Sent>;
  close(): void;
}

/**
 * "required": nothing is said without TLS and a good certificate. "unchecked": nothing without TLS, whatever the
 * certificate. "optional": with smtp: TLS is used where it is offered, whatever its certificate.
 */
export type SmtpTls = "required" | "unchecked" | "optional";

export interface SmtpSettings {
  readonly url: string;
  readonly tls: SmtpTls;
  /** The envelope's sender, to whom bounces go. */
  readonly bounces: string;
}

/** In milliseconds. The last is for the answer to a whole mail: RFC 5321, 4.5.3.2.6 asks for 10 minutes. */
const [connecting, greeting, commands, finalAnswer] = [10_000, 20_000, 60_000, 10 * 60_000];

/**
 * A mail server, over one connection that is kept while mails follow each other. A server that takes its time over a mail
 * keeps the others waiting for 12 minutes at most.
 */
export function smtpTransport({ url, tls, bounces }: SmtpSettings): Transport {
  let bound: Bound | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // Trying again is the outbox's business, which remembers it.
    maxRequeues: 0,
    requireTLS: tls !== "optional",
    // Where TLS is optional, who could forge a certificate could as well leave the offer out.
    ...(tls === "required" || (tls === "optional" && url.startsWith("smtps:"))
      ? {}
      : { tls: { rejectUnauthorized: false } }),
    dnsTimeout: connecting,
    connectionTimeout: connecting,
    greetingTimeout: greeting,
    socketTimeout: finalAnswer,
    transactionLog: true,
    logger: listenFor(/^354[ -]/, () => bound?.awaitAnswer()),
  });

  async function sendNow(...[mail, recipients, envelopeId]: Parameters<Transport["send"]>): Promise<Sent> {
    bound = createBound();
    try {
      const info = await transporter.sendMail({
        raw: await new MailComposer(mail).compile().build(),
        envelope: { from: bounces, to: [...recipients] },
        dsn: { id: envelopeId, return: "headers", notify: ["failure", "delay"] },
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: bound.signal,
      });
      return repliesTo(recipients, info);
    } catch (error) {
      return repliesIn(recipients, error);
    } finally {
      bound.end();
    }
  }

  return {
    send(...mail) {
      const sent = last.then(() => sendNow(...mail));
      last = sent;
      return sent;
    },
    close: () => transporter.close(),
  };
}

type Bound = ReturnType<typeof createBound>;

/**
 * Ends a transaction whose server takes too long. nodemailer has one limit for each silence, which must be long for the sake
 * of the last answer. Until the server asks for the text, breaking off is harmless, so there the limit is shorter.
 */
function createBound() {
  const control = new AbortController();
  const abort = () => control.abort(new Error("The mail server took too long."));
  let timer = setTimeout(abort, connecting + greeting + commands);
  return {
    signal: control.signal,
    awaitAnswer() {
      clearTimeout(timer);
      timer = setTimeout(abort, finalAnswer);
    },
    end: () => clearTimeout(timer),
  };
}

/** A log for nodemailer that keeps nothing, and hears one reply of the mail server's: there is no other sign of it. */
function listenFor(reply: RegExp, heard: () => void) {
  const ignore = () => {};
  return {
    ...{ level: ignore, trace: ignore, info: ignore, warn: ignore, error: ignore, fatal: ignore },
    debug({ tnx }: { tnx?: unknown }, message: unknown) {
      if (tnx === "server" && typeof message === "string" && reply.test(message)) heard();
    },
  };
}
