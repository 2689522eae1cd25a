import { z } from "zod";
import type { VisitorRequest } from "../../../src/shared/request/validate-request";
import type { methods } from "./outbox-over";
import type { OutboxParts } from "./parts";

/** The text of a stored request, as JSON: what the visitor wrote, and whether the captcha was verified. */
export const contentSchema = z.object({
  name: z.string(),
  phone: z.string(),
  email: z.string(),
  message: z.string(),
  isVerified: z.boolean(),
});

/** A request that passed every check, with the id that logs and mails refer to it by. */
export interface AcceptedRequest extends VisitorRequest {
  readonly id: string;
  readonly receivedAt: Date;
  /** False when the captcha could not be verified. */
  readonly isVerified: boolean;
}

/** The delivery state of one MAIL_TO address that does not have the request yet. */
export interface RecipientState {
  readonly address: string;
  /** How many times delivery to this recipient has failed, for any reason. */
  readonly tries: number;
  /** How many of those were permanent refusals (SMTP 5xx). */
  readonly refusals: number;
  readonly firstRefusedAt?: Date;
}

/** A request with the recipients to whom it is due. */
export interface ClaimedRequest extends AcceptedRequest {
  readonly recipients: readonly RecipientState[];
  /** Whether another recipient has this request already. */
  readonly isDeliveredToAny: boolean;
}

/** How a try ended for one recipient. Codes are SMTP reply codes; a broken connection has none. */
export type RecipientResult = { readonly recipient: string; readonly code?: number | undefined } & (
  | { readonly outcome: "delivered" }
  /** A temporary failure. */
  | { readonly outcome: "postponed"; readonly dueAt: number }
  /** A permanent refusal that is retried, because nobody has the request yet. */
  | { readonly outcome: "refused"; readonly dueAt: number }
  /** A permanent refusal that is final. */
  | { readonly outcome: "dead" }
);

/**
 * "settled": every recipient has the request, so the text is erased. "refused": no delivery is left to try, and some recipients
 * were refused for good. "dead": all were.
 */
export type RequestState = "waiting" | "settled" | "refused" | "dead";

/**
 * Whether the outbox has an idempotency key: not at all, for the same request, or for a different one (409).
 */
export type KeyMatch = "unknown" | "same" | "different";

/** Counts of requests, and of recipients who miss a request that others have. */
export interface QueueState {
  /** Requests that wait for a recipient. */
  readonly waiting: number;
  /** Of these, requests that nobody has. */
  readonly undelivered: number;
  /** When the oldest waiting request was received. */
  readonly oldest?: Date;
  /**
   * Requests that nobody has after 15 minutes, or that were received in the future, which means that the clock was set back.
   */
  readonly late: number;
  /** Refused permanently by every recipient, or damaged; the text stays stored. */
  readonly dead: number;
  /** Recipients who still wait, after 15 minutes, for a request that others have. */
  readonly putOff: number;
  /** Recipients who were refused permanently for a request that others have, until a person has looked. */
  readonly refused: number;
  /** Waiting, but encrypted with a key that is not in OUTBOX_KEYS. */
  readonly unreadable: number;
}

/** What a recipient misses of the requests that others have. */
export interface MissingRequests {
  readonly address: string;
  /** Requests that it was refused for good, and that it still waits for after 15 minutes. */
  readonly refused: number;
  readonly putOff: number;
}

/** Counts of requests in a period. */
export interface Traffic {
  readonly received: number;
  readonly delivered: number;
}

/** A dead request that has not been reported yet. */
export interface DeadRequest {
  readonly id: string;
  /** The last SMTP reply code; undefined when the request could not be read from the outbox. */
  readonly code?: number;
}

/** A counter of a fixed window, which begins with the first count. */
export interface SharedBucket {
  /** What is counted. It is stored only as an HMAC. */
  readonly name: string;
  /** How many counts fit into a window. */
  readonly most: number;
  /** The length of a window. */
  readonly milliseconds: number;
}

/** What the relays of one site share besides requests, when there is more than one. */
export interface SharedState {
  /** Counts in every bucket and returns 0, or counts in none and returns the milliseconds to wait. */
  count(buckets: readonly SharedBucket[]): Promise<number>;
  /** Whether this relay should send the alert about a state: no other has in a period. */
  claimAlert(event: string, state: string, milliseconds: number): Promise<boolean>;
  /** Forgets the alerts of an event. @returns whether there were any, which only the first relay gets as true */
  clearAlerts(event: string): Promise<boolean>;
}

/** A function without its first argument, the parts of the open outbox. */
type Bound<Method> = Method extends (parts: OutboxParts, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

/** The functions of outbox-over.ts, bound to an outbox. */
export type OutboxMethods = { readonly [Name in keyof typeof methods]: Bound<(typeof methods)[Name]> };

/** The queue of accepted requests until they are delivered. Each change is on disk once its promise resolves. */
export interface Outbox extends OutboxMethods {
  /** Undefined while the outbox is not open, and for a file, which only one relay uses. */
  readonly shared?: SharedState | undefined;
  close(): void;
}
