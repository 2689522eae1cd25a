import { open } from "node:fs/promises";
import { createClient } from "@libsql/client";
import { until } from "./test-relay";

/** SQLite's page size, in bytes. */
export const pageSize = 4096;

/** Queries an outbox through a second connection. @returns the first column of the first row */
export async function queryOutbox(path: string, sql: string): Promise<number> {
  const client = createClient({ url: `file:${path}`, timeout: 5_000 });
  const { rows } = await client.execute(sql);
  client.close();
  return Number(rows[0]?.[0]);
}

/** Resolves once no request is waiting in an outbox. */
export function untilDelivered(path: string): Promise<void> {
  const waiting = "SELECT COUNT(*) FROM requests WHERE settled_at IS NULL";
  return until(async () => (await queryOutbox(path, waiting)) === 0);
}

/**
 * Overwrites bytes in a running server's outbox, as a failing disk does. Waits for deliveries first, because
 * the server would overwrite the bytes with cached pages, and increments the file's change counter (SQLite
 * file format, 1.3.7), so that SQLite drops its cache.
 */
export async function damageOutbox(path: string, at: number, bytes: Buffer): Promise<void> {
  await untilDelivered(path);
  const file = await open(path, "r+");
  await file.write(bytes, 0, bytes.length, at);
  const counter = Buffer.alloc(4);
  await file.read(counter, 0, 4, 24);
  counter.writeUInt32BE(counter.readUInt32BE() + 1);
  for (const offset of [24, 92]) await file.write(counter, 0, 4, offset);
  await file.close();
}
