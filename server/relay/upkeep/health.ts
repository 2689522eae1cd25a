import type { Log } from "../../log";
import type { Outbox, QueueState } from "../outbox/outbox";
import { describeReasons, type Reason, type Status, statusOf } from "./health-reasons";
import { type HealthMarks, observeUse } from "./marks";
import { sparing } from "./sparing";

/** How mail leaves: by a mail server, or into a folder that nobody at the front desk reads. */
export type MailRoute = "smtp" | "folder";

/** What /healthz, the alerts and the metrics read. */
export interface HealthReport {
  readonly status: Status;
  readonly kinds: readonly Reason["kind"][];
  /** One sentence for each kind, fit for everyone: no names, no files, no content. */
  readonly reasons: readonly string[];
  readonly mail: MailRoute;
  /** Undefined while the outbox cannot be read. */
  readonly queueState?: QueueState;
}

export interface HealthParts {
  readonly outbox: Pick<Outbox, "queueState" | "probe">;
  /** The files that were set aside because they were damaged. */
  readonly damagedFiles: () => Promise<readonly string[]>;
  readonly mail: MailRoute;
  readonly log: Pick<Log, "error">;
}

export interface Health {
  /** How the relay is; what it takes from the disk is at most a second old. Never rejects. */
  report(): Promise<HealthReport>;
  /** Writes to the outbox as a form would, and remembers whether that worked. Never rejects. */
  probe(): Promise<void>;
  /** Takes notes of how the outbox serves the forms and the worker. */
  readonly marks: HealthMarks;
}

/** In milliseconds. Monitors and visitors may ask as often as they like. */
const keptFor = 1_000;
/** In milliseconds. */
const logEvery = 60_000;

interface Reading {
  readonly queueState: QueueState | undefined;
  readonly damaged: number;
}

/** The health of the relay, from what the outbox holds, a write that is tried, and what forms and worker meet. */
export function createHealth({ outbox, damagedFiles, mail, log }: HealthParts): Health {
  const marks = observeUse();
  let reading: Promise<Reading> | undefined;
  let readAt = Number.NEGATIVE_INFINITY;
  let probing: Promise<void> | undefined;
  let probedAt = Number.NEGATIVE_INFINITY;
  let isWritable = true;
  const report = sparing(logEvery, (message: string, cause: unknown) => log.error(message, { cause }));
  const failed = (message: string) => (error: unknown) => void report(message, error);

  async function read(): Promise<Reading> {
    const [queueState, damaged] = await Promise.all([
      outbox.queueState().catch(failed("the outbox cannot be read")),
      damagedFiles().catch(failed("the outbox's folder cannot be read")),
    ]);
    return { queueState: queueState ?? undefined, damaged: damaged?.length ?? 0 };
  }

  function readSometimes(): Promise<Reading> {
    const age = performance.now() - readAt;
    if (reading === undefined || age >= keptFor) {
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
      report("the outbox cannot be written", error);
    } finally {
      probing = undefined;
    }
  }

  function probe(): Promise<void> {
    probing ??= tryWrite();
    return probing;
  }

  return {
    marks,
    probe,
    async report() {
      // What was away may be back: nobody has to wait for the next minute to see that.
      if (!isWritable && performance.now() - probedAt >= keptFor) await probe();
      const { queueState, damaged } = await readSometimes();
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
