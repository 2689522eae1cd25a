import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Counter, Gauge, Histogram, Registry } from "prom-client";
import type { Log } from "../../log";
import type { QueueState, RecipientResult } from "../outbox/outbox";
import type { HealthReport } from "./health";

/** In seconds. A commit takes one or two syncs of the disk. */
const commitBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** In seconds. A mail server may take 10 minutes to reply (RFC 5321, section 4.5.3.2.6). */
const deliveryBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180, 600];

/** Outcomes of requests that are in the outbox; "known" and "same" are repeats. */
const savedOutcomes = ["accepted", "known", "same"];

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
function addGauges(registry: Registry, report: () => Promise<HealthReport>): void {
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

/**
 * Creates the relay's metrics for Prometheus, since its start; see docs/operators/operations.md.
 * @param droppedLogLines how many log lines could not be written
 */
export function createMetrics(report: () => Promise<HealthReport>, droppedLogLines: () => number) {
  const registry = new Registry();
  const registers = [registry];
  const counter = <Label extends string = never>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name, help, labelNames, registers });
  const seconds = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name, help, buckets, registers });

  const received = counter(
    "relay_requests_received_total",
    "Requests to the form relay, whatever their outcome.",
  );
  const accepted = counter(
    "relay_requests_accepted_total",
    "Requests that were accepted for the first time.",
  );
  const repeated = counter("relay_requests_repeated_total", "Repeats of requests accepted before.");
  const refused = counter("relay_requests_refused_total", "Rejected requests, by reason.", ["reason"]);
  const unchecked = counter(
    "relay_captcha_unchecked_total",
    "Requests accepted although the captcha could not be verified.",
  );
  const tries = counter("relay_delivery_tries_total", "Delivery tries, one for each recipient, by result.", [
    "result",
  ]);
  const answers = seconds("relay_answer_seconds", "Time until a request was answered.", commitBuckets);
  const commits = seconds(
    "relay_commit_seconds",
    "Time until an accepted request was on disk.",
    commitBuckets,
  );
  const deliveries = seconds("relay_delivery_seconds", "Duration of delivery tries.", deliveryBuckets);
  addGauges(registry, report);
  new Counter({
    name: "relay_log_lines_dropped_total",
    help: "Log lines that could not be written.",
    registers,
    collect() {
      this.reset();
      this.inc(droppedLogLines());
    },
  });

  return {
    contentType: registry.contentType,
    /** All metrics in Prometheus's text format. */
    text: () => registry.metrics(),
    /** A request was answered. */
    answered(outcome: string, milliseconds: number) {
      received.inc();
      if (outcome === "accepted") accepted.inc();
      else if (savedOutcomes.includes(outcome)) repeated.inc();
      else refused.inc({ reason: outcome });
      answers.observe(milliseconds / 1_000);
    },
    formSaved(commitSeconds: number, isVerified: boolean, outcome: string) {
      if (outcome !== "accepted") return;
      commits.observe(commitSeconds);
      if (!isVerified) unchecked.inc();
    },
    /** A delivery to one recipient was tried. */
    tried(outcome: RecipientResult["outcome"], milliseconds: number) {
      tries.inc({ result: outcome });
      deliveries.observe(milliseconds / 1_000);
    },
  };
}

/**
 * Serves /metrics on 127.0.0.1 and a separate port, so that no proxy in front of the site exposes it by
 * accident.
 * @param port 0 lets the system choose
 * @throws when the port is not available
 */
export async function serveMetrics(
  port: number,
  metrics: { readonly contentType: string; text(): Promise<string> },
  log: Pick<Log, "error">,
) {
  const server = createServer(async ({ method, url }, response) => {
    if (url !== "/metrics") return response.writeHead(404).end();
    if (method !== "GET" && method !== "HEAD") return response.writeHead(405, { Allow: "GET, HEAD" }).end();
    try {
      const body = await metrics.text();
      return response.writeHead(200, { "Content-Type": metrics.contentType }).end(body);
    } catch (error) {
      log.error("the metrics could not be read", { cause: error });
      return response.writeHead(500).end();
    }
  });
  await once(server.listen(port, "127.0.0.1"), "listening");
  return {
    port: (server.address() as AddressInfo).port,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
