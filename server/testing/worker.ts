import { deliverAsMail } from "../relay/delivery/deliver";
import { smtpTransport } from "../relay/delivery/transport";
import { startWorker, type Worker } from "../relay/delivery/worker";
import type { Outbox } from "../relay/outbox/outbox";
import { createTestLog, desk, makeFolder, openTestOutbox, startMailServer, validRequest } from "./test-relay";

export type MailServerOptions = NonNullable<Parameters<typeof startMailServer>[0]>;

/** A worker over a real outbox and real mail servers, new for each test of the file that calls this. */
export function setUpWorker(recipients = [desk]) {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let outbox: Outbox;
  let ending: (() => unknown)[];
  beforeEach(async () => {
    folder = await makeFolder();
    outbox = await openTestOutbox(folder.outboxUrl, { recipients });
    ending = [];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const end of ending.reverse()) await end();
    outbox.close();
    await folder.remove();
  });

  return {
    outbox: () => outbox,
    accept: (id: string, changes = {}) =>
      outbox.accept({ ...validRequest, id, name: `Ana ${id}`, ...changes }),
    isEmpty: async () => (await outbox.queueState()).waiting === 0,
    endWith: (end: () => unknown) => void ending.push(end),

    async mailServer(options: MailServerOptions = {}) {
      const server = await startMailServer(options);
      ending.push(server.stop);
      return server;
    },

    /** A worker that sends by SMTP, as the server's does. */
    work(url: string): { worker: Worker; log: ReturnType<typeof createTestLog> } {
      const log = createTestLog();
      const transport = smtpTransport({ url, tls: "optional", bounces: "site@x.example" });
      const to = recipients.join(", ");
      const addresses = { from: "site@x.example", to, host: "x.example", timeZone: "America/Anchorage" };
      const worker = startWorker({ outbox, deliver: deliverAsMail(transport, addresses), log });
      ending.push(
        () => transport.close(),
        () => worker.stop(),
      );
      return { worker, log };
    },
  };
}
