import type { Log } from "../log";
import { createAlarm } from "./alarm";
import type { AcceptedRequest, Outbox, WaitingRequest } from "./outbox";
import { pauseAfter } from "./pauses";

/** Delivers one request: once this resolves, it is in the clinic's mailbox. */
export type Deliver = (request: AcceptedRequest) => Promise<void>;

export interface WorkerParts {
  readonly outbox: Pick<Outbox, "claim" | "delivered" | "postpone" | "release" | "nextDue">;
  readonly deliver: Deliver;
  /** Whether a failed delivery is about that one mail, so that the next may well succeed. */
  readonly concernsOneMail: (error: unknown) => boolean;
  readonly log: Log;
}

export interface Worker {
  /** Tells the worker that a request has come. */
  wake(): void;
  /** Takes up nothing more; resolves once what is being delivered is. */
  stop(): Promise<void>;
}

const claimTime = 10 * 60_000;
/** A claim this near to its end may not outlast one more delivery. */
const claimMargin = 4 * 60_000;
const most = 20;
/** For what other instances on a shared database have left behind. */
const longestSleep = 60_000;

/**
 * Delivers what waits in the outbox, without an end to the tries. One mail at a time: so a crash between a mail's
 * delivery and its mark in the outbox repeats that one only.
 */
export function startWorker({ outbox, deliver, concernsOneMail, log }: WorkerParts): Worker {
  const alarm = createAlarm();
  /** Delivered, but the outbox could not be told: never to be sent again by this process. */
  const unmarked = new Set<string>();
  let isStopping = false;
  let failures = 0;

  async function run(): Promise<void> {
    while (!isStopping) {
      const wasFine = await deliverDue().catch(reportOutbox);
      failures = wasFine ? 0 : failures + 1;
      if (wasFine) await alarm.sleep(await untilNext().catch(() => longestSleep));
      else await alarm.pause(pauseAfter(failures));
    }
  }

  async function untilNext(): Promise<number> {
    const due = (await outbox.nextDue()) ?? Number.POSITIVE_INFINITY;
    return Math.min(Math.max(0, due - Date.now()), longestSleep);
  }

  /** @returns false when nothing can be delivered for now */
  async function deliverDue(): Promise<boolean> {
    const until = Date.now() + claimTime;
    const claimed = await outbox.claim(Date.now(), until, most);
    let isFine = true;
    for (const request of claimed) {
      const goesOn = isFine && !isStopping && Date.now() < until - claimMargin;
      if (goesOn) isFine = await deliverOne(request);
      else await outbox.release(request.id);
    }
    return isFine;
  }

  async function deliverOne(request: WaitingRequest): Promise<boolean> {
    const { id, receivedAt } = request;
    try {
      if (!unmarked.has(id)) await deliver(request);
    } catch (error) {
      const tries = request.tries + 1;
      const pause = pauseAfter(tries);
      log.warn("delivery failed", { requestId: id, tries, retryInSeconds: pause / 1000, cause: error });
      await outbox.postpone(id, Date.now() + pause);
      return concernsOneMail(error);
    }
    unmarked.add(id);
    await outbox.delivered(id, Date.now());
    unmarked.delete(id);
    log.info("delivered", { requestId: id, seconds: (Date.now() - Number(receivedAt)) / 1000 });
    return true;
  }

  function reportOutbox(error: unknown): false {
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
