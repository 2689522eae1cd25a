import type { InValue, Row } from "@libsql/client";
import type { Log } from "../../log";
import type { Cipher } from "./cipher";
import type { Commit } from "./group-commit";

/** What the modules of an open outbox share. */
export interface OutboxParts {
  readonly read: (sql: string, args?: InValue[]) => Promise<Row[]>;
  readonly commit: Commit;
  readonly cipher: Cipher;
  /** The addresses in MAIL_TO now. */
  readonly recipients: readonly string[];
  readonly log: Log;
  /**
   * Called for each request that becomes dead, with its last SMTP reply code; undefined when it could not be
   * read.
   */
  readonly onDead: (id: string, code: number | undefined) => void;
}
