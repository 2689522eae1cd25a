import type { SMTPServerOptions } from "smtp-server";
import { deliverAsMail } from "../relay/delivery/deliver";
import { type SmtpSettings, smtpTransport } from "../relay/delivery/transport";
import { startWorker } from "../relay/delivery/worker";
import type { Outbox } from "../relay/outbox/outbox";
import {
  addresses,
  archive,
  createTestLog,
  desk,
  makeFolder,
  openTestOutbox,
  startMailServer,
  validRequest,
} from "./test-relay";

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

    async mailServer(options: SMTPServerOptions = {}) {
      const server = await startMailServer(options);
      cleanups.push(server.stop);
      return server;
    },

    /** Starts a worker that sends by SMTP, as the server does. */
    work(url: string) {
      const log = createTestLog();
      const transport = smtpTransport({ url, tls: "optional", bounces: "site@x.example" });
      const worker = startWorker({
        outbox,
        deliver: deliverAsMail(transport, { ...addresses, to: recipients.join(", ") }),
        log,
      });
      cleanups.push(
        () => transport.close(),
        () => worker.stop(),
      );
      return { worker, log };
    },
  };
}

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
