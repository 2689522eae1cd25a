import type { Log } from "../../log";
import type { SharedState } from "../outbox/outbox";
import type { Alerts } from "./alerts";
import type { Health, HealthReport } from "./health";

interface WatchParts {
  readonly health: Health;
  /** Called with each report. */
  readonly onReport: (report: HealthReport) => void;
  readonly log: Pick<Log, "info" | "error">;
}

/** In milliseconds. */
const lateLogInterval = 15 * 60_000;
/** In milliseconds. */
const hour = 60 * 60_000;
const week = 7 * 24 * hour;

/**
 * Creates the regular check. It logs changes of health, passes each report on, and logs late deliveries as an
 * error every 15 minutes. The first check does not report, because the server is still starting.
 */
export function createWatch({ health, onReport, log }: WatchParts) {
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

  /** Checks health at once, without a probe. */
  async function now(): Promise<void> {
    const report = await health.report();
    logChange(report);
    logLate(report);
    onReport(report);
  }

  return {
    now,
    /** Probes the outbox and checks health; to be called at the start and then each minute. */
    async minutely() {
      await health.probe();
      if (!isStarting) return now();
      isStarting = false;
    },
  };
}

/**
 * Sends an alert when health changes, and each hour while it is bad; each week if only captchas cannot be
 * checked, which keeps no request from the clinic. A state is reported once in that time at most until health is
 * ok again, so that a flapping state sends no more alerts than a constant one. In a group, one relay sends it; when
 * the database cannot say which, each does.
 * @param shared returns undefined as long as this process is alone
 * @returns a function to call with each new report
 */
export function createHealthAlerts(
  alerts: Pick<Alerts, "send">,
  shared: () => Pick<SharedState, "claimAlert" | "clearAlerts"> | undefined = () => undefined,
): (report: HealthReport) => void {
  const sentAt = new Map<string, number>();

  return ({ status, kinds, reasons, queueState }) => {
    const isOk = status === "ok";
    if (isOk && sentAt.size === 0) return;
    const state = [status, ...kinds].join();
    const period = kinds.every((kind) => kind === "captcha unchecked") ? week : hour;
    const isRecent = performance.now() - (sentAt.get(state) ?? Number.NEGATIVE_INFINITY) < period;
    if (isRecent) return;
    if (isOk) sentAt.clear();
    else sentAt.set(state, performance.now());
    const { waiting = 0, late = 0, dead = 0, putOff = 0, refused = 0, unreadable = 0 } = queueState ?? {};
    const send = () =>
      alerts.send({
        event: "health",
        message: isOk ? "The form relay is ok again." : `The form relay is ${status}. ${reasons.join(" ")}`,
        counts: { waiting, late, dead, putOff, refused, unreadable },
      });
    const group = shared();
    if (!group) return send();
    const asked = isOk ? group.clearAlerts("health") : group.claimAlert("health", state, period);
    asked.then((isOurs) => isOurs && send(), send);
  };
}
