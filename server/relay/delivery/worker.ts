import type { Log } from "../../log";
import type { ClaimedRequest, Outbox, RecipientResult } from "../outbox/outbox";
import { backoffMs } from "./backoff";
import type { Sent } from "./replies";
import { resultsOf } from "./results";
import { createWakeableTimer } from "./wakeable-timer";

/** Sends one request to the recipients for whom it is due. Never rejects. */
export type Deliver = (request: ClaimedRequest) => Promise<Sent>;

/** Callbacks for metrics and alerts. */
interface WorkerHooks {
  /** Called after each try for one recipient. */
  onTried(outcome: RecipientResult["outcome"], milliseconds: number): void;
  /** Called after each use of the outbox, with the error if it failed. */
  onOutbox(error?: unknown): void;
}

interface WorkerParts {
  readonly outbox: Pick<Outbox, "claim" | "settle" | "release" | "nextDue">;
  readonly deliver: Deliver;
  readonly log: Log;
  readonly hooks?: Partial<WorkerHooks> | undefined;
}

/** In milliseconds. The operator's commands may change the outbox at any time without waking the worker. */
const longestSleep = 60_000;

/**
 * Starts delivering the waiting requests, with endless retries. Requests are claimed and sent one at a time,
 * so that a crash between sending a mail and recording it repeats only that mail.
 */
export function startWorker({ outbox, deliver, log, hooks = {} }: WorkerParts) {
  const timer = createWakeableTimer();
  /** Results that are not in the outbox yet. These requests must not be sent again before they are. */
  const unsettled = new Map<string, readonly RecipientResult[]>();
  /** Requests that are claimed but not tried yet. */
  const untried = new Set<string>();
  let isStopping = false;
  /** How many rounds in a row have delivered nothing. */
  let failures = 0;

  async function run(): Promise<void> {
    while (!isStopping) {
      const wasFine = await deliverDue().catch(reportOutbox);
      failures = wasFine ? 0 : failures + 1;
      if (wasFine) await timer.sleep(await untilNext().catch(() => longestSleep));
      else await timer.backOff(backoffMs(failures));
    }
    await settleAndRelease().catch(reportOutbox);
  }

  async function untilNext(): Promise<number> {
    const due = (await outbox.nextDue()) ?? Number.POSITIVE_INFINITY;
    return Math.min(Math.max(0, due - Date.now()), longestSleep);
  }

  /** @returns false when nothing can be delivered for now */
  async function deliverDue(): Promise<boolean> {
    await settleAndRelease();
    let request = await claimNext();
    hooks.onOutbox?.();
    while (request) {
      const canContinue = await tryOne(request);
      if (canContinue) failures = 0;
      // Concurrent, so that both share one commit. Settling comes first: if the clock was set meanwhile, the
      // claim may have expired, and the request would be claimed again.
      const [, next] = await Promise.all([
        settleAndRelease(),
        canContinue && !isStopping ? claimNext() : undefined,
      ]);
      if (!canContinue) return false;
      request = next;
    }
    return true;
  }

  async function claimNext(): Promise<ClaimedRequest | undefined> {
    const [request] = await outbox.claim(1);
    if (request) untried.add(request.id);
    return request;
  }

  /** Records results that are not in the outbox yet, and releases claims that were not tried. */
  async function settleAndRelease(): Promise<void> {
    const left = [...untried];
    await Promise.all([
      ...[...unsettled].map(async ([id, results]) => {
        await outbox.settle(id, results);
        unsettled.delete(id);
      }),
      left.length > 0 ? outbox.release(left) : undefined,
    ]);
    for (const id of left) untried.delete(id);
  }

  /** @returns false when the next mail would fail in the same way */
  async function tryOne(request: ClaimedRequest): Promise<boolean> {
    const start = performance.now();
    const { replies, isServerFine, error } = await deliver(request);
    const results = resultsOf(request, replies, Date.now());
    unsettled.set(request.id, results);
    untried.delete(request.id);
    for (const result of results) {
      hooks.onTried?.(result.outcome, performance.now() - start);
      report(request, result, error);
    }
    // If every address was refused for itself, the next mail would be refused too.
    const isListFine = request.isDeliveredToAny || replies.some(({ isPersonal }) => !isPersonal);
    return isServerFine && isListFine;
  }

  function report({ id, receivedAt }: ClaimedRequest, result: RecipientResult, cause: unknown): void {
    const { outcome, code } = result;
    const about = { requestId: id, code };
    if (outcome === "delivered")
      log.info("delivered", { requestId: id, seconds: (Date.now() - Number(receivedAt)) / 1000 });
    else if (outcome === "dead")
      log.error("a recipient of MAIL_TO was permanently refused and will not get this request", {
        ...about,
        cause,
      });
    else {
      const retryInSeconds = Math.round((result.dueAt - Date.now()) / 1000);
      log.warn("delivery failed", { ...about, outcome, retryInSeconds, cause });
    }
  }

  function reportOutbox(error: unknown): false {
    hooks.onOutbox?.(error);
    log.error("the outbox cannot be used", { cause: error });
    return false;
  }

  const ended = run();
  return {
    /** Makes the worker check the outbox for new requests. */
    wake: timer.wake,
    /** Claims no more requests; resolves once the current delivery has ended. */
    stop(): Promise<void> {
      isStopping = true;
      timer.stop();
      return ended;
    },
  };
}
