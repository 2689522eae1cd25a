import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** Starts a real SMTP server that stores the mails that it receives. */
export async function openMailbox(options: SMTPServerOptions = {}, onPort = 0) {
  const mails: Email[] = [];
  const recipients = new Set<string>();
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    closeTimeout: 100,
    onData(stream, session, done) {
      text(stream).then(
        async (source) => {
          mails.push(await PostalMime.parse(source));
          for (const { address } of session.envelope.rcptTo) recipients.add(address);
          done(null);
        },
        // The sender may be killed in the middle of a mail, which then counts as not delivered.
        () => {},
      );
    },
    ...options,
  });
  server.on("error", () => {});
  await new Promise<void>((listening) => server.listen(onPort, "127.0.0.1", listening));
  const { port } = server.server.address() as AddressInfo;
  return {
    mails,
    recipients,
    port,
    url: `smtp://127.0.0.1:${port}`,
    ids: () => mails.map(({ messageId }) => messageId),
    /** The senders' names, which are unique for each form (`form` in bench-server.ts). */
    names: () => new Set(mails.map(({ replyTo }) => replyTo?.[0]?.name)),
    cutOff() {
      for (const connection of server.connections) connection.close();
    },
    close: () => new Promise<void>((closed) => server.close(closed)),
  };
}
