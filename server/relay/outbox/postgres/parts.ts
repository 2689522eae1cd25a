import type { Log } from "../../../log";
import type { Cipher } from "../cipher";
import type { Leases } from "./leases";
import type { Pool } from "./pool";

/** What the modules of an open outbox in PostgreSQL share. */
export interface PostgresParts extends Pick<Pool, "query" | "transaction"> {
  /** Keeps the sites of one database apart. */
  readonly site: string;
  /** Tells the relays of one group apart. */
  readonly relay: string;
  readonly cipher: Cipher;
  readonly leases: Leases;
  /** The addresses in MAIL_TO now. */
  readonly recipients: readonly string[];
  readonly log: Log;
  readonly onDead: (id: string, code: number | undefined) => void;
}

/** The number of milliseconds from the database's time to a column, which is then a time of this machine. */
export const fromNow = (column: string) =>
  `(extract(epoch FROM ${column} - relay.clock()) * 1000)::double precision`;

/** The database's time that is a number of milliseconds from now. @param value such as "$1" */
export const atOffset = (value: string) => `relay.clock() + ${value}::double precision * interval '1 ms'`;

/**
 * How far ahead a time may be before the database's clock counts as set back: a statement may see what another
 * one has written that began a moment later.
 */
export const clockSlack = "interval '10 seconds'";

/** In milliseconds. Farther away than any time in the outbox, and still a valid time for PostgreSQL. */
const farAway = 100 * 366 * 24 * 60 * 60_000;

/**
 * How far a time of this machine is from now, in milliseconds. Only such distances go to the database and
 * come back, because its clock may differ from ours.
 */
export function offsetOf(time: number): number {
  return Math.min(Math.max(time - Date.now(), -farAway), farAway);
}
