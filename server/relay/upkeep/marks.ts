import type { RecipientResult } from "../outbox/outbox";

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

/** Records successes and failures of forms and the worker. Times come from the monotonic clock. */
export function observeUse() {
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
    },
    /** The worker has used the outbox, successfully or not. */
    workerDid(worked: boolean) {
      workerActiveAt = performance.now();
      failingSince = worked ? undefined : (failingSince ?? workerActiveAt);
    },
    /** The worker has tried to deliver a request. */
    workerTried() {
      workerActiveAt = performance.now();
    },
    /** The results of a delivery for each recipient. */
    results(results: readonly Pick<RecipientResult, "outcome">[]) {
      // A permanent refusal of one mail says nothing about the next one.
      if (results.some(({ outcome }) => outcome === "delivered")) mailFailingSince = undefined;
      else if (results.some(({ outcome }) => outcome === "postponed")) mailFailingSince ??= performance.now();
    },
    /** The captcha's provider was asked about a token, and gave a verdict or not. */
    captchaChecked(worked: boolean) {
      captchaFailingSince = worked ? undefined : (captchaFailingSince ?? performance.now());
      isCaptchaUnchecked = isOver(captchaFailingSince, maxCaptchaFailure);
    },
    /** The number of failed forms so far. */
    failedForms: () => failedForms,
    /** A probe has succeeded: resets hasFailedForm, unless a form has failed since the given count. */
    probeWorked(count: number) {
      if (count === failedForms) hasFailedForm = false;
    },
    /** The health of the outbox, as its use shows it. */
    state: () => ({
      /** Whether a form got 503 and no write has succeeded since. */
      hasFailedForm,
      hasRecentlyFailedForm: !isOver(formFailedAt, failedFormMemory),
      isWorkerFailing: isOver(failingSince, maxWorkerFailure),
      isWorkerSilent: isOver(workerActiveAt, maxWorkerSilence),
      /** Whether every delivery has failed, not counting permanent refusals. */
      isMailStopped: isOver(mailFailingSince, maxMailFailure),
      /** Whether no captcha could be checked, from the first failure to the last one. */
      isCaptchaUnchecked,
    }),
  };
}
