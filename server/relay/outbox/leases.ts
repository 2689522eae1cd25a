/** A delivery that this process has claimed, and the token that proves it. */
interface HeldDelivery {
  readonly id: string;
  readonly recipient: string;
  readonly token: string;
}

/** The claims of this process. */
export interface Leases {
  add(held: HeldDelivery): void;
  /** The token of a delivery; undefined when this process has not claimed it. */
  tokenOf(id: string, recipient: string): string | undefined;
  /** Forgets the claims of a request, or only that of one recipient. */
  end(id: string, recipient?: string): void;
  all(): readonly HeldDelivery[];
}

/** In milliseconds. How often a relay renews its claims, while a mail server takes its time. */
export const renewalInterval = 30_000;

/** Creates the list of claims of this process. */
export function createLeases(): Leases {
  const held = new Map<string, Map<string, HeldDelivery>>();
  return {
    add(delivery) {
      const ofRequest = held.get(delivery.id) ?? new Map();
      held.set(delivery.id, ofRequest.set(delivery.recipient, delivery));
    },
    tokenOf: (id, recipient) => held.get(id)?.get(recipient)?.token,
    end(id, recipient) {
      if (recipient === undefined) held.delete(id);
      else held.get(id)?.delete(recipient);
      if (held.get(id)?.size === 0) held.delete(id);
    },
    all: () => [...held.values()].flatMap((ofRequest) => [...ofRequest.values()]),
  };
}
