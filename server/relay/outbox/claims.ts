import { randomUUID } from "node:crypto";
import sql, { raw, type Sql } from "sql-template-tag";
import { type ClaimedRequest, contentSchema, type RecipientState } from "./outbox";
import { anyDelivered, isIn, note, type OutboxParts } from "./parts";
import { bytesOf, isTrue, type Row, textOf } from "./store";

/** Claims up to `most` requests that are due until their lease ends. Damaged ones become dead. */
export async function claim(parts: OutboxParts, most: number): Promise<ClaimedRequest[]> {
  const token = randomUUID();
  await repairTimes(parts);
  const rows = await take(parts, most, token);
  const requests: ClaimedRequest[] = [];
  for (const key of new Set(rows.map((row) => row.row_key))) {
    const taken = rows.filter((row) => row.row_key === key) as [Row, ...Row[]];
    try {
      requests.push({ ...decode(parts, taken[0]), recipients: taken.map(stateOf) });
    } catch {
      await markDamaged(parts, taken[0]);
    }
  }
  // Last, because a claim that fails must end with its lease.
  for (const { id, recipients } of requests)
    for (const { address } of recipients) parts.leases.add({ id, recipient: address, token });
  return requests;
}

/** SQL: whether a delivery waits for one of the recipients, with a key that this relay has. */
function isOurs({ store, site, cipher, recipients }: OutboxParts): Sql {
  return sql`d.site = ${site} AND d.state = 'waiting' AND ${isIn(store, sql`d.recipient`, recipients)} AND EXISTS (
    SELECT 1 FROM requests k WHERE k.id = d.request_id
      AND (k.content_key IS NULL OR ${isIn(store, sql`k.content_key`, cipher.keyIds)}))`;
}

function take(parts: OutboxParts, most: number, token: string): Promise<Row[]> {
  const { store, site } = parts;
  const { dialect } = store;
  const isDue = sql`${isOurs(parts)} AND d.claimed_until IS NULL AND d.due_at <= ${dialect.now()}`;
  return store.transaction(async (run) => {
    // What another relay is working on is left out.
    await run(sql`
      WITH next AS MATERIALIZED (
        SELECT r.id FROM deliveries d JOIN requests r ON r.id = d.request_id
        WHERE ${isDue} ORDER BY d.due_at LIMIT ${most} ${dialect.skipLocked("r")}
      )
      UPDATE deliveries AS d SET lease_token = ${token}, claimed_until = ${dialect.after(dialect.lease)}
      WHERE d.request_id IN (SELECT id FROM next) AND ${isDue}`);
    return run(sql`
      SELECT ${dialect.key} AS row_key, ${dialect.text("r.id")}, ${dialect.epochOf("r.received_at")}, r.content,
        ${dialect.text("r.content_key")}, ${dialect.text("d.recipient")}, d.tries, d.refusals,
        ${dialect.timeOf("d.first_refused_at")}, ${anyDelivered} AS is_delivered
      FROM deliveries d JOIN requests r ON r.id = d.request_id
      WHERE d.site = ${site} AND d.claimed_until IS NOT NULL AND d.lease_token = ${token}
      ORDER BY r.received_at, r.id`);
  });
}

/** @throws when the row is damaged */
function decode({ cipher }: OutboxParts, row: Row): Omit<ClaimedRequest, "recipients"> {
  const id = textOf(row.id);
  const encrypted = { bytes: bytesOf(row.content), keyId: textOf(row.content_key) };
  const content = contentSchema.parse(JSON.parse(cipher.decrypt(id, encrypted).toString()));
  const receivedAt = new Date(Number(row.received_at));
  if (Number.isNaN(receivedAt.getTime()))
    throw new RangeError("A request's received_at is not a valid time.");
  return { ...content, id, receivedAt, isDeliveredToAny: isTrue(row.is_delivered) };
}

function stateOf({ recipient, tries, refusals, first_refused_at: refusedAt }: Row): RecipientState {
  return {
    ...{ address: textOf(recipient), tries: Number(tries), refusals: Number(refusals) },
    ...(refusedAt === null ? {} : { firstRefusedAt: new Date(Math.round(Number(refusedAt))) }),
  };
}

