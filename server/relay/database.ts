import { chmod, mkdir, open } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import { type Client, createClient } from "@libsql/client";
import { inTime } from "./in-time";

export interface DatabaseSettings {
  readonly url: string;
  readonly authToken?: string | undefined;
}

/** In milliseconds. What a remote database has not answered by then counts as failed. */
const patience = 5_000;
/** In milliseconds. While libsql waits for a lock, nothing else is done: so not for long. */
const lockPatience = 50;

/**
 * What makes a commit last and an erasure thorough, and how each setting reads back. One connection and no WAL: that of
 * SQLite 3.45, which libsql carries, can lose rows when two connections write at once.
 */
const pragmas = [
  { name: "journal_mode", value: "DELETE", reads: "delete" },
  { name: "synchronous", value: "EXTRA", reads: 3 },
  { name: "secure_delete", value: "ON", reads: 1 },
] as const;

export interface Database {
  readonly client: Client;
  /**
   * Rejects with SQLITE_BUSY while another process holds the file. To be asked before each write: a write of libsql's that
   * meets a lock leaves its statement open until it is collected as garbage, and until then no commit gets through.
   */
  findLock(): Promise<void>;
}

/**
 * Opens the database of a file, for this user's eyes only, or of a remote server.
 * @throws when it cannot be opened, or does not keep what it is told
 */
export async function openDatabase({ url, authToken }: DatabaseSettings): Promise<Database> {
  if (!isFile(url)) {
    return { client: createClient({ url, authToken, fetch: fetchInTime }), findLock: async () => {} };
  }
  await makePrivate(filePath(url));
  const client = createClient({ url, concurrency: 1, timeout: lockPatience });
  await setPragmas(client);
  return { client, findLock: () => client.executeMultiple("BEGIN EXCLUSIVE; ROLLBACK") };
}

async function setPragmas(client: Client): Promise<void> {
  for (const { name, value, reads } of pragmas) {
    await client.execute(`PRAGMA ${name} = ${value}`);
    const set = (await client.execute(`PRAGMA ${name}`)).rows[0]?.[0];
    if (set !== reads) throw new Error(`The outbox does not keep ${name} at ${value}: it reads ${set}.`);
  }
}

/** Whether a database is a file of this machine, which nobody else uses. */
export function isFile(url: string): boolean {
  return url.startsWith("file:");
}

/** "file:var/outbox.db" is relative to where the server was started, "file:///srv/outbox.db" is not. */
function filePath(url: string): string {
  return resolve(url.slice("file:".length).replace(/^\/\/(localhost)?\//, "/"));
}

/** Journals take the mode of their database. */
async function makePrivate(path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const file = await open(path, "a", 0o600);
  await file.close();
  await chmod(path, 0o600);
}

/** The whole answer, since its end may be late as well as its beginning. */
function fetchInTime(request: Request): Promise<Response> {
  return inTime(patience, async (signal) => {
    const response = await fetch(request, { signal });
    const body = await response.arrayBuffer();
    return new Response(body.byteLength > 0 ? body : null, response);
  });
}
