import { dirname } from "node:path";
import type { Log } from "../../log";
import { isDamageError, setAside } from "./damaged";
import { lockOutbox } from "./lock";
import { type OutboxSettings, openOutbox } from "./open-outbox";
import { isOpenToOthers, prepareOutboxFile } from "./outbox-file";
import type { OutboxParts } from "./parts";

/**
 * Opens the file of an outbox and locks it for this process. A damaged file is renamed to a dated name, and a
 * new one is created.
 * @throws OutboxInUseError when another server has the lock; other errors when the file cannot be used
 */
export async function openFileOutbox(
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
