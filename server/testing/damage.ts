import { open } from "node:fs/promises";
import { createClient } from "@libsql/client";
import { until } from "./test-relay";

/** In bytes. */
export const pageSize = 4096;

/** Asks an outbox beside its server. @returns the first column of the first row */
export async function askOutbox(path: string, sql: string): Promise<number> {
  const client = createClient({ url: `file:${path}`, timeout: 5_000 });
  const { rows } = await client.execute(sql);
  client.close();
  return Number(rows[0]?.[0]);
}

/** Resolves once nothing waits in an outbox any more. */
export function untilDelivered(path: string): Promise<void> {
  const waiting = "SELECT COUNT(*) FROM requests WHERE settled_at IS NULL";
  return until(async () => (await askOutbox(path, waiting)) === 0);
}

/**
 * Overwrites bytes of an outbox beside its server, as a failing disk does. It waits for what is being delivered, since the
 * server writes pages from its memory, and changes the file's change counter (file format, 1.3.7), since without that
 * SQLite goes on with what it has in memory.
 */
export async function damageOutbox(path: string, at: number, bytes: Buffer): Promise<void> {
  await untilDelivered(path);
  const file = await open(path, "r+");
  await file.write(bytes, 0, bytes.length, at);
  const counter = Buffer.alloc(4);
  await file.read(counter, 0, 4, 24);
  counter.writeUInt32BE(counter.readUInt32BE() + 1);
  for (const place of [24, 92]) await file.write(counter, 0, 4, place);
  await file.close();
}
