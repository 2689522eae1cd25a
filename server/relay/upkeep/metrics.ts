import { Counter, Histogram, Registry } from "prom-client";
import type { RecipientResult } from "../outbox/outbox";
import { addGauges } from "./gauges";
import type { HealthReport } from "./health";
import type { OutboxObserver } from "./observed-outbox";

/** What createMetrics needs. */
export interface MetricsParts {
  readonly report: () => Promise<HealthReport>;
  /** How many log lines could not be written. */
  readonly droppedLogLines: () => number;
}

/** The relay's metrics for Prometheus, since its start. */
export interface Metrics extends OutboxObserver {
  /** All metrics in Prometheus's text format. */
  text(): Promise<string>;
  readonly contentType: string;
  /** A request was answered. */
  answered(outcome: string, milliseconds: number): void;
  /** A delivery to one recipient was tried. */
  tried(outcome: RecipientResult["outcome"], milliseconds: number): void;
}

/** In seconds. A commit takes one or two syncs of the disk. */
const commitBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** In seconds. A mail server may take 10 minutes to reply (RFC 5321, section 4.5.3.2.6). */
const deliveryBuckets = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 180, 600];

/** Outcomes of requests that are in the outbox; "known" and "same" are repeats. */
const savedOutcomes = ["accepted", "known", "same"];

/** Creates the metrics; see docs/operators/operations.md. */
export function createMetrics({ report, droppedLogLines }: MetricsParts): Metrics {
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
  const dropped = counter("relay_log_lines_dropped_total", "Log lines that could not be written.");

  return {
    contentType: registry.contentType,
    async text() {
      dropped.reset();
      dropped.inc(droppedLogLines());
      return registry.metrics();
    },
    answered(outcome, milliseconds) {
      received.inc();
      if (outcome === "accepted") accepted.inc();
      else if (savedOutcomes.includes(outcome)) repeated.inc();
      else refused.inc({ reason: outcome });
      answers.observe(milliseconds / 1_000);
    },
    formSaved(time, isVerified, outcome) {
      if (outcome !== "accepted") return;
      commits.observe(time);
      if (!isVerified) unchecked.inc();
    },
    tried(outcome, milliseconds) {
      tries.inc({ result: outcome });
      deliveries.observe(milliseconds / 1_000);
    },
  };
}
