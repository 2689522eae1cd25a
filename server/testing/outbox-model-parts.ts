import type { AcceptedRequest, RequestState } from "../relay/outbox/outbox";

/** A delivery as the model knows it. */
export interface ModelDelivery {
  state: "waiting" | "delivered" | "refused" | "dead";
  /** The code of the last try, if the mail server has answered. */
  code?: number | undefined;
  tries: number;
  refusals: number;
  dueAt: number;
  backoff: number;
  claimedUntil: number;
}

/** A request as the model knows it. */
export interface ModelRequest {
  readonly request: AcceptedRequest;
  readonly key: string;
  state: RequestState;
  settledAt: number;
  hasText: boolean;
  readonly deliveries: Map<string, ModelDelivery>;
}

/** Where an outbox that several relays share differs from a file. */
export interface StoreRules {
  /** In milliseconds. How long a claim lasts. */
  readonly lease: number;
  /** Whether others may hold a claim: then a restart frees none. */
  readonly isShared: boolean;
}
