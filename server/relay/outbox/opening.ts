import { dirname } from "node:path";
import type { Log } from "../../log";
import { isDamageError, setAside } from "./damaged";
import { lockOutbox, OutboxInUseError } from "./lock";
import { type OutboxSettings, openOutbox } from "./open-outbox";
import type { Outbox } from "./outbox";
import { isOpenToOthers, prepareOutboxFile } from "./outbox-file";
import type { OutboxParts } from "./parts";

/** The outbox is not open yet, so it can neither store nor return requests. */
export class OutboxNotOpenError extends Error {}

/** An outbox that is being opened in the background. */
export interface OpeningOutbox {
  /** Its methods reject with OutboxNotOpenError until it is open. */
  readonly outbox: Outbox;
  /**
   * Resolves after the first try, even if that failed. Rejects with OutboxInUseError when another server has
   * the lock.
   */
  readonly tried: Promise<void>;
  readonly isOpen: () => boolean;
}

/** What openInBackground needs. */
export interface OpeningParts {
  readonly log: Log;
  readonly onDead: OutboxParts["onDead"];
  /** Called once, as soon as the outbox is open. */
  readonly onOpen: (outbox: Outbox) => void;
}

/** In milliseconds. */
const [retryDelay, logInterval] = [10_000, 60_000];

/**
 * Opens the outbox in the background, so that pages are served meanwhile. Retries every 10 s after a failure.
 * A damaged file is renamed to a dated name, and a new one is created.
 */
export function openInBackground(
  settings: OutboxSettings,
  { log, onDead, onOpen }: OpeningParts,
): OpeningOutbox {
  let current: Outbox | undefined;
  let unlock: (() => void) | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let loggedAt = Number.NEGATIVE_INFINITY;

  async function attempt(): Promise<void> {
    const path = await prepareOutboxFile(settings.url);
    const release = await lockOutbox(path);
    try {
      const opened = await openOrReplace(path);
      if (isClosed) opened.close();
      else [current, unlock] = [opened, release];
    } finally {
      if (unlock === undefined) release();
    }
    if (await isOpenToOthers(path).catch(() => false))
      log.warn(
        "Other users of this machine can open the outbox's folder. To prevent that, run chmod 700 on it.",
        {
          folder: dirname(path),
        },
      );
    if (current) onOpen(current);
  }

  async function openOrReplace(path: string): Promise<Outbox> {
    try {
      return await openOutbox(settings, log, onDead);
    } catch (error) {
      if (!isDamageError(error)) throw error;
      const aside = await setAside(path);
      log.error(
        "The outbox is damaged. Its file was renamed, and a new one is used. Health is down until a person has recovered the requests in the damaged file and moved it away.",
        { aside, cause: error },
      );
      await prepareOutboxFile(settings.url);
      return openOutbox(settings, log, onDead);
    }
  }

  async function tryOnce(isFirst: boolean): Promise<void> {
    try {
      await attempt();
    } catch (error) {
      if (isFirst && error instanceof OutboxInUseError) throw error;
      report(error);
      if (!isClosed) retry = setTimeout(() => void tryOnce(false), retryDelay);
    }
  }

  function report(error: unknown): void {
    if (Date.now() - loggedAt < logInterval && Date.now() >= loggedAt) return;
    loggedAt = Date.now();
    const reason = error instanceof Error ? error.message : `${error}`;
    log.error(
      "The outbox cannot be opened, so forms are refused. Check that OUTBOX_URL (default: file:var/outbox.db) is on a disk with free space, and that this user may write there.",
      { reason, cause: error },
    );
  }

  return {
    outbox: facadeOf(
      () => {
        if (current) return current;
        throw new OutboxNotOpenError("The outbox is not open.");
      },
      () => {
        isClosed = true;
        clearTimeout(retry);
        current?.close();
        unlock?.();
      },
    ),
    tried: tryOnce(true),
    isOpen: () => current !== undefined,
  };
}

/** An outbox that forwards each call to the real one. */
function facadeOf(opened: () => Outbox, close: () => void): Outbox {
  return {
    find: async (...args) => opened().find(...args),
    accept: async (...args) => opened().accept(...args),
    claim: async (...args) => opened().claim(...args),
    settle: async (...args) => opened().settle(...args),
    release: async (...args) => opened().release(...args),
    nextDue: async () => opened().nextDue(),
    queueState: async () => opened().queueState(),
    traffic: async (...args) => opened().traffic(...args),
    purge: async (...args) => opened().purge(...args),
    probe: async () => opened().probe(),
    unreportedDead: async () => opened().unreportedDead(),
    markReported: async (...args) => opened().markReported(...args),
    claimSummary: async (...args) => opened().claimSummary(...args),
    markSummarySent: async (...args) => opened().markSummarySent(...args),
    releaseSummary: async (...args) => opened().releaseSummary(...args),
    hasSummaries: async () => opened().hasSummaries(),
    close,
  };
}
