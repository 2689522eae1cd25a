import type { Outbox, RecipientResult, RequestState } from "../outbox/outbox";

/** What is told about each use of the outbox. Times are in seconds. */
export interface OutboxObserver {
  formSaved?(seconds: number, isVerified: boolean, outcome: "accepted" | "same" | "different"): void;
  formFailed?(): void;
  claimed?(worked: boolean): void;
  settled?(worked: boolean): void;
  /** How a try ended, for each recipient, and what became of the request. */
  results?(id: string, results: readonly RecipientResult[], state: RequestState): void;
}

/** The same outbox; observers hear what forms and worker meet there, and whoever uses it notices nothing. */
export function observedOutbox(outbox: Outbox, observers: readonly OutboxObserver[]): Outbox {
  const tell = (call: (observer: OutboxObserver) => void) => observers.forEach(call);

  return {
    ...outbox,
    async accept(request, key) {
      const start = performance.now();
      try {
        const outcome = await outbox.accept(request, key);
        const seconds = (performance.now() - start) / 1_000;
        tell((observer) => observer.formSaved?.(seconds, request.isVerified, outcome));
        return outcome;
      } catch (error) {
        tell((observer) => observer.formFailed?.());
        throw error;
      }
    },
    async find(key, request) {
      try {
        return await outbox.find(key, request);
      } catch (error) {
        tell((observer) => observer.formFailed?.());
        throw error;
      }
    },
    async claim(most) {
      return noting(outbox.claim(most), (worked) => tell((observer) => observer.claimed?.(worked)));
    },
    async settle(id, results) {
      const state = await noting(outbox.settle(id, results), (worked) =>
        tell((observer) => observer.settled?.(worked)),
      );
      tell((observer) => observer.results?.(id, results, state));
      return state;
    },
  };
}

async function noting<Value>(work: Promise<Value>, note: (worked: boolean) => void): Promise<Value> {
  try {
    const value = await work;
    note(true);
    return value;
  } catch (error) {
    note(false);
    throw error;
  }
}
