import { userInfo } from "node:os";
import type { Cipher, Encrypted } from "../../relay/outbox/cipher";

/** A stored request without its text. */
export interface StoredRequest {
  readonly id: string;
  readonly receivedAt: Date;
  /** "refused": some recipients were, others have it. "dead": nobody has it. */
  readonly state: "waiting" | "refused" | "dead" | "delivered" | "removed" | "moved";
  readonly hasText: boolean;
  readonly recipients: readonly StoredRecipient[];
}

/** A recipient of a stored request. */
export interface StoredRecipient {
  readonly address: string;
  /** A state of the deliveries table; "held" means that a key is missing. */
  readonly state: string;
  readonly tries: number;
  /** The last SMTP reply code. */
  readonly code: number | undefined;
  /** Whether the server is sending to this recipient, or was when it crashed. */
  readonly isBeingSent: boolean;
}

/** A line of the audit trail. */
export interface AuditEntry {
  readonly at: Date;
  readonly id: string;
  readonly event: string;
  /** The mail server's code, or the operator. */
  readonly code: string;
}

/** An outbox opened for an operator's command, possibly while servers are using it. */
export interface OperatorOutbox {
  /** Undefined when neither OUTBOX_KEYS nor the key file has a key. */
  readonly cipher: Cipher | undefined;
  /** The requests whose id starts with a prefix, oldest first. */
  find(prefix: string): Promise<StoredRequest[]>;
  /** The text of a request; undefined once it is erased. */
  readEncrypted(id: string): Promise<Encrypted | undefined>;
  /** Adds an entry to the audit trail for each request. It is on disk once this resolves. */
  note(event: string, ids: readonly string[], operator: string): Promise<void>;
  /** Makes a request due for all who do not have it. @returns how many recipients that changed */
  replay(id: string, operator: string): Promise<number>;
  /** Closes a request that others have, and erases its text: a person has looked. @returns whether there was one to close */
  see(id: string, operator: string): Promise<boolean>;
  /** Erases a request's text and cancels its deliveries. */
  remove(id: string, operator: string): Promise<void>;
  /** The audit trail of requests whose id starts with a prefix, oldest first. */
  audit(prefix: string): Promise<AuditEntry[]>;
  close(): void;
}

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
