import type { Log } from "../../log";
import type { Outbox, QueueState } from "../outbox/outbox";
import { describeReasons, type Reason, type Status, statusOf } from "./health-reasons";
import { observeUse } from "./marks";

/** How mail is sent: through a mail server, or only into a folder. */
type MailRoute = "smtp" | "folder";

/** The health of the relay, for /healthz, the alerts and the metrics. */
export interface HealthReport {
  readonly status: Status;
  readonly kinds: readonly Reason["kind"][];
  /** One sentence for each kind. They are public, so they contain no names, files or content. */
  readonly reasons: readonly string[];
  readonly mail: MailRoute;
  /** Undefined while the outbox cannot be read. */
  readonly queueState?: QueueState;
}

/** The health of a relay that is still opening its outbox for the first time. */
export function startingReport(mail: MailRoute): HealthReport {
  return { status: "starting", kinds: [], reasons: ["The outbox is being opened. Forms wait for it."], mail };
}

interface HealthParts {
  readonly outbox: Pick<Outbox, "queueState" | "probe">;
  /** Lists the damaged outbox files that were set aside. */
  readonly damagedFiles: () => Promise<readonly string[]>;
  readonly mail: MailRoute;
  readonly log: Pick<Log, "error">;
}

/** The health check of the relay. */
export type Health = ReturnType<typeof createHealth>;

/** In milliseconds. Anyone may request /healthz as often as they like. */
const cacheTtlMs = 1_000;
/** In milliseconds, for each message. */
const logIntervalMs = 60_000;

/**
 * Creates the health check, which uses the outbox's queue, a probe write, and the results of forms and the
 * worker.
 */
export function createHealth({ outbox, damagedFiles, mail, log }: HealthParts) {
  const marks = observeUse();
  let reading: ReturnType<typeof read> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<void> | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  let isWritable = true;
  const loggedAt = new Map<string, number>();

  function logError(message: string, cause: unknown): void {
    const now = performance.now();
    if (now - (loggedAt.get(message) ?? Number.NEGATIVE_INFINITY) < logIntervalMs) return;
    loggedAt.set(message, now);
    log.error(message, { cause });
  }
  const failed = (message: string) => (error: unknown) => void logError(message, error);

  async function read() {
    const [queueState, damaged] = await Promise.all([
      outbox.queueState().catch(failed("the outbox cannot be read")),
      damagedFiles().catch(failed("the outbox's folder cannot be read")),
    ]);
    return { queueState, damaged: damaged?.length ?? 0 };
  }

  function readCached() {
    const age = performance.now() - readAt;
    if (reading === undefined || age >= cacheTtlMs) {
      readAt = performance.now();
      reading = read();
    }
    return reading;
  }

  async function tryWrite(): Promise<void> {
    probedAt = performance.now();
    const before = marks.failedForms();
    try {
      await outbox.probe();
      isWritable = true;
      marks.probeWorked(before);
    } catch (error) {
      isWritable = false;
      logError("the outbox cannot be written", error);
    } finally {
      probing = undefined;
    }
  }

  /** Writes to the outbox as a form does, and records whether that worked. Never rejects. */
  function probe(): Promise<void> {
    probing ??= tryWrite();
    return probing;
  }

  return {
    /** Records how forms and the worker get on with the outbox. */
    marks,
    probe,
    /** Computes the health, with disk reads cached for a second. Never rejects. */
    async report(): Promise<HealthReport> {
      // Probes again at once, so that recovery shows before the next minute's probe.
      if (!isWritable && performance.now() - probedAt >= cacheTtlMs) await probe();
      const { queueState, damaged } = await readCached();
      const reasons = describeReasons({ queueState, damaged, isWritable, use: marks.state() });
      return {
        status: statusOf(reasons),
        kinds: reasons.map(({ kind }) => kind),
        reasons: reasons.map(({ text }) => text),
        mail,
        ...(queueState ? { queueState } : {}),
      };
    },
  };
}
