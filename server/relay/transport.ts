import { createTransport, type SendMailOptions } from "nodemailer";
import type { Log } from "../log";

/** Hands mails over to whoever brings them to the clinic. */
export interface Transport {
  /** Resolves once the mail is taken over for good. */
  send(mail: SendMailOptions): Promise<void>;
  close(): void;
}

const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 20_000,
  socketTimeout: 60_000,
};
/** For all of one mail: a server that answers a byte now and then runs into none of the timeouts above. */
const longestSend = 3 * 60_000;

/**
 * A mail server, over one connection that is kept while mails follow each other.
 * With smtp: TLS is used where it is offered, whatever its certificate: who could forge that could as well leave the offer
 * out. To insist on TLS and a good certificate: smtps:, or ?requireTLS=true.
 */
export function smtpTransport(url: string, log: Log): Transport {
  const insists = /^smtps:|[?&]requireTLS=true/i.test(url);
  const transporter = createTransport({
    url,
    pool: true,
    maxConnections: 1,
    // Trying again is the outbox's business, which remembers it.
    maxRequeues: 0,
    ...(insists ? {} : { tls: { rejectUnauthorized: false } }),
    ...timeouts,
  });
  return {
    async send(mail) {
      const { rejected = [] } = await transporter.sendMail({
        ...mail,
        disableFileAccess: true,
        disableUrlAccess: true,
        signal: AbortSignal.timeout(longestSend),
      });
      if (rejected.length > 0)
        log.error("the mail server refused a recipient of MAIL_TO", { refused: rejected.length });
    },
    close: () => transporter.close(),
  };
}

/** Whether the mail server took exception to one mail's content: all else would meet the next one as well. */
export function concernsOneMail(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "EMESSAGE";
}
