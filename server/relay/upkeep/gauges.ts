import { Gauge, type Registry } from "prom-client";
import type { QueueState } from "../outbox/outbox";
import type { HealthReport } from "./health";

const states = ["ok", "degraded", "down", "starting"] as const;

/** The help text of each gauge of the outbox, and how its value is read. */
const inOutbox: Readonly<Record<string, readonly [help: string, read: (state: QueueState) => number]>> = {
  relay_requests_waiting: ["Requests waiting for delivery.", ({ waiting }) => waiting],
  relay_requests_late: ["Requests that have waited for more than 15 minutes.", ({ late }) => late],
  relay_requests_dead: ["Requests that nobody received and that will not be retried.", ({ dead }) => dead],
  relay_recipients_put_off: [
    "Recipients who have waited for more than 15 minutes for a request that others have.",
    ({ putOff }) => putOff,
  ],
  relay_recipients_refused: [
    "Recipients who were refused for good for a request that others have, until a person has looked.",
    ({ refused }) => refused,
  ],
  relay_requests_unreadable: [
    "Requests whose key is missing from OUTBOX_KEYS.",
    ({ unreadable }) => unreadable,
  ],
  relay_oldest_waiting_seconds: [
    "Age of the oldest waiting request; 0 when there is none.",
    ({ oldest }) => ageInSeconds(oldest),
  ],
};

/** Adds the gauges, which are read at each scrape: the state of the outbox, and the health. */
export function addGauges(registry: Registry, report: () => Promise<HealthReport>): void {
  const registers = [registry];
  for (const [name, [help, read]] of Object.entries(inOutbox))
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const { queueState } = await report();
        // NaN while the outbox cannot be read, because a stale number would mislead.
        this.set(queueState ? read(queueState) : Number.NaN);
      },
    });
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
