import { randomBytes } from "node:crypto";
import { open, readFile, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { besideOutbox, syncFolder } from "./outbox-file";

/** A key that encrypts waiting requests (AES-256), under the name by which rows remember it. */
export interface ContentKey {
  readonly id: string;
  readonly bytes: Buffer;
}

export interface KeySource {
  readonly url: string;
  /** Those of OUTBOX_KEYS: the first encrypts, all decrypt. */
  readonly keys: readonly ContentKey[];
}

/** How OUTBOX_KEYS is written, for messages that must not show it. */
export const keysRule =
  "keys as id:key,id:key. An id is up to 32 letters, digits, _ or -. No two keys are alike. A key is 32 bytes in base64, such as `openssl rand -base64 32` prints";

/**
 * Reads keys written as "id:base64,id:base64".
 * @returns undefined when any of it breaks keysRule
 */
export function parseKeys(text: string): ContentKey[] | undefined {
  const keys = text.split(",").map((part) => {
    const [, id, key] = /^([\w-]{1,32}):([A-Za-z0-9+/]{43}=)$/.exec(part.trim()) ?? [];
    return id && key ? { id, bytes: Buffer.from(key, "base64") } : undefined;
  });
  const known = keys.filter((key) => key !== undefined);
  const isGood =
    known.length === keys.length &&
    new Set(known.map(({ bytes }) => bytes.toString("hex"))).size === known.length;
  return isGood ? known : undefined;
}

/** The file beside the outbox that holds a key when OUTBOX_KEYS does not. */
export function keyFile(url: string): string {
  return besideOutbox(url, "outbox.key");
}

/**
 * All keys of an outbox, the one that encrypts first: those of OUTBOX_KEYS, then that of the key file if there is one.
 * Without any, a key file is made, which is on disk for good before this resolves.
 * @throws when the key file cannot be read or made, or holds no key
 */
export async function findKeys({ url, keys }: KeySource): Promise<ContentKey[]> {
  const path = keyFile(url);
  const found = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (found === undefined) return keys.length > 0 ? [...keys] : [await makeKeyFile(path)];
  const kept = parseKeys(found);
  if (!kept)
    throw new Error(`${path} holds no key. Put the right one back, or move the file away for a new one.`);
  return [...keys, ...kept.filter(({ bytes }) => keys.every((key) => !key.bytes.equals(bytes)))];
}

async function makeKeyFile(path: string): Promise<ContentKey> {
  const key = { id: `file-${randomBytes(4).toString("hex")}`, bytes: randomBytes(32) };
  const temporary = `${path}.tmp`;
  const file = await open(temporary, "w", 0o600);
  try {
    await file.writeFile(`${key.id}:${key.bytes.toString("base64")}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
  await rename(temporary, path);
  await syncFolder(dirname(path));
  return key;
}
