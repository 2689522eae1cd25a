import type { Outbox, RecipientResult, RequestState } from "../outbox/outbox";

/** Callbacks for each use of the outbox. Times are in seconds. */
export interface OutboxObserver {
  formSaved?(seconds: number, isVerified: boolean, outcome: "accepted" | "same" | "different"): void;
  formFailed?(): void;
  /** How a try ended, for each recipient, and what became of the request. */
  results?(id: string, results: readonly RecipientResult[], state: RequestState): void;
}

/** The same outbox, which reports what forms and worker do with it to its observers. */
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
    async settle(id, results) {
      const state = await outbox.settle(id, results);
      tell((observer) => observer.results?.(id, results, state));
      return state;
    },
  };
}
