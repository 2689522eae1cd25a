import type { Log } from "../../log";
import { backoffMs } from "../delivery/backoff";
import { createWakeableTimer } from "../delivery/wakeable-timer";
import { callPeer } from "./call-peer";

/** A message to a person by another way than mail. Nothing of it comes from a visitor. */
export interface Alert {
  readonly event: "health" | "dead" | "refused";
  /** One sentence in plain words. */
  readonly message: string;
  readonly counts?: Readonly<Record<string, number>>;
  /** The id of the request concerned. */
  readonly requestId?: string;
  /** What the mail server answered. */
  readonly code?: number;
}

export interface AlertParts {
  /** A webhook. Undefined: nothing is sent. It may hold a token, so it is never logged. */
  readonly url: string | undefined;
  /** The address of the site that the alert is about. */
  readonly site: string;
  readonly log: Pick<Log, "warn" | "error">;
}

export interface Alerts {
  /** Returns at once: the alert is sent, and sent again until it arrives, behind the caller's back. */
  send(alert: Alert): void;
  /** Gives up what has not arrived; resolves once nothing is being sent. */
  stop(): Promise<void>;
}

/** What waits while the webhook is away, in memory only; the oldest goes first when there are more. */
const most = 100;

/** Posts alerts to a webhook, one after the other, in a form that Slack and its like understand as well. */
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
        log.error("an alert could not be sent to ALERT_URL, and is tried again", { cause: error });
      return false;
    }
  }

  return {
    send(alert) {
      const text = `${site}: ${alert.message}`;
      waiting.push(JSON.stringify({ ...alert, text, site, time: new Date().toISOString() }));
      if (waiting.length > most) {
        waiting.shift();
        log.warn("too many alerts wait for ALERT_URL: the oldest one was dropped");
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
