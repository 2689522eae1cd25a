import { userInfo } from "node:os";
import clinic from "../../../data/clinic.json";
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

const { format } = new Intl.DateTimeFormat("en-GB", {
  ...{ year: "numeric", month: "2-digit", day: "2-digit", hour: "2-digit", minute: "2-digit" },
  ...{ second: "2-digit", timeZone: clinic.timeZone, timeZoneName: "longOffset" },
});
/** Matches a time such as "20/11/2026, 09:05:09 GMT-09:00". */
const parts = /^(\d+)\/(\d+)\/(\d+), (\S+) GMT(.*)$/;

/** A time in the clinic's time zone (ISO 8601), such as "2026-11-20T09:05:09-09:00". */
export function clinicTime(time: Date): string {
  if (Number.isNaN(time.getTime())) return "unknown";
  return format(time).replace(
    parts,
    (_, day, month, year, clock, offset) => `${year}-${month}-${day}T${clock}${offset || "Z"}`,
  );
}

/**
 * Escapes characters in visitors' text that control a terminal or reorder text, as their code points. Line
 * breaks and tabs stay.
 */
export function printable(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .replace(
      /[^\P{Cc}\n\t]|\p{Bidi_Control}|[\u2028\u2029]/gu,
      (character) => `<U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, "0")}>`,
    );
}

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
