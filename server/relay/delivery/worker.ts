import type { Log } from "../../log";
import type { ClaimedRequest, Outbox, RecipientResult } from "../outbox/outbox";
import { backoffMs } from "./backoff";
import type { Sent } from "./replies";
import { resultsOf } from "./results";
import { createWakeableTimer } from "./wakeable-timer";

/** Sends one request to the recipients for whom it is due. Never rejects. */
export type Deliver = (request: ClaimedRequest) => Promise<Sent>;

/** Callbacks for metrics and alerts. */
export interface WorkerHooks {
  /** How a try ended for one recipient, and how long the try took in milliseconds. */
  onTried(outcome: RecipientResult["outcome"], code: number | undefined, milliseconds: number): void;
  /** Whether the outbox could be used; an error when not. */
  onOutbox(error?: unknown): void;
}

export interface WorkerParts {
  readonly outbox: Pick<Outbox, "claim" | "settle" | "release" | "nextDue">;
  readonly deliver: Deliver;
  readonly log: Log;
  readonly hooks?: Partial<WorkerHooks> | undefined;
}

export interface Worker {
  /** Tells the worker that a request has come. */
  wake(): void;
  /** Takes up nothing more; resolves once what is being delivered is. */
  stop(): Promise<void>;
}

/** In milliseconds. For what others have changed in the file, such as the operator's commands. */
const longestSleep = 60_000;

/**
 * Delivers what waits in the outbox, without an end to the tries. One request is claimed and sent at a time: so a crash
 * between a mail's delivery and its mark in the outbox repeats that one only.
 */
export function startWorker({ outbox, deliver, log, hooks = {} }: WorkerParts): Worker {
  const alarm = createWakeableTimer();
  /** Tried, but not marked in the outbox yet: never to be sent again by this process before it is. */
  const unsettled = new Map<string, readonly RecipientResult[]>();
  /** Claimed, and not tried. */
  const untried = new Set<string>();
  let isStopping = false;
  /** How often in a row nothing could be delivered; one mail that goes out ends the row. */
  let failures = 0;

  async function run(): Promise<void> {
    while (!isStopping) {
      const wasFine = await deliverDue().catch(reportOutbox);
      failures = wasFine ? 0 : failures + 1;
      if (wasFine) await alarm.sleep(await untilNext().catch(() => longestSleep));
      else await alarm.pause(backoffMs(failures));
    }
    await giveBack().catch(reportOutbox);
  }

  async function untilNext(): Promise<number> {
    const due = (await outbox.nextDue()) ?? Number.POSITIVE_INFINITY;
    return Math.min(Math.max(0, due - Date.now()), longestSleep);
  }

  /** @returns false when nothing can be delivered for now */
  async function deliverDue(): Promise<boolean> {
    await giveBack();
    let request = await claimNext();
    hooks.onOutbox?.();
    while (request) {
      const goesOn = await tryOne(request);
      if (goesOn) failures = 0;
      // In one commit, since both are asked for at once. The mark comes first: by a clock that was set meanwhile, the
      // request's claim may have run out, and then it would be claimed again.
      const [, next] = await Promise.all([giveBack(), goesOn && !isStopping ? claimNext() : undefined]);
      if (!goesOn) return false;
      request = next;
    }
    return true;
  }

  async function claimNext(): Promise<ClaimedRequest | undefined> {
    const [request] = await outbox.claim(1);
    if (request) untried.add(request.id);
    return request;
  }

  /** Records what is not recorded yet, and frees what a failure has left claimed. */
  async function giveBack(): Promise<void> {
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

  /** @returns false when the next mail would fail like this one */
  async function tryOne(request: ClaimedRequest): Promise<boolean> {
    const start = performance.now();
    const { replies, isServerFine, error } = await deliver(request);
    const results = resultsOf(request, replies, Date.now());
    unsettled.set(request.id, results);
    untried.delete(request.id);
    for (const result of results) {
      hooks.onTried?.(result.outcome, result.code, performance.now() - start);
      report(request, result, error);
    }
    // A list of addresses that takes nothing at all will not take the next mail either.
    const isListFine = request.isDeliveredToAny || replies.some(({ isPersonal }) => !isPersonal);
    return isServerFine && isListFine;
  }

  function report({ id, receivedAt }: ClaimedRequest, result: RecipientResult, cause: unknown): void {
    const { outcome, code } = result;
    const about = { requestId: id, code };
    if (outcome === "delivered")
      log.info("delivered", { requestId: id, seconds: (Date.now() - Number(receivedAt)) / 1000 });
    else if (outcome === "dead")
      log.error("a recipient of MAIL_TO is refused for good, and will not get a request", {
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
    wake: alarm.ring,
    stop() {
      isStopping = true;
      alarm.stop();
      return ended;
    },
  };
}
