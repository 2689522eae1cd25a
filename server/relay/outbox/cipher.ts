import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from "node:crypto";
import type { VisitorRequest } from "../../../src/shared/request/validate-request";
import type { ContentKey } from "./keys";

/** An encrypted column of a row. */
export interface Encrypted {
  readonly bytes: Buffer;
  readonly keyId: string;
}

/** Encrypts and decrypts the text of requests. */
export type Cipher = ReturnType<typeof createCipher>;

/** In bytes: the lengths that NIST SP 800-38D recommends for GCM. */
const [ivLength, tagLength] = [12, 16];

/**
 * Creates the encryption of waiting requests: AES-256-GCM with random 96-bit nonces, stored as nonce,
 * ciphertext, tag.
 * @param keys the first one encrypts, all of them decrypt
 * @throws when there are no keys
 */
export function createCipher(keys: readonly ContentKey[]) {
  const named = keys.map((key) => ({ ...key, name: nameOf(key) }));
  const [first] = named;
  if (!first) throw new Error("There is no key to encrypt requests with.");
  const find = (name: string) => named.find((key) => key.name === name);

  return {
    /** The ids of the keys, each followed by eight hex digits computed from the key: "2026-11.1f0c9a7e". */
    keyIds: named.map(({ name }) => name),

    /** Encrypts with the first key. The request's id is authenticated too, so that texts cannot be swapped. */
    encrypt(id: string, text: string | Buffer): Encrypted {
      const iv = randomBytes(ivLength);
      const cipher = createCipheriv("aes-256-gcm", first.bytes, iv).setAAD(Buffer.from(id));
      const bytes = Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]);
      return { bytes, keyId: first.name };
    },

    /** @throws when the key is unknown, or the content was changed or encrypted under another id */
    decrypt(id: string, { bytes, keyId }: Encrypted): Buffer {
      const key = find(keyId);
      if (!key) throw new Error(`content_key ${keyId} is not in OUTBOX_KEYS`);
      const [iv, tag] = [bytes.subarray(0, ivLength), bytes.subarray(-tagLength)];
      const decipher = createDecipheriv("aes-256-gcm", key.bytes, iv, { authTagLength: tagLength });
      decipher.setAAD(Buffer.from(id)).setAuthTag(tag);
      return Buffer.concat([decipher.update(bytes.subarray(ivLength, -tagLength)), decipher.final()]);
    },

    /** A fingerprint of what a visitor sent, which shows whether a key was reused for a different request. */
    fingerprint: (request: VisitorRequest): Encrypted => ({
      bytes: macOf(request, first),
      keyId: first.name,
    }),

    /** Whether a request matches a fingerprint; undefined when the fingerprint's key is no longer known. */
    matches(request: VisitorRequest, { bytes, keyId }: Encrypted): boolean | undefined {
      const key = find(keyId);
      if (!key) return undefined;
      const mac = macOf(request, key);
      return mac.length === bytes.length && timingSafeEqual(mac, bytes);
    },

    /** Replaces a text, such as an IP address, by one that is the same for everyone with the first key. */
    pseudonym: (text: string): Buffer =>
      createHmac("sha256", derive(first, "outbox pseudonym", 32))
        .update(text)
        .digest()
        .subarray(0, 16),
  };
}

/**
 * The id of a key and digits computed from it, so that another key under the same id is recognized as a
 * different one.
 */
function nameOf(key: ContentKey): string {
  return `${key.id}.${derive(key, "outbox key name", 4).toString("hex")}`;
}

/** An HMAC with a separate key, so that nobody without the key can check guesses of the text against it. */
function macOf({ name, phone, email, message }: VisitorRequest, key: ContentKey): Buffer {
  const macKey = derive(key, "outbox body_mac", 32);
  return createHmac("sha256", macKey)
    .update(JSON.stringify([name, phone, email, message]))
    .digest();
}

/** Derives a separate key for each use (HKDF, RFC 5869). @param length in bytes */
function derive({ bytes }: ContentKey, use: string, length: number): Buffer {
  return Buffer.from(hkdfSync("sha256", bytes, "", use, length));
}
