import { dirname } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Log } from "../../log";
import { isDamageError, setAside } from "./damaged";
import { lockOutbox, OutboxInUseError } from "./database";
import { type OutboxSettings, openOutbox } from "./open-outbox";
import type { Outbox } from "./outbox";
import { isOpenToOthers, prepareOutboxFile } from "./outbox-file";
import { outboxOver } from "./outbox-over";
import type { OutboxParts } from "./parts";
import { isPostgresUrl } from "./postgres/connection-url";
import { openPostgresOutbox } from "./postgres/open-postgres";

interface OpeningParts {
  readonly log: Log;
  readonly onDead: OutboxParts["onDead"];
  /** Called once, as soon as the outbox is open. */
  readonly onOpen: (outbox: Outbox) => void;
  /** Called when another relay of the group has accepted a request. */
  readonly onSignal?: () => void;
}

const fileAdvice =
  "The outbox cannot be opened, so forms are refused. Check that OUTBOX_URL (default: file:var/outbox.db) is on a disk with free space, and that this user may write there.";
const databaseAdvice =
  "The outbox cannot be opened, so forms are refused. Check that the database in OUTBOX_URL runs, and that the settings of docs/operators/postgresql.md are made.";

/** In milliseconds. */
const [retryDelay, logInterval, longestWait] = [10_000, 60_000, 5_000];

/**
 * Opens the outbox in the background, so that pages are served meanwhile. Retries every 10 s after a failure.
 * @returns the outbox, whose methods reject until it is open (those for forms wait for the first
 *   try some seconds, so that a restart refuses no visitor), and `tried`, which resolves after the first try, even if
 *   that failed, and rejects with OutboxInUseError when another server has the lock
 */
export function openInBackground(
  settings: OutboxSettings,
  { log, onDead, onOpen, onSignal = () => {} }: OpeningParts,
) {
  let current: OutboxParts | undefined;
  let retry: NodeJS.Timeout | undefined;
  let isClosed = false;
  let loggedAt = Number.NEGATIVE_INFINITY;
  const isShared = isPostgresUrl(settings.url);

  async function attempt(): Promise<void> {
    const parts = await (isShared
      ? openPostgresOutbox(settings, log, onDead, onSignal)
      : openFileOutbox(settings, log, onDead));
    if (isClosed) return parts.close();
    current = parts;
    onOpen(outbox);
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
    log.error(isShared ? databaseAdvice : fileAdvice, { reason, cause: error });
  }

  const outbox = outboxOver(
    async (name) => {
      // Forms wait for the first try.
      if (name === "find" || name === "accept") await triedOrLate;
      if (current) return current;
      throw new Error("The outbox is not open.");
    },
    {
      shared: () => current?.shared,
      close() {
        isClosed = true;
        clearTimeout(retry);
        current?.close();
      },
    },
  );
  const tried = tryOnce(true);
  const triedOrLate = Promise.race([tried.catch(() => {}), sleep(longestWait, undefined, { ref: false })]);

  return { outbox, tried };
}

/**
 * Opens the file of an outbox and locks it for this process. A damaged file is renamed to a dated name, and a
 * new one is created.
 * @throws OutboxInUseError when another server has the lock; other errors when the file cannot be used
 */
async function openFileOutbox(
  settings: OutboxSettings,
  log: Log,
  onDead: OutboxParts["onDead"],
): Promise<OutboxParts> {
  const path = await prepareOutboxFile(settings.url);
  const unlock = await lockOutbox(path);
  const open = () => openOutbox(settings, log, onDead);
  const opened = await openOrReplace(path, settings.url, open, log).catch((error) => {
    unlock();
    throw error;
  });
  if (await isOpenToOthers(path).catch(() => false))
    log.warn(
      "Other users of this machine can open the outbox's folder. To prevent that, run chmod 700 on it.",
      { folder: dirname(path) },
    );
  return {
    ...opened,
    close() {
      opened.close();
      unlock();
    },
  };
}

async function openOrReplace(
  path: string,
  url: string,
  open: () => Promise<OutboxParts>,
  log: Log,
): Promise<OutboxParts> {
  try {
    return await open();
  } catch (error) {
    if (!isDamageError(error)) throw error;
    const aside = await setAside(path);
    log.error(
      "The outbox is damaged. Its file was renamed, and a new one is used. Health is down until a person has recovered the requests in the damaged file and moved it away.",
      { aside, cause: error },
    );
    await prepareOutboxFile(url);
    return open();
  }
}
