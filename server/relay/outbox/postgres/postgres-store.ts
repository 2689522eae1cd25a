import sql, { raw, type Sql } from "sql-template-tag";
import { type Dialect, lastPart, type Store } from "../store";
import type { Pool } from "./pool";

/** In milliseconds. Farther away than any time in the outbox, and still a valid time for PostgreSQL. */
const farAway = 100 * 366 * 24 * 60 * 60_000;

const after = (milliseconds: number | Sql) =>
  sql`(relay.clock() + (${typeof milliseconds === "number" ? raw(`${milliseconds}`) : milliseconds}) * interval '1 ms')`;

/**
 * How PostgreSQL writes it. Only distances from now go to the database and come back, because its clock may differ from ours.
 * `relay.clock()` is a function so that tests can set it.
 */
const dialect: Dialect = {
  now: () => sql`relay.clock()`,
  after,
  at: (time) => after(Math.min(Math.max(time - Date.now(), -farAway), farAway)),
  absolute: (time) => sql`to_timestamp(${time}::double precision / 1000)`,
  timeOf: (column, name = lastPart(column)) =>
    raw(
      `(extract(epoch FROM ${column} - relay.clock()) * 1000)::double precision + ${Date.now()} AS ${name}`,
    ),
  epochOf: (column, name = lastPart(column)) =>
    raw(`round(extract(epoch FROM ${column}) * 1000)::double precision AS "${name}"`),
  text: (column) => raw(column),
  rows: (values) => sql`unnest(${values}::text[]) AS listed (value)`,
  forUpdate: sql`FOR UPDATE`,
  skipLocked: (table) => raw(`FOR UPDATE OF ${table} SKIP LOCKED`),
  lockSite: (site) => sql`SELECT pg_advisory_xact_lock(7253002, hashtext(${site}))::text AS locked`,
  wake: (site) => sql`SELECT pg_notify('relay', ${site})::text AS woken`,
  key: sql`r.id`,
  lease: 120_000,
  // A statement may see what another one has written that began a moment later.
  slack: 10_000,
  isAlone: false,
};

/** The store of an outbox in PostgreSQL. */
export function postgresStore({ query, transaction }: Pick<Pool, "query" | "transaction">): Store {
  return {
    dialect,
    read: ({ text, values }) => query(text, values),
    transaction: (work) => transaction((run) => work(({ text, values }) => run(text, values))),
  };
}
