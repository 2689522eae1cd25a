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
  const orFailed = <Result>(work: Promise<Result>) =>
    work.catch((error) => {
      notify((observer) => observer.formFailed?.());
      throw error;
    });

  return {
    ...outbox,
    async accept(request, key) {
      const start = performance.now();
      const outcome = await orFailed(outbox.accept(request, key));
      const seconds = (performance.now() - start) / 1_000;
      notify((observer) => observer.formSaved?.(seconds, request.isVerified, outcome));
      return outcome;
    },
    find: (key, request) => orFailed(outbox.find(key, request)),
    async settle(id, results) {
      const state = await outbox.settle(id, results);
      notify((observer) => observer.results?.(id, results, state));
      return state;
    },
  };
}
