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

  return {
    addCleanup: (cleanUp: () => unknown) => void cleanups.push(cleanUp),

    async mailServer(options: SMTPServerOptions = {}) {
      const server = await startMailServer(options);
      cleanups.push(server.stop);
      return server;
    },

    send(url: string, settings: Partial<SmtpSettings> = {}, recipients = [desk, archive]) {
      const transport = smtpTransport({
        url,
        tls: "optional",
        bounces: "bounces@x.example",
        ...settings,
      });
      cleanups.push(transport.close);
      return transport.send(mail, recipients, "id-1");
    },
  };
}
