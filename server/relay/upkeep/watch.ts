import type { Log } from "../../log";
import type { Health, HealthReport } from "./health";

export interface WatchParts {
  readonly health: Health;
  /** Takes each report. */
  readonly tell: (report: HealthReport) => void;
  readonly log: Pick<Log, "info" | "error">;
}

export interface Watch {
  /** Tries a write and looks at the relay's health; called each minute, and first when the server starts. */
  minutely(): Promise<void>;
  /** Looks at once, and tries no write. */
  now(): Promise<void>;
}

/** In milliseconds. */
const raiseEvery = 15 * 60_000;

/**
 * Looks after the relay: each change of its health is a line of the log and goes to the alerts, and late deliveries are an
 * error line each 15 minutes for as long as there are any. The first look is at a server that is still starting: what it
 * finds is no news.
 */
export function createWatch({ health, tell, log }: WatchParts): Watch {
  let isStarting = true;
  let said = "ok";
  let raisedAt = Number.NEGATIVE_INFINITY;

  function sayChange({ status, kinds, reasons }: HealthReport): void {
    const state = [status, ...kinds].join();
    if (state === said) return;
    said = state;
    if (status === "ok") log.info("health is ok again");
    else log.error(`health is ${status}`, { reasons });
  }

  function raiseLate({ queueState }: HealthReport): void {
    if (!queueState || queueState.late === 0 || performance.now() - raisedAt < raiseEvery) return;
    raisedAt = performance.now();
    const { waiting, oldest } = queueState;
    log.error("requests wait for delivery for too long", { waiting, oldest: oldest?.toISOString() });
  }

  async function now(): Promise<void> {
    const report = await health.report();
    sayChange(report);
    raiseLate(report);
    tell(report);
  }

  return {
    now,
    async minutely() {
      await health.probe();
      if (!isStarting) return now();
      isStarting = false;
    },
  };
}
