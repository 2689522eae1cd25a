import type { QueueState } from "../outbox/outbox";
import type { UseState } from "./marks";

/**
 * "down": forms are answered 503, or nothing can be delivered. "degraded": forms are taken and safe, but a person has to
 * look at something. A monitor looks for the word "ok".
 */
export type Status = "ok" | "degraded" | "down";

/** Why the relay is not well. */
export interface Reason {
  readonly kind:
    | "unreadable outbox"
    | "forms not saved"
    | "delivery stopped"
    | "damaged file"
    | "forms lost time"
    | "late"
    | "dead"
    | "missing key";
  readonly status: Exclude<Status, "ok">;
  /** For everyone who can read /healthz; never with the word that a monitor looks for. */
  readonly text: string;
}

export interface Findings {
  /** Undefined: the outbox could not be read. */
  readonly queueState: QueueState | undefined;
  /** How many damaged files are in the outbox's folder. */
  readonly damaged: number;
  /** Whether the last write that was tried came to disk. */
  readonly isWritable: boolean;
  readonly use: UseState;
}

/** All that is wrong, the worst first. */
export function describeReasons({ queueState, damaged, isWritable, use }: Findings): Reason[] {
  const { waiting = 0, late = 0, dead = 0, unreadable = 0 } = queueState ?? {};
  const reasons: (Reason | false)[] = [
    queueState === undefined && down("unreadable outbox", "The outbox cannot be read."),
    (!isWritable || use.hasFailedForm) &&
      down("forms not saved", "Requests cannot be saved: forms are answered 503."),
    use.isWorkerFailing &&
      down("delivery stopped", "Nothing can be delivered, because the outbox cannot be updated."),
    use.isWorkerSilent && down("delivery stopped", "Delivery has come to a stop. Start the server again."),
    use.isMailStopped &&
      waiting > 0 &&
      down("delivery stopped", "Nothing has been delivered for an hour. Forms are saved, and wait."),
    damaged > 0 &&
      down("damaged file", `Damaged outbox files set aside: ${damaged}. A person has to see to them.`),
    use.hasRecentlyFailedForm &&
      degraded("forms lost time", "A form could not be saved in the last 15 minutes."),
    late > 0 && degraded("late", `Requests that have waited for more than 15 minutes: ${late}.`),
    dead > 0 && degraded("dead", `Requests that nobody received, and that are not tried again: ${dead}.`),
    unreadable > 0 &&
      degraded("missing key", `Requests whose key is missing from OUTBOX_KEYS: ${unreadable}.`),
  ];
  return reasons.filter((reason) => reason !== false);
}

/** The worst of all reasons; "ok" without any. */
export function statusOf(reasons: readonly Reason[]): Status {
  if (reasons.some(({ status }) => status === "down")) return "down";
  return reasons.length > 0 ? "degraded" : "ok";
}

const down = (kind: Reason["kind"], text: string): Reason => ({ kind, status: "down", text });
const degraded = (kind: Reason["kind"], text: string): Reason => ({ kind, status: "degraded", text });
