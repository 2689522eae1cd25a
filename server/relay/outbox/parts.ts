import sql, { type Sql } from "sql-template-tag";
import type { Log } from "../../log";
import type { Cipher } from "./cipher";
import type { SharedState } from "./outbox";
import type { Run, Store } from "./store";

/** What the functions of an open outbox work with. */
export interface OutboxParts {
  readonly store: Store;
  /** Keeps the sites of one database apart. */
  readonly site: string;
  /** Tells the relays of one group apart. */
  readonly relay: string;
  readonly cipher: Cipher;
  /** The claims of this process. */
  readonly leases: ReturnType<typeof createLeases>;
  /** The addresses in MAIL_TO now. */
  readonly recipients: readonly string[];
  readonly log: Log;
  /**
   * Called for each request that becomes dead, with its last SMTP reply code; undefined when it could not be
   * read.
   */
  readonly onDead: (id: string, code: number | undefined) => void;
  /** Tells the other relays that a request is new. */
  readonly announce: () => void;
  /** Gives space of deleted rows back to the disk. */
  readonly shrink: () => Promise<void>;
  readonly shared?: SharedState;
  close(): void;
}

/** A delivery that this process has claimed, and the token that proves it. */
interface HeldDelivery {
  readonly id: string;
  readonly recipient: string;
  readonly token: string;
}

/** Creates the list of claims of this process. */
export function createLeases() {
  let held: HeldDelivery[] = [];

  /** Forgets the claims of a request, or only that of one recipient. */
  function end(id: string, recipient?: string): void {
    held = held.filter((one) => one.id !== id || (recipient !== undefined && one.recipient !== recipient));
  }

  return {
    end,
    add(delivery: HeldDelivery) {
      end(delivery.id, delivery.recipient);
      held.push(delivery);
    },
    /** The token of a delivery; undefined when this process has not claimed it. */
    tokenOf: (id: string, recipient: string) =>
      held.find((one) => one.id === id && one.recipient === recipient)?.token,
    all: (): readonly HeldDelivery[] => held,
  };
}

const recipientsWith = (condition: Sql) =>
  sql`EXISTS (SELECT 1 FROM deliveries o WHERE o.request_id = r.id AND ${condition})`;

/** SQL: whether a recipient has the request in a row of `requests r`. */
export const anyDelivered = recipientsWith(sql`o.state = 'delivered'`);
/** SQL: whether a recipient was refused for good. */
export const anyRefused = recipientsWith(sql`o.state IN ('refused', 'dead')`);
/** SQL: whether a recipient still waits. */
export const anyWaiting = recipientsWith(sql`o.state = 'waiting'`);
/** SQL: whether a recipient has the request, and those who miss it were refused by their mail server: the text is not damaged. */
export const someoneHasIt = sql`(${anyDelivered} AND NOT ${recipientsWith(sql`o.state = 'dead' AND o.last_code IS NULL`)})`;

/** SQL: whether a text is one of several. */
export function isIn({ dialect }: Store, column: Sql, values: readonly string[]): Sql {
  return sql`${column} IN (SELECT value FROM ${dialect.rows(values)})`;
}

/** Locks a request, before its deliveries as everywhere, so that two relays never wait for each other. */
export async function lockRequest(run: Run, { dialect }: Store, id: string): Promise<void> {
  await run(sql`SELECT 1 AS found FROM requests WHERE id = ${id} ${dialect.forUpdate}`);
}

/** Adds a line to the audit trail. @param code the mail server's code, or the operator */
export async function note(
  run: Run,
  { store: { dialect }, site }: Pick<OutboxParts, "store" | "site">,
  ...[event, id, code]: readonly [event: string, id: string, code?: string | undefined]
): Promise<void> {
  await run(sql`INSERT INTO audit (at, site, request_id, event, code)
    VALUES (${dialect.now()}, ${site}, ${id}, ${event}, ${code ?? null})`);
}

/**
 * Closes open requests with no delivery left to try. If all recipients have the mail, the request is settled and its text erased;
 * otherwise it is dead and its text stays, until a person has looked at it.
 * @param which a condition on `requests r`
 */
export async function closeRequests(run: Run, { dialect }: OutboxParts["store"], which: Sql): Promise<void> {
  const isOver = sql`${which} AND r.settled_at IS NULL AND r.dead_at IS NULL AND NOT ${anyWaiting}`;
  await run(sql`INSERT INTO audit (at, site, request_id, event, code)
    SELECT ${dialect.now()}, r.site, r.id, 'dead',
      CAST((SELECT max(last_code) FROM deliveries WHERE request_id = r.id) AS text)
    FROM requests r WHERE ${isOver} AND NOT ${anyDelivered}`);
  await run(sql`UPDATE requests AS r SET dead_at = ${dialect.now()}
    WHERE ${isOver} AND (${anyRefused} OR NOT ${anyDelivered})`);
  await run(sql`UPDATE requests AS r SET settled_at = ${dialect.now()}, content = NULL, content_key = NULL
    WHERE ${isOver}`);
}
