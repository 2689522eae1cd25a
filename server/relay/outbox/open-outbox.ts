import { randomUUID } from "node:crypto";
import type { Log } from "../../log";
import { createCipher } from "./cipher";
import { OutboxDamagedError } from "./damaged";
import { type Database, openDatabase } from "./database";
import { fileStore } from "./file-store";
import { findKeys, type KeySource } from "./keys";
import { migrate } from "./migrate";
import { createLeases, type OutboxParts } from "./parts";
import { reconcile } from "./reconcile";
import { startRenewal } from "./upkeep";

/** The outbox's URL, keys and recipients. */
export interface OutboxSettings extends KeySource {
  /** The addresses of MAIL_TO. */
  readonly recipients: readonly string[];
  /** The host of SITE_URL, which keeps the sites of one database apart. A file has only one site. */
  readonly site?: string;
}

/**
 * Opens an outbox whose file is prepared and locked for this process.
 * @throws when the file cannot be used, or is damaged
 */
export async function openOutbox(
  settings: OutboxSettings,
  log: Log,
  onDead: OutboxParts["onDead"] = () => {},
): Promise<OutboxParts> {
  const cipher = createCipher(await findKeys(settings));
  const database = await openDatabase(settings.url);
  const { client, assertUnlocked } = database;
  try {
    await check(database);
    await migrate(client, log);
    const parts: OutboxParts = {
      ...{ store: fileStore(database), site: "", relay: randomUUID(), cipher, leases: createLeases() },
      ...{ recipients: settings.recipients, log, onDead, announce() {} },
      async shrink() {
        await assertUnlocked();
        // Not through execute(), which leaves this statement unfinished and so blocks every commit.
        await client.executeMultiple("PRAGMA incremental_vacuum");
      },
      close() {
        stopRenewal();
        client.close();
      },
    };
    await reconcile(parts);
    const stopRenewal = startRenewal(parts);
    return parts;
  } catch (error) {
    client.close();
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
