import { randomBytes } from "node:crypto";
import type { PostgresServer } from "../../../server/testing/postgres";
import { type BenchServer, makeFolder, openMailbox, startServer, until } from "../bench-server";
import { startVisitors } from "./visitors";

/** How many relays share the outbox, and how many visitors send forms to them. */
export const [relayCount, visitorCount] = [3, 5];

/** What came of the forms. */
type GroupResult = Awaited<ReturnType<Awaited<ReturnType<typeof startGroup>>["finish"]>>;

/**
 * Starts relays on one outbox, and visitors, who each send one form after the other to any of them.
 * @param database asks for the waiting requests
 * @param program the server/start.js of the relays, by default the project's
 */
export async function startGroup(outboxUrl: string, database: () => PostgresServer, program?: string) {
  const mailbox = await openMailbox();
  const folders = Array.from({ length: relayCount }, makeFolder);
  const keys = `bench:${randomBytes(32).toString("base64")}`;
  const settings = { SMTP_URL: mailbox.url, OUTBOX_URL: outboxUrl, OUTBOX_KEYS: keys };
  const relays = await Promise.all(folders.map(({ folder }) => startServer(folder, settings, 0, program)));
  const visitors = startVisitors(visitorCount, relays);

  async function countWaiting(): Promise<number> {
    const owner = database().owner();
    try {
      const [row] = await owner.query<{ waiting: number }>(
        "SELECT count(*)::int AS waiting FROM relay.requests WHERE settled_at IS NULL",
      );
      return row?.waiting ?? 0;
    } finally {
      owner.close();
    }
  }

  return {
    /** Kills a relay, or stops it properly, and starts it, or another program, again at its port. */
    async restart(index: number, signal: NodeJS.Signals, next = program) {
      const old = relays[index] as BenchServer;
      await old.kill(signal);
      relays[index] = await startServer(folders[index]?.folder ?? "", settings, old.port, next);
    },
    /** Stops the visitors, waits until nothing is left to send, and stops all. @returns the results */
    async finish() {
      await visitors.leave();
      // A killed relay's claims are free only when their lease has ended.
      await until("all are delivered", async () => (await countWaiting()) === 0, 240).catch(() => {});
      const left = await countWaiting();
      await Promise.all(relays.map((relay) => relay.kill("SIGTERM")));
      const [names, ids] = [mailbox.names(), new Set(mailbox.ids())];
      await mailbox.close();
      for (const { remove } of folders) remove();
      return {
        acknowledged: visitors.acknowledged.size,
        /** Acknowledged forms whose mail has not arrived. */
        lost: [...visitors.acknowledged].filter((name) => !names.has(name)).length,
        repeats: mailbox.mails.length - ids.size,
        "under two Message-IDs": ids.size - names.size,
        "left in the outbox": left,
        ...visitors.counts(),
      };
    },
  };
}

/** Whether nothing was lost or sent under two names, nothing is left, and no visitor had to give up. */
export function isWhole(result: GroupResult): boolean {
  return (
    result.lost === 0 &&
    result["under two Message-IDs"] === 0 &&
    result["left in the outbox"] === 0 &&
    result["ended with an error"] === 0
  );
}
