import type { RecipientResult } from "../outbox/outbox";

/** What use of the outbox shows about it. */
export interface UseState {
  /** Whether a form was answered 503 and no write has succeeded since. */
  readonly hasFailedForm: boolean;
  /** Whether a form was answered 503 in the last 15 minutes. */
  readonly hasRecentlyFailedForm: boolean;
  /** Whether the worker could not use the outbox for 30 seconds. */
  readonly isWorkerFailing: boolean;
  /** Whether the worker has given no sign of life for 45 minutes. */
  readonly isWorkerSilent: boolean;
  /** Whether every try to deliver has failed for an hour, for reasons other than a mail's own. */
  readonly isMailStopped: boolean;
}

/** Notes of what forms and worker meet at the outbox. */
export interface HealthMarks {
  formSaved(): void;
  formFailed(): void;
  /** Called whenever a form fails, so that an alert need not wait for the next look. */
  onFormFailed(listener: () => void): void;
  /** The worker could use the outbox, or could not. */
  workerDid(worked: boolean): void;
  /** The worker has tried to deliver a request. */
  workerTried(): void;
  /** How a try ended for each recipient. */
  results(id: string, results: readonly Pick<RecipientResult, "outcome">[]): void;
  /** How many forms have failed so far. */
  failedForms(): number;
  /** Ends what failed forms show, unless one failed since there were that many. */
  probeWorked(failedForms: number): void;
  state(): UseState;
}

/** In milliseconds. A backup locks the file for seconds; the worker tries again after 2, 4, 8 and 16 s. */
const longEnough = 30_000;
/** In milliseconds. One mail takes 12 minutes at most, and an idle worker looks for work each minute. */
const longestSilence = 45 * 60_000;
/** In milliseconds. Long enough for a mail server's maintenance; requests are late, and alerts go out, after 15 minutes. */
const longestMailTrouble = 60 * 60_000;
/** In milliseconds. For monitors that ask only every few minutes. */
const recent = 15 * 60_000;

/** Starts taking notes; times are those of a clock that nobody sets. */
export function observeUse(): HealthMarks {
  const listeners: (() => void)[] = [];
  let hasFailedForm = false;
  let failedForms = 0;
  let formFailedAt = Number.NEGATIVE_INFINITY;
  let lastSignOfLife = performance.now();
  let failingSince: number | undefined;
  let mailFailingSince: number | undefined;
  const isOver = (since: number | undefined, time: number) =>
    since !== undefined && performance.now() - since >= time;

  return {
    formSaved() {
      hasFailedForm = false;
    },
    formFailed() {
      hasFailedForm = true;
      failedForms++;
      formFailedAt = performance.now();
      for (const listener of listeners) listener();
    },
    onFormFailed: (listener) => void listeners.push(listener),
    workerDid(worked) {
      lastSignOfLife = performance.now();
      failingSince = worked ? undefined : (failingSince ?? lastSignOfLife);
    },
    workerTried() {
      lastSignOfLife = performance.now();
    },
    results(_, results) {
      // A mail that is refused for good says nothing about the next one.
      if (results.some(({ outcome }) => outcome === "delivered")) mailFailingSince = undefined;
      else if (results.some(({ outcome }) => outcome === "postponed")) mailFailingSince ??= performance.now();
    },
    failedForms: () => failedForms,
    probeWorked(count) {
      if (count === failedForms) hasFailedForm = false;
    },
    state: () => ({
      hasFailedForm,
      hasRecentlyFailedForm: !isOver(formFailedAt, recent),
      isWorkerFailing: isOver(failingSince, longEnough),
      isWorkerSilent: isOver(lastSignOfLife, longestSilence),
      isMailStopped: isOver(mailFailingSince, longestMailTrouble),
    }),
  };
}
