import type { Outbox, RecipientResult, RequestState } from "../outbox/outbox";

/** Callbacks for each use of the outbox. Times are in seconds. */
export interface OutboxObserver {
  formSaved?(seconds: number, isVerified: boolean, outcome: "accepted" | "same" | "different"): void;
  formFailed?(): void;
  /** The results of a delivery for each recipient, and the request's new state. */
  results?(id: string, results: readonly RecipientResult[], state: RequestState): void;
}

/** Wraps an outbox so that observers are called about its use by forms and the worker. */
export function observedOutbox(outbox: Outbox, observers: readonly OutboxObserver[]): Outbox {
  const notify = (call: (observer: OutboxObserver) => void) => observers.forEach(call);

  return {
    ...outbox,
    async accept(request, key) {
      const start = performance.now();
      try {
        const outcome = await outbox.accept(request, key);
        const seconds = (performance.now() - start) / 1_000;
        notify((observer) => observer.formSaved?.(seconds, request.isVerified, outcome));
        return outcome;
      } catch (error) {
        notify((observer) => observer.formFailed?.());
        throw error;
      }
    },
    async find(key, request) {
      try {
        return await outbox.find(key, request);
      } catch (error) {
        notify((observer) => observer.formFailed?.());
        throw error;
      }
    },
    async settle(id, results) {
      const state = await outbox.settle(id, results);
      notify((observer) => observer.results?.(id, results, state));
      return state;
    },
  };
}
