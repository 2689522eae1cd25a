import type { SMTPServerOptions } from "smtp-server";
import { type SmtpSettings, smtpTransport } from "../relay/delivery/transport";
import { archive, desk, startMailServer } from "./test-relay";

const mail = {
  from: "site@x.example",
  to: `Desk <${desk}>, ${archive}`,
  subject: "Hi",
  text: "My son walks on his toes.",
};

/** Mails to real mail servers, all of which end with each test of the file that calls this. */
export function setUpTransport() {
  let ending: (() => unknown)[] = [];
  afterEach(async () => {
    jest.useRealTimers();
    jest.restoreAllMocks();
    for (const end of ending.reverse()) await end();
    ending = [];
  });

  return {
    async mailServer(options: SMTPServerOptions = {}) {
      const server = await startMailServer(options);
      ending.push(server.stop);
      return server;
    },

    send(url: string, settings: Partial<SmtpSettings> = {}, recipients = [desk, archive]) {
      const transport = smtpTransport({
        url,
        tls: "optional",
        bounces: "bounces@x.example",
        ...settings,
      });
      ending.push(transport.close);
      return transport.send(mail, recipients, "id-1");
    },
  };
}
