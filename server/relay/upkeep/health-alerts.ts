import type { Alerts } from "./alerts";
import type { HealthReport } from "./health";

/** In milliseconds. */
const hour = 60 * 60_000;

/**
 * Tells of changes of health, and each hour for as long as it is bad. What was sent in the last hour is not sent again
 * before all is well: a state that comes and goes each minute makes no more noise than one that stays.
 * @returns takes each new report
 */
export function createHealthAlerts(alerts: Pick<Alerts, "send">): (report: HealthReport) => void {
  const toldAt = new Map<string, number>();

  return ({ status, kinds, reasons, queueState }) => {
    const isWell = status === "ok";
    if (isWell && toldAt.size === 0) return;
    const state = [status, ...kinds].join();
    const isRecent = performance.now() - (toldAt.get(state) ?? Number.NEGATIVE_INFINITY) < hour;
    if (isRecent) return;
    if (isWell) toldAt.clear();
    else toldAt.set(state, performance.now());
    const { waiting = 0, late = 0, dead = 0, unreadable = 0 } = queueState ?? {};
    alerts.send({
      event: "health",
      message: isWell ? "The form relay is ok again." : `The form relay is ${status}. ${reasons.join(" ")}`,
      counts: { waiting, late, dead, unreadable },
    });
  };
}
