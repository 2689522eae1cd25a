import type { SMTPServerOptions } from "smtp-server";
import { startMailServer } from "../../server/testing/test-relay";

/** Starts a real SMTP server that stores the mails that it receives. */
export async function openMailbox(options: SMTPServerOptions = {}, onPort = 0) {
  const { mails, recipients, stop, ...server } = await startMailServer(options, onPort);
  return {
    ...server,
    mails,
    recipients: () => new Set(recipients.flat()),
    ids: () => mails.map(({ messageId }) => messageId),
    /** The senders' names, which are unique for each form (`form` in bench-server.ts). */
    names: () => new Set(mails.map(({ replyTo }) => replyTo?.[0]?.name)),
    close: stop,
  };
}
