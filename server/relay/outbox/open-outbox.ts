import type { InValue } from "@libsql/client";
import type { Log } from "../../log";
import { arrivals } from "./arrivals";
import { type Cipher, createCipher } from "./cipher";
import { claims } from "./claims";
import { OutboxDamagedError } from "./damaged";
import { type Database, openDatabase } from "./database";
import { dueNotices } from "./due-notices";
import { groupCommits } from "./group-commit";
import { findKeys, type KeySource } from "./keys";
import { migrate } from "./migrate";
import type { Outbox } from "./outbox";
import type { OutboxParts } from "./parts";
import { reconcile } from "./reconcile";
import { auditRetentionDays } from "./retention";
import { settling } from "./settling";
import { statistics } from "./statistics";

/** The outbox's URL, keys and recipients. */
export interface OutboxSettings extends KeySource {
  /** The addresses of MAIL_TO. */
  readonly recipients: readonly string[];
  /** The host of SITE_URL, which keeps the sites of one database apart. A file has only one site. */
  readonly site?: string;
}

/** In milliseconds. */
const day = 24 * 60 * 60_000;
/** In bytes: the size of the longest form, so that a probe fails where a form would fail. */
const probeSize = 32 * 1024;

/**
 * Opens an outbox whose file is prepared and locked for this process.
 * @param onDead called for each request that becomes dead
 * @throws when the file cannot be used, or is damaged
 */
export async function openOutbox(
  settings: OutboxSettings,
  log: Log,
  onDead: OutboxParts["onDead"] = () => {},
): Promise<Outbox> {
  const cipher = createCipher(await findKeys(settings));
  const database = await openDatabase(settings.url);
  try {
    await check(database);
    await migrate(database.client, log);
    const parts = partsOf(database, cipher, { recipients: settings.recipients, log, onDead });
    await reconcile(parts);
    return outboxOf(parts, database);
  } catch (error) {
    database.client.close();
    throw error;
  }
}

/** Makes SQLite check every page of the file. @throws OutboxDamagedError */
async function check({ client }: Database): Promise<void> {
  const [verdict] = (await client.execute("SELECT CAST(quick_check AS BLOB) AS text FROM pragma_quick_check"))
    .rows;
  const text = verdict?.text instanceof ArrayBuffer ? Buffer.from(verdict.text).toString() : "";
  if (text !== "ok") throw new OutboxDamagedError("The outbox is damaged: PRAGMA quick_check finds errors.");
}

function partsOf(
  { client, assertUnlocked }: Database,
  cipher: Cipher,
  rest: Pick<OutboxParts, "recipients" | "log" | "onDead">,
): OutboxParts {
  return {
    ...rest,
    cipher,
    commit: groupCommits({ client, assertUnlocked }),
    read: async (sql: string, args: InValue[] = []) => (await client.execute({ sql, args })).rows,
  };
}

function outboxOf(parts: OutboxParts, { client, assertUnlocked }: Database): Outbox {
  const { commit } = parts;
  return {
    ...arrivals(parts),
    ...claims(parts),
    ...settling(parts),
    ...statistics(parts),
    ...dueNotices(parts),

    async purge(before) {
      const which = "SELECT id FROM requests WHERE settled_at < ?";
      await commit(
        { sql: `DELETE FROM deliveries WHERE request_id IN (${which})`, args: [before] },
        { sql: "DELETE FROM requests WHERE settled_at < ?", args: [before] },
        { sql: "DELETE FROM audit WHERE at < ?", args: [Date.now() - auditRetentionDays * day] },
      );
      await assertUnlocked();
      // Not through execute(), which leaves this statement unfinished and so blocks every commit.
      await client.executeMultiple("PRAGMA incremental_vacuum");
    },

    async probe() {
      const write = (filler: string) => ({
        sql: `INSERT INTO probe (id, at, filler) VALUES (1, ?, ${filler})
          ON CONFLICT (id) DO UPDATE SET at = excluded.at, filler = excluded.filler`,
        args: [Date.now()],
      });
      await commit(write(`zeroblob(${probeSize})`));
      await commit(write("NULL"));
    },

    close: () => client.close(),
  };
}
