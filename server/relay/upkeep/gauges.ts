import { Gauge, type Registry } from "prom-client";
import type { HealthReport } from "./health";

const states = ["ok", "degraded", "down"] as const;

/** Adds the gauges, which are read at each scrape: the state of the outbox, and the health. */
export function addGauges(registry: Registry, report: () => Promise<HealthReport>): void {
  const registers = [registry];
  const inOutbox = (
    name: string,
    help: string,
    read: (queueState: HealthReport["queueState"]) => number | undefined,
  ) =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        // NaN while the outbox cannot be read, because a stale number would mislead.
        this.set(read((await report()).queueState) ?? Number.NaN);
      },
    });

  inOutbox("relay_requests_waiting", "Requests waiting for delivery.", (queueState) => queueState?.waiting);
  inOutbox(
    "relay_requests_late",
    "Requests that have waited for more than 15 minutes.",
    (queueState) => queueState?.late,
  );
  inOutbox(
    "relay_requests_dead",
    "Requests that nobody received and that will not be retried.",
    (queueState) => queueState?.dead,
  );
  inOutbox(
    "relay_requests_unreadable",
    "Requests whose key is missing from OUTBOX_KEYS.",
    (queueState) => queueState?.unreadable,
  );
  inOutbox(
    "relay_oldest_waiting_seconds",
    "Age of the oldest waiting request; 0 when there is none.",
    (queueState) => queueState && ageInSeconds(queueState.oldest),
  );
  new Gauge({
    name: "relay_health",
    help: "1 for the status that /healthz reports, 0 for the others.",
    labelNames: ["status"],
    registers,
    async collect() {
      const { status } = await report();
      for (const state of states) this.set({ status: state }, state === status ? 1 : 0);
    },
  });
}

function ageInSeconds(oldest: Date | undefined): number {
  return oldest === undefined ? 0 : Math.max(0, (Date.now() - oldest.getTime()) / 1_000);
}
