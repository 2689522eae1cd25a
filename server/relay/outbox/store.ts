import type { Sql } from "sql-template-tag";

/** A row of a statement's answer. Text from a file comes as bytes, because it may be damaged: read it with `textOf`. */
export type Row = Readonly<Record<string, unknown>>;

/** Runs one statement. @returns its rows */
export type Run = (statement: Sql) => Promise<Row[]>;

/** A database with the tables of tables.ts: a file, or PostgreSQL. */
export interface Store {
  /** Runs one statement that only reads. */
  readonly read: Run;
  /**
   * Runs statements in one transaction, which is on disk once this resolves. A file runs the work again when another process had
   * locked it.
   */
  transaction<Value>(work: (run: Run) => Promise<Value>): Promise<Value>;
  readonly dialect: Dialect;
}

/** What SQLite and PostgreSQL write differently. Times are in milliseconds. */
export interface Dialect {
  /** The time now. PostgreSQL's is that of its machine, so that the clocks of the relays do not matter. */
  now(): Sql;
  /** A time from now. @param milliseconds a number, or SQL */
  after(milliseconds: number | Sql): Sql;
  /** A time of this machine's clock, in milliseconds since 1970. */
  at(time: number): Sql;
  /** A time that was read by `epochOf`. */
  absolute(time: number | null): Sql;
  /** Reads a time as one of this machine's clock. */
  timeOf(column: string, name?: string): Sql;
  /** Reads a time as it is stored, in whole milliseconds since 1970. */
  epochOf(column: string, name?: string): Sql;
  /** Reads text so that `textOf` can check it. */
  text(column: string): Sql;
  /** Rows with a text in the column `value`. */
  rows(values: readonly string[]): Sql;
  /** Locks the rows that are read, and waits for those that others have locked. */
  readonly forUpdate: Sql;
  /** Locks the rows that are read, and leaves out those that others have locked. @param table the table that is locked */
  skipLocked(table: string): Sql;
  /** Makes one relay of a site at a time change its requests as a whole. */
  lockSite(site: string): Sql;
  /** Wakes the relays of a site. */
  wake(site: string): Sql;
  /** What identifies a row of `requests r`, even if its id is damaged. */
  readonly key: Sql;
  /** In milliseconds. How long a claim lasts after its relay was last heard of. */
  readonly lease: number;
  /** How far ahead a time may be before the clock counts as set back. */
  readonly slack: number;
  /** Whether no other server can use the requests. */
  readonly isAlone: boolean;
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** A text that was selected by `Dialect.text`. @throws TypeError when it is not text, or not UTF-8 */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : utf8.decode(bytesOf(value));
}

/** The bytes of a column. @throws TypeError when it has none */
export function bytesOf(value: unknown): Buffer {
  if (!Buffer.isBuffer(value)) throw new TypeError("A column of the outbox has no bytes.");
  return value;
}

/** The name of a column, without that of its table. */
export const lastPart = (column: string): string => column.replace(/^.*\./, "");

/** Whether a condition is true: SQLite answers with a number. */
export function isTrue(value: unknown): boolean {
  return value === true || value === 1;
}
