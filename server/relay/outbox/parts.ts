import type { InValue, Row } from "@libsql/client";
import type { Log } from "../../log";
import type { Cipher } from "./cipher";
import type { Commit } from "./group-commit";

/** What the parts of an open outbox have in common. */
export interface OutboxParts {
  readonly read: (sql: string, args?: InValue[]) => Promise<Row[]>;
  readonly commit: Commit;
  readonly cipher: Cipher;
  /** Today's MAIL_TO. */
  readonly recipients: readonly string[];
  readonly log: Log;
  /** Told of each request that dies, with the last SMTP reply code; none when it could not be read. */
  readonly onDead: (id: string, code: number | undefined) => void;
}
