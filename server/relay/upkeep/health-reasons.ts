import type { QueueState } from "../outbox/outbox";
import type { observeUse } from "./marks";

/**
 * "down": forms get 503, nothing can be delivered, or a damaged outbox was set aside. "degraded": forms are
 * accepted and safe, but a person has to check something. "starting": the outbox is not open yet. Monitors
 * look for the word "ok".
 */
export type Status = "ok" | "degraded" | "down" | "starting";

/** Why health is not "ok". */
export interface Reason {
  readonly kind:
    | "unreadable outbox"
    | "forms not saved"
    | "delivery stopped"
    | "damaged file"
    | "forms lost time"
    | "late"
    | "put off"
    | "refused"
    | "dead"
    | "missing key"
    | "captcha unchecked";
  readonly status: "degraded" | "down";
  /** A sentence for everyone who can read /healthz. Never contains "ok", which monitors look for. */
  readonly text: string;
}

/** What health is computed from. */
interface Findings {
  /** Undefined when the outbox could not be read. */
  readonly queueState: QueueState | undefined;
  /** How many damaged files are in the outbox's folder. */
  readonly damaged: number;
  /** Whether the last probe succeeded. */
  readonly isWritable: boolean;
  readonly use: ReturnType<ReturnType<typeof observeUse>["state"]>;
}

/** Everything that is wrong, the worst first. */
export function describeReasons({ queueState, damaged, isWritable, use }: Findings): Reason[] {
  const { undelivered = 0, late = 0, dead = 0, putOff = 0, refused = 0, unreadable = 0 } = queueState ?? {};
  const reasons: (Reason | false)[] = [
    queueState === undefined && down("unreadable outbox", "The outbox cannot be read."),
    (!isWritable || use.hasFailedForm) &&
      down("forms not saved", "Requests cannot be saved: forms are answered 503."),
    use.isWorkerFailing &&
      down("delivery stopped", "Nothing can be delivered, because the outbox cannot be updated."),
    use.isWorkerSilent && down("delivery stopped", "Delivery has stopped. Restart the server."),
    use.isMailStopped &&
      undelivered > 0 &&
      down(
        "delivery stopped",
        "Nothing has been delivered for an hour. Forms are saved and will be sent later.",
      ),
    dead > 0 && down("dead", `Requests that nobody received and that will not be retried: ${dead}.`),
    damaged > 0 &&
      down("damaged file", `Damaged outbox files set aside: ${damaged}. A person has to recover them.`),
    use.hasRecentlyFailedForm &&
      degraded("forms lost time", "A form could not be saved in the last 15 minutes."),
    late > 0 && degraded("late", `Requests that have waited for more than 15 minutes: ${late}.`),
    putOff > 0 &&
      degraded(
        "put off",
        `Recipients who have waited for more than 15 minutes for what others have: ${putOff}.`,
      ),
    refused > 0 &&
      degraded(
        "refused",
        `Recipients who were refused for good, while others received the request: ${refused}.`,
      ),
    unreadable > 0 &&
      degraded("missing key", `Requests whose key is missing from OUTBOX_KEYS: ${unreadable}.`),
    use.isCaptchaUnchecked &&
      degraded(
        "captcha unchecked",
        "Captchas could not be checked for 30 minutes or more, so forms are accepted without.",
      ),
  ];
  return reasons.filter((reason) => reason !== false);
}

/** The worst status of all reasons; "ok" when there are none. */
export function statusOf(reasons: readonly Reason[]): Status {
  if (reasons.some(({ status }) => status === "down")) return "down";
  return reasons.length > 0 ? "degraded" : "ok";
}

const down = (kind: Reason["kind"], text: string): Reason => ({ kind, status: "down", text });
const degraded = (kind: Reason["kind"], text: string): Reason => ({ kind, status: "degraded", text });
