import type { Cipher, Encrypted } from "../../relay/outbox/cipher";

/** A request with all that is stored about it. Times are in milliseconds since 1970. */
export interface WholeRequest {
  readonly id: string;
  readonly key: string | null;
  readonly mac: Buffer | null;
  readonly macKey: string | null;
  readonly receivedAt: number;
  readonly content: Encrypted | undefined;
  readonly settledAt: number | null;
  readonly deadAt: number | null;
  readonly toldAt: number | null;
  readonly deliveries: readonly WholeDelivery[];
  readonly audit: readonly { readonly at: number; readonly event: string; readonly code: string | null }[];
}

/** The delivery of a request to one recipient. */
export interface WholeDelivery {
  readonly recipient: string;
  /** "waiting" also when its key is missing. */
  readonly state: "waiting" | "delivered" | "refused" | "dead";
  readonly tries: number;
  readonly refusals: number;
  readonly firstRefusedAt: number | null;
  readonly settledAt: number | null;
  readonly code: number | null;
}

/** A `content_key` that is no key's: the request is in another outbox now, and only its key stays here. */
export const movedMark = "moved";

/** An outbox from which requests can be moved, and to which, while servers use it. */
export interface MovableOutbox {
  readonly cipher: Cipher | undefined;
  /**
   * The ids of all requests that have not been moved, oldest first, and names for the rows whose id is
   * damaged.
   */
  ids(): Promise<{ readonly ids: readonly string[]; readonly nameless: readonly string[] }>;
  /**
   * Reads a request and claims it, so that no server sends it meanwhile.
   * @returns undefined when a server is sending it right now
   * @throws DamagedRowError when it cannot be moved as it is; then nothing is claimed
   */
  take(id: string): Promise<WholeRequest | undefined>;
  /** Stores a request, unless it is here already. What waits is due at once. */
  put(request: WholeRequest): Promise<void>;
  /** Erases what was taken, except for the idempotency key. */
  markMoved(id: string, operator: string): Promise<void>;
  /** The days whose summary was sent. */
  summaries(): Promise<string[]>;
  addSummaries(days: readonly string[]): Promise<void>;
  close(): void;
}
