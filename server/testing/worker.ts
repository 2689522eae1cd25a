import { deliverAsMail } from "../relay/delivery/deliver";
import { smtpTransport } from "../relay/delivery/transport";
import { startWorker } from "../relay/delivery/worker";
import type { Outbox } from "../relay/outbox/outbox";
import { createTestLog, desk, makeFolder, openTestOutbox, startMailServer, validRequest } from "./test-relay";

/** The options of `startMailServer`. */
export type MailServerOptions = NonNullable<Parameters<typeof startMailServer>[0]>;

/** Gives each test of the calling file a new real outbox, and functions to start workers and mail servers. */
export function setUpWorker(recipients = [desk]) {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let outbox: Outbox;
  let cleanups: (() => unknown)[];
  beforeEach(async () => {
    folder = await makeFolder();
    outbox = await openTestOutbox(folder.outboxUrl, { recipients });
    cleanups = [];
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    for (const cleanUp of cleanups.reverse()) await cleanUp();
    outbox.close();
    await folder.remove();
  });

  return {
    outbox: () => outbox,
    accept: (id: string, changes = {}) =>
      outbox.accept({ ...validRequest, id, name: `Ana ${id}`, ...changes }),
    isEmpty: async () => (await outbox.queueState()).waiting === 0,

    async mailServer(options: MailServerOptions = {}) {
      const server = await startMailServer(options);
      cleanups.push(server.stop);
      return server;
    },

    /** Starts a worker that sends by SMTP, as the server does. */
    work(url: string) {
      const log = createTestLog();
      const transport = smtpTransport({ url, tls: "optional", bounces: "site@x.example" });
      const to = recipients.join(", ");
      const addresses = { from: "site@x.example", to, host: "x.example", timeZone: "America/Anchorage" };
      const worker = startWorker({ outbox, deliver: deliverAsMail(transport, addresses), log });
      cleanups.push(
        () => transport.close(),
        () => worker.stop(),
      );
      return { worker, log };
    },
  };
}
