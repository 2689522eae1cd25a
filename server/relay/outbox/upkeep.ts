import sql from "sql-template-tag";
import { isIn, type OutboxParts } from "./parts";
import { updateRecipients } from "./reconcile";

/** How many days the id, key and times of a settled request stay stored, so that a repeat is recognized. */
export const settledRetentionDays = 90;

/** How many days the audit trail is kept: six years, as 45 CFR 164.316(b)(2)(i) requires. */
export const auditRetentionDays = 6 * 366;

/** In milliseconds. How often a relay renews its claims, while a mail server takes its time. */
export const renewalInterval = 30_000;
/** In milliseconds. */
const day = 24 * 60 * 60_000;
/** In bytes: the size of the longest form, so that a probe fails where a form would fail. */
const probeSize = 32 * 1024;

/**
 * Deletes requests that were settled before a time in milliseconds since 1970, and audit entries that are old enough, and gives their
 * space back to the disk.
 */
export async function purge(parts: OutboxParts, before: number): Promise<void> {
  const { store, site, shrink } = parts;
  const { dialect } = store;
  // A relay that was stopped since may have accepted requests for addresses of an older MAIL_TO.
  if (!dialect.isAlone) await updateRecipients(parts);
  const isOld = sql`site = ${site} AND settled_at < ${dialect.at(before)}`;
  await store.transaction(async (run) => {
    await run(sql`SELECT 1 AS found FROM requests WHERE ${isOld} ORDER BY id ${dialect.forUpdate}`);
    await run(sql`DELETE FROM deliveries WHERE request_id IN (SELECT id FROM requests WHERE ${isOld})`);
    await run(sql`DELETE FROM requests WHERE ${isOld}`);
    await run(
      sql`DELETE FROM audit WHERE site = ${site} AND at < ${dialect.after(-auditRetentionDays * day)}`,
    );
  });
  await shrink();
}

/** Writes and commits one row as a form does. Rejects when a form would get 503. */
export async function probe({ store, site }: OutboxParts): Promise<void> {
  for (const filler of [Buffer.alloc(probeSize), null])
    await store.transaction((run) =>
      run(sql`INSERT INTO probe (site, at, filler) VALUES (${site}, ${store.dialect.now()}, ${filler})
        ON CONFLICT (site) DO UPDATE SET at = excluded.at, filler = excluded.filler`),
    );
}

/**
 * Renews the claims of this relay at an interval, while a mail server takes its time.
 * @param alsoDo more work at that interval
 * @returns a function that stops it
 */
export function startRenewal(
  { store, site, leases }: OutboxParts,
  alsoDo: () => Promise<unknown> = async () => {},
): () => void {
  async function renew(): Promise<void> {
    const tokens = leases.all().map(({ token }) => token);
    const { after, lease } = store.dialect;
    if (tokens.length > 0)
      await store.transaction((run) =>
        run(sql`UPDATE deliveries AS d SET claimed_until = ${after(lease)} WHERE d.site = ${site}
          AND d.claimed_until IS NOT NULL AND d.state = 'waiting' AND ${isIn(store, sql`d.lease_token`, tokens)}`),
      );
    await alsoDo();
  }

  // A renewal that fails is repeated before the lease ends. A failing database is reported elsewhere.
  const timer = setInterval(() => void renew().catch(() => {}), renewalInterval).unref();
  return () => clearInterval(timer);
}