async function markDamaged(parts: OutboxParts, { row_key: key, id }: Row): Promise<void> {
  const { store, site, log, onDead } = parts;
  const now = store.dialect.now();
  const isIt = sql`${store.dialect.key} = ${key}`;
  const name = nameOf(id);
  await store.transaction(async (run) => {
    await run(sql`SELECT 1 AS found FROM requests r WHERE ${isIt} ${store.dialect.forUpdate}`);
    await run(sql`UPDATE deliveries SET state = 'dead', claimed_until = NULL, settled_at = ${now}, last_code = NULL
      WHERE state = 'waiting' AND request_id = (SELECT r.id FROM requests r WHERE ${isIt})`);
    if (name !== undefined) for (const event of ["unreadable", "dead"]) await note(run, parts, event, name);
    // Dead even if a recipient has the mail: settling would erase the text, which may be recoverable. Without a readable id there
    // is nothing to report.
    await run(sql`UPDATE requests AS r SET dead_at = ${now}, told_at = ${name === undefined ? now : sql`NULL`}
      WHERE ${isIt} AND site = ${site} AND settled_at IS NULL AND dead_at IS NULL`);
  });
  const requestId = name ?? `row ${key}`;
  log.error("a request in the outbox is damaged and cannot be sent", { requestId });
  onDead(requestId, undefined);
}

/** A request's id, or undefined when that is damaged too. */
function nameOf(id: unknown): string | undefined {
  try {
    return textOf(id);
  } catch {
    return undefined;
  }
}

/**
 * Releases claims whose relay has not renewed them, and makes due what is too far in the future because the clock was set back. An
 * abandoned request comes last, so that one that makes a relay crash does not come first again.
 */
async function repairTimes({ store: { transaction, dialect }, site }: OutboxParts): Promise<void> {
  const one = sql`(request_id, recipient) IN (SELECT d.request_id, d.recipient FROM deliveries d WHERE d.site = ${site}`;
  await transaction(async (run) => {
    await run(sql`UPDATE deliveries SET claimed_until = NULL, due_at = ${dialect.after(1)}, pause = 1
      WHERE ${one} AND d.claimed_until IS NOT NULL
        AND (d.claimed_until <= ${dialect.now()} OR d.claimed_until > ${dialect.after(dialect.lease + dialect.slack)})
        ${dialect.skipLocked("d")})`);
    await run(sql`UPDATE deliveries SET due_at = ${dialect.now()}, pause = 0
      WHERE ${one} AND d.state = 'waiting' AND d.claimed_until IS NULL AND d.due_at > ${dialect.now()}
        AND d.due_at > ${dialect.after(sql`d.pause + ${raw(`${dialect.slack}`)}`)} ${dialect.skipLocked("d")})`);
  });
}

/** Releases claims without recording a result. */
export async function release({ store, site, leases }: OutboxParts, ids: readonly string[]): Promise<void> {
  const held = leases.all().filter(({ id }) => ids.includes(id));
  await store.transaction((run) =>
    run(sql`UPDATE deliveries AS d SET claimed_until = NULL
      WHERE d.site = ${site} AND d.claimed_until IS NOT NULL AND d.state = 'waiting'
        AND ${isIn(store, sql`d.request_id`, ids)}
        AND ${isIn(
          store,
          sql`d.lease_token`,
          held.map(({ token }) => token),
        )}`),
  );
  for (const id of ids) leases.end(id);
}

/** When the next request is due, in milliseconds since 1970; undefined when none is waiting. */
export async function nextDue(parts: OutboxParts): Promise<number | undefined> {
  const { now, after, timeOf, lease, slack } = parts.store.dialect;
  const tooLate = after(sql`d.pause + ${raw(`${slack}`)}`);
  const [row] = await parts.store.read(sql`SELECT ${timeOf("min(due)", "due")} FROM (
    SELECT CASE WHEN d.due_at > ${tooLate} THEN ${now()} ELSE d.due_at END AS due FROM deliveries d
      WHERE ${isOurs(parts)} AND d.claimed_until IS NULL
    UNION ALL SELECT CASE WHEN d.claimed_until > ${after(lease + slack)} THEN ${now()} ELSE d.claimed_until END
      FROM deliveries d WHERE d.site = ${parts.site} AND d.claimed_until IS NOT NULL
  ) AS waiting`);
  const due = row?.due ?? null;
  return due === null ? undefined : Math.round(Number(due));
}
