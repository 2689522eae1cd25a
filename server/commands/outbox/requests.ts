import type { z } from "zod";
import { contentSchema } from "../../relay/outbox/outbox";
import { CommandError } from "./errors";
import type { OperatorOutbox, StoredRequest } from "./operator-outbox";

/** What the visitor wrote, and whether the captcha was verified. */
type Content = z.infer<typeof contentSchema>;

/**
 * Finds the only request whose id starts with a prefix.
 * @throws CommandError when there is none or more than one
 */
export async function findRequest(outbox: OperatorOutbox, prefix: string): Promise<StoredRequest> {
  const found = await outbox.find(prefix);
  const request = found.find(({ id }) => id === prefix) ?? found[0];
  if (!request)
    throw new CommandError(
      `No request in the outbox has an id that starts with "${prefix}". To see all: npm run outbox -- list --all`,
    );
  if (found.length > 1 && request.id !== prefix)
    throw new CommandError(
      `${found.length} requests have an id that starts with "${prefix}". Give more of it:\n${found.map(({ id }) => id).join("\n")}`,
    );
  return request;
}

/**
 * Reads and decrypts what the visitor wrote.
 * @throws CommandError when it is erased or damaged, or its key is missing
 */
export async function readContent(outbox: OperatorOutbox, { id }: StoredRequest): Promise<Content> {
  const encrypted = await outbox.readEncrypted(id);
  if (encrypted === undefined)
    throw new CommandError(
      `The text of request ${id} is erased: it was delivered or removed. Only its id and times are left.`,
    );
  const { keyId } = encrypted;
  if (!outbox.cipher?.keyIds.includes(keyId))
    throw new CommandError(
      `Request ${id} is encrypted with the key "${keyId}" (its id, and digits that distinguish keys with the same id), which is neither in OUTBOX_KEYS nor in the key file beside the outbox. Restore that key and try again.`,
    );
  try {
    return contentSchema.parse(JSON.parse(outbox.cipher.decrypt(id, encrypted).toString()));
  } catch {
    throw new CommandError(`The text of request ${id} is damaged and cannot be read.`);
  }
}
