import type { VisitorRequest } from "../../../src/shared/request/validate-request";

/** A request that passed every check, under the id by which it is known from here on. */
export interface AcceptedRequest extends VisitorRequest {
  readonly id: string;
  readonly receivedAt: Date;
  /** False when the captcha's provider could not be asked. */
  readonly isVerified: boolean;
}

/** What is known of one address of MAIL_TO that has not got a request yet. */
export interface RecipientState {
  readonly address: string;
  /** How often delivery to this recipient has failed, for whatever reason. */
  readonly tries: number;
  /** How many of those were permanent refusals (SMTP 5xx). */
  readonly refusals: number;
  readonly firstRefusedAt?: Date;
}

/** A request with the recipients for whom it is due. */
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
  /** A permanent refusal that is tried again, since nobody has the request yet. */
  | { readonly outcome: "refused"; readonly dueAt: number }
  /** A permanent refusal that is final. */
  | { readonly outcome: "dead" }
);

/** "settled": every recipient is done and at least one has the mail, so the text is erased. "dead": nobody has it. */
export type RequestState = "waiting" | "settled" | "dead";

/** What the outbox knows of an idempotency key: nothing, this same request, or another one (answered 409). */
export type KeyMatch = "unknown" | "same" | "different";

/** Counts of requests. A request is counted once, however many recipients it waits for. */
export interface QueueState {
  readonly waiting: number;
  /** When the oldest of the waiting ones was received. */
  readonly oldest?: Date;
  /** Waiting for more than 15 minutes, or received in the future: then the clock was set back. */
  readonly late: number;
  /** Refused for good by every recipient, or damaged; the text is kept. */
  readonly dead: number;
  /** Waiting, but encrypted with a key that is not in OUTBOX_KEYS. */
  readonly unreadable: number;
}

export interface Traffic {
  readonly received: number;
  readonly delivered: number;
}

/** A dead request that nobody has been told of yet. */
export interface DeadRequest {
  readonly id: string;
  /** The last SMTP reply code; undefined when the request could not be read from the outbox. */
  readonly code?: number;
}

/** Where accepted requests wait until they are delivered. Each change is on disk once its promise resolves. */
export interface Outbox {
  find(key: string, request: VisitorRequest): Promise<KeyMatch>;
  /** Takes a request over for good, unless its key is known: then the first one is kept. */
  accept(request: AcceptedRequest, key?: string): Promise<"accepted" | "same" | "different">;
  /** Up to `most` requests that are due, for nobody else until their lease ends. Damaged ones become dead. */
  claim(most: number): Promise<ClaimedRequest[]>;
  /** Records how a try ended for each recipient, and gives the claim back. */
  settle(id: string, results: readonly RecipientResult[]): Promise<RequestState>;
  /** Gives claimed requests back as they were. */
  release(ids: readonly string[]): Promise<void>;
  /** When the next request is due, in milliseconds since 1970; undefined when none waits. */
  nextDue(): Promise<number | undefined>;
  queueState(): Promise<QueueState>;
  /** Counts what was received, and what was delivered, since a time in milliseconds since 1970. */
  traffic(since: number): Promise<Traffic>;
  /** Deletes the traces of requests that were settled before a time, and gives free space back to the disk. */
  purge(before: number): Promise<void>;
  /** Writes and commits one row, as a form would. Rejects when a form would be answered 503. */
  probe(): Promise<void>;
  /** Dead requests that nobody has been told of. */
  unreportedDead(): Promise<DeadRequest[]>;
  markReported(id: string): Promise<void>;
  /** Whether a day's summary is now ours to send; the claim runs out by itself, so a crash loses none. */
  claimSummary(day: string): Promise<boolean>;
  markSummarySent(day: string): Promise<void>;
  releaseSummary(day: string): Promise<void>;
  hasSummaries(): Promise<boolean>;
  close(): void;
}
