import { isPostgresUrl } from "../../relay/outbox/postgres/connection-url";
import { openFileForOperator } from "./file-outbox";
import type { MovableOutbox } from "./movable";
import type { OperatorOutbox } from "./operator-outbox";
import { openPostgresForOperator } from "./postgres-outbox";

/**
 * Opens an outbox with the server's keys.
 * @param url OUTBOX_URL, which may be empty for the file that is the default
 * @throws CommandError when there is no outbox, or it cannot be used
 */
export function openForOperator(
  environment: NodeJS.ProcessEnv,
  url = environment.OUTBOX_URL,
): Promise<OperatorOutbox & MovableOutbox> {
  const known = url?.trim() || "file:var/outbox.db";
  return isPostgresUrl(known)
    ? openPostgresForOperator(known, environment)
    : openFileForOperator(known, environment);
}
