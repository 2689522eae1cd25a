import type { Log } from "../../log";
import { backoffMs } from "../delivery/backoff";
import { createWakeableTimer } from "../delivery/wakeable-timer";
import { withTimeout } from "../with-timeout";
import type { HealthReport } from "./health";

/** A message to a person through a webhook. It contains nothing that a visitor wrote. */
export interface Alert {
  readonly event: "health" | "dead" | "refused";
  /** One sentence for a person. */
  readonly message: string;
  readonly counts?: Readonly<Record<string, number>>;
  /** The id of the request concerned. */
  readonly requestId?: string;
  /** The mail server's reply code. */
  readonly code?: number;
}

interface AlertParts {
  /** The webhook's URL; without it, nothing is sent. It may contain a token, so it is never logged. */
  readonly url: string | undefined;
  /** The URL of the site that the alerts are about. */
  readonly site: string;
  readonly log: Pick<Log, "warn" | "error">;
}

/** The queue of alerts. */
export interface Alerts {
  /** Returns at once and sends the alert in the background, with retries until it arrives. */
  send(alert: Alert): void;
  /** Drops the alerts that have not arrived; resolves once nothing is being sent. */
  stop(): Promise<void>;
}

/** The length of the queue, which is in memory only. When it is full, the oldest alert is dropped. */
const maxWaiting = 100;

/** In milliseconds, until the whole response has arrived. */
const timeoutMs = 5_000;

/**
 * Calls one of the operator's services, such as a webhook.
 * @throws when it does not answer 2xx within 5 seconds; the error's code is the status, and it never contains
 *   the URL
 */
async function callPeer(url: string, init: RequestInit = {}): Promise<void> {
  await withTimeout(timeoutMs, async (signal) => {
    // A redirect would turn a POST into a GET without the body.
    const response = await fetch(url, { ...init, redirect: "error", signal });
    await response.body?.cancel();
    if (!response.ok)
      throw Object.assign(new Error(`The service answered ${response.status}.`), { code: response.status });
  });
}

/** Posts alerts to a webhook one at a time, as JSON that Slack and similar services can show. */
export function createAlerts({ url, site, log }: AlertParts): Alerts {
  if (url === undefined) return { send() {}, stop: async () => {} };
  const webhook = url;
  const timer = createWakeableTimer();
  const waiting: string[] = [];
  let running: Promise<void> | undefined;
  let isStopping = false;
  let failures = 0;

  async function run(): Promise<void> {
    while (!isStopping) {
      const body = waiting[0];
      if (body === undefined) break;
      if (await post(body)) {
        if (waiting[0] === body) waiting.shift();
      } else await timer.backOff(backoffMs(failures));
    }
    running = undefined;
  }

  async function post(body: string): Promise<boolean> {
    try {
      await callPeer(webhook, { method: "POST", headers: { "Content-Type": "application/json" }, body });
      failures = 0;
      return true;
    } catch (error) {
      failures++;
      if (failures === 1)
        log.error("an alert could not be sent to ALERT_URL and will be retried", { cause: error });
      return false;
    }
  }

  return {
    send(alert) {
      const text = `${site}: ${alert.message}`;
      waiting.push(JSON.stringify({ ...alert, text, site, time: new Date().toISOString() }));
      if (waiting.length > maxWaiting) {
        waiting.shift();
        log.warn("too many alerts are waiting for ALERT_URL: the oldest one was dropped");
      }
      running ??= run();
    },
    async stop() {
      isStopping = true;
      timer.stop();
      await running;
    },
  };
}

/**
 * Creates a heartbeat, to be sent each minute. It is skipped while health is down, so that the service
 * alerts.
 * @param url a monitoring service that alerts when the calls stop; it may contain a token, so it is never
 *   logged
 */
export function createHeartbeat(
  url: string,
  report: () => Promise<HealthReport>,
  log: Pick<Log, "warn">,
): () => Promise<void> {
  let hasFailed = false;
  return async () => {
    if ((await report()).status === "down") return;
    try {
      await callPeer(url);
      hasFailed = false;
    } catch (error) {
      if (!hasFailed)
        log.warn("HEARTBEAT_URL could not be called and will be retried each minute", { cause: error });
      hasFailed = true;
    }
  };
}
