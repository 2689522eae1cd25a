import type { Log } from "../../log";
import type { Health, HealthReport } from "./health";

interface WatchParts {
  readonly health: Health;
  /** Called with each report. */
  readonly onReport: (report: HealthReport) => void;
  readonly log: Pick<Log, "info" | "error">;
}

/** The regular check of the relay's health. */
interface Watch {
  /** Probes the outbox and checks health; to be called at the start and then each minute. */
  minutely(): Promise<void>;
  /** Checks health at once, without a probe. */
  now(): Promise<void>;
}

/** In milliseconds. */
const lateLogInterval = 15 * 60_000;

/**
 * Creates the regular check. It logs changes of health, passes each report on, and logs late deliveries as an
 * error every 15 minutes. The first check does not report, because the server is still starting.
 */
export function createWatch({ health, onReport, log }: WatchParts): Watch {
  let isStarting = true;
  let loggedState = "ok";
  let lateLoggedAt = Number.NEGATIVE_INFINITY;

  function logChange({ status, kinds, reasons }: HealthReport): void {
    const state = [status, ...kinds].join();
    if (state === loggedState) return;
    loggedState = state;
    if (status === "ok") log.info("health is ok again");
    else log.error(`health is ${status}`, { reasons });
  }

  function logLate({ queueState }: HealthReport): void {
    if (!queueState || queueState.late === 0 || performance.now() - lateLoggedAt < lateLogInterval) return;
    lateLoggedAt = performance.now();
    const { waiting, oldest } = queueState;
    log.error("requests wait for delivery for too long", { waiting, oldest: oldest?.toISOString() });
  }

  async function now(): Promise<void> {
    const report = await health.report();
    logChange(report);
    logLate(report);
    onReport(report);
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
