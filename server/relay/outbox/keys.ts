import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { outboxFile, writeDurably } from "./outbox-file";

/** A key that encrypts waiting requests (AES-256), and the id that rows refer to it by. */
export interface ContentKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Where the outbox is, and the keys from the settings. */
export interface KeySource {
  readonly url: string;
  /** The keys in OUTBOX_KEYS: the first one encrypts, all of them decrypt. */
  readonly keys: readonly ContentKey[];
}

/** The format of OUTBOX_KEYS, for messages, which must not show its value. */
export const keysRule =
  "keys as id:key,id:key. An id is up to 32 letters, digits, _ or -. No two keys are alike. A key is 32 bytes in base64, such as `openssl rand -base64 32` prints";

/**
 * Parses keys written as "id:base64,id:base64".
 * @returns undefined when the text breaks keysRule
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

/** The path of the key file beside the outbox, which is used when OUTBOX_KEYS has no keys. */
export function keyFile(url: string): string {
  return join(dirname(outboxFile(url)), "outbox.key");
}

/**
 * Finds all keys of an outbox, the encrypting one first: those in OUTBOX_KEYS, then the one in the key file
 * if there is one. When there are none, creates a key file, which is synced to disk before this resolves.
 * @throws when the key file cannot be read or created, or contains no valid key
 */
export async function findKeys({ url, keys }: KeySource): Promise<ContentKey[]> {
  const path = keyFile(url);
  const found = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  if (found === undefined) return keys.length > 0 ? [...keys] : [await createKeyFile(path)];
  const stored = parseKeys(found);
  if (!stored)
    throw new Error(
      `${path} contains no valid key. Restore the right file, or move this one away to get a new key.`,
    );
  return withStored(keys, stored);
}

/**
 * The keys in OUTBOX_KEYS, then those of the key file that are not among them. A row names its key by the id
 * and digits computed from the bytes, so a key with only the same id, or only the same bytes, is another one.
 */
export function withStored(named: readonly ContentKey[], stored: readonly ContentKey[]): ContentKey[] {
  const isNamed = ({ id, bytes }: ContentKey) =>
    named.some((key) => key.id === id && key.bytes.equals(bytes));
  return [...named, ...stored.filter((key) => !isNamed(key))];
}

async function createKeyFile(path: string): Promise<ContentKey> {
  const key = { id: `file-${randomBytes(4).toString("hex")}`, bytes: randomBytes(32) };
  await writeDurably(path, `${key.id}:${key.bytes.toString("base64")}\n`);
  return key;
}
