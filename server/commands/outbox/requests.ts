import { userInfo } from "node:os";
import { contentSchema } from "../../relay/outbox/outbox";
import type { OperatorOutbox } from "./open";

/** A command failed; the message says why, and what to do about it. */
export class CommandError extends Error {}

/** The command line is invalid. */
export class UsageError extends CommandError {
  constructor(message: string) {
    super(`${message}\nFor all commands: npm run outbox -- --help`);
  }
}

/** Prints one or more lines. */
export type Print = (text: string) => void;

/** A stored request without its text. */
export type StoredRequest = Awaited<ReturnType<OperatorOutbox["find"]>>[number];

/** The user name of the operator, for the audit trail: with sudo, the person and not root. */
export function operator(): string {
  return process.env.SUDO_USER || systemUser();
}

/** Falls back to the uid, because a container may run under one without a user name. */
function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.()}`;
  }
}

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
export async function readContent(outbox: OperatorOutbox, { id }: StoredRequest) {
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
