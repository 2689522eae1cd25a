import type { SMTPServerOptions } from "smtp-server";
import { type SmtpSettings, smtpTransport } from "../relay/delivery/transport";
import { archive, desk, startMailServer } from "./test-relay";

const mail = {
  from: "site@x.example",
  to: `Desk <${desk}>, ${archive}`,
  subject: "Hi",
  text: "My son walks on his toes.",
};

/**
 * Gives the calling file functions to start mail servers and send to them; everything is stopped after each
 * test.
 */
export function setUpTransport() {
  let cleanups: (() => unknown)[] = [];
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    for (const cleanUp of cleanups.reverse()) await cleanUp();
    cleanups = [];
  });

  const addCleanup = (cleanUp: () => unknown) => void cleanups.push(cleanUp);

  function transportTo(url: string, settings: Partial<SmtpSettings> = {}) {
    const transport = smtpTransport({ url, tls: "optional", bounces: "bounces@x.example", ...settings });
    addCleanup(transport.close);
    return transport;
  }

  return {
    ...{ addCleanup, transportTo },

    async mailServer(options: SMTPServerOptions = {}) {
      const server = await startMailServer(options);
      addCleanup(server.stop);
      return server;
    },

    send: (url: string, settings: Partial<SmtpSettings> = {}, recipients = [desk, archive]) =>
      transportTo(url, settings).send(mail, recipients, "id-1"),
  };
}
