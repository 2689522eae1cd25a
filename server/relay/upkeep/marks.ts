import type { RecipientResult } from "../outbox/outbox";

/** The health of the outbox, as its use shows it. */
export interface UseState {
  /** Whether a form got 503 and no write has succeeded since. */
  readonly hasFailedForm: boolean;
  /** Whether a form got 503 in the last 15 minutes. */
  readonly hasRecentlyFailedForm: boolean;
  /** Whether the worker has been unable to use the outbox for 30 seconds. */
  readonly isWorkerFailing: boolean;
  /** Whether the worker has done nothing for 45 minutes. */
  readonly isWorkerSilent: boolean;
  /** Whether every delivery has failed for an hour, not counting permanent refusals. */
  readonly isMailStopped: boolean;
  /** Whether no captcha could be checked for 30 minutes, from the first failure to the last one. */
  readonly isCaptchaUnchecked: boolean;
}

/** Records successes and failures of forms and the worker. */
export interface HealthMarks {
  formSaved(): void;
  formFailed(): void;
  /** Adds a listener for failed forms, so that an alert does not wait for the next check. */
  onFormFailed(listener: () => void): void;
  /** The worker has used the outbox, successfully or not. */
  workerDid(worked: boolean): void;
  /** The worker has tried to deliver a request. */
  workerTried(): void;
  /** The results of a delivery for each recipient. */
  results(id: string, results: readonly Pick<RecipientResult, "outcome">[]): void;
  /** The captcha's provider was asked about a token, and gave a verdict or not. */
  captchaChecked(worked: boolean): void;
  /** The number of failed forms so far. */
  failedForms(): number;
  /** A probe has succeeded: resets hasFailedForm, unless a form has failed since the given count. */
  probeWorked(failedForms: number): void;
  state(): UseState;
}

/** In milliseconds. A backup locks the file for seconds; the worker retries after 2, 4, 8 and 16 s. */
const maxWorkerFailure = 30_000;
/** In milliseconds. One mail takes 12 minutes at most, and an idle worker checks the outbox each minute. */
const maxWorkerSilence = 45 * 60_000;
/**
 * In milliseconds. Allows for a mail server's maintenance; late requests send alerts after 15 minutes
 * already.
 */
const maxMailFailure = 60 * 60_000;
/** In milliseconds. Nobody needs to act on a short failure of a provider. */
const maxCaptchaFailure = 30 * 60_000;
/** In milliseconds. Long enough for monitors that check only every few minutes. */
const failedFormMemory = 15 * 60_000;

/** Creates the record. Times come from the monotonic clock. */
export function observeUse(): HealthMarks {
  const listeners: (() => void)[] = [];
  let hasFailedForm = false;
  let failedForms = 0;
  let formFailedAt = Number.NEGATIVE_INFINITY;
  let workerActiveAt = performance.now();
  let failingSince: number | undefined;
  let mailFailingSince: number | undefined;
  let captchaFailingSince: number | undefined;
  let isCaptchaUnchecked = false;
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
      workerActiveAt = performance.now();
      failingSince = worked ? undefined : (failingSince ?? workerActiveAt);
    },
    workerTried() {
      workerActiveAt = performance.now();
    },
    results(_, results) {
      // A permanent refusal of one mail says nothing about the next one.
      if (results.some(({ outcome }) => outcome === "delivered")) mailFailingSince = undefined;
      else if (results.some(({ outcome }) => outcome === "postponed")) mailFailingSince ??= performance.now();
    },
    captchaChecked(worked) {
      captchaFailingSince = worked ? undefined : (captchaFailingSince ?? performance.now());
      isCaptchaUnchecked = isOver(captchaFailingSince, maxCaptchaFailure);
    },
    failedForms: () => failedForms,
    probeWorked(count) {
      if (count === failedForms) hasFailedForm = false;
    },
    state: () => ({
      hasFailedForm,
      hasRecentlyFailedForm: !isOver(formFailedAt, failedFormMemory),
      isWorkerFailing: isOver(failingSince, maxWorkerFailure),
      isWorkerSilent: isOver(workerActiveAt, maxWorkerSilence),
      isMailStopped: isOver(mailFailingSince, maxMailFailure),
      isCaptchaUnchecked,
    }),
  };
}
