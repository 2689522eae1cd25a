import sql from "sql-template-tag";
import type { VisitorRequest } from "../../../src/shared/request/validate-request";
import { claim, nextDue, release } from "./claims";
import {
  claimSummary,
  hasSummaries,
  markReported,
  markSummarySent,
  releaseSummary,
  unreportedDead,
} from "./due-notices";
import type { AcceptedRequest, KeyMatch, Outbox, OutboxMethods } from "./outbox";
import { note, type OutboxParts } from "./parts";
import { settle } from "./settling";
import { missing, queueState, traffic } from "./statistics";
import { bytesOf, textOf } from "./store";
import { probe, purge } from "./upkeep";

/** What an open outbox can do. */
export const methods = {
  ...{ find, accept, claim, release, nextDue, settle, queueState, missing, traffic, purge, probe },
  ...{ unreportedDead, markReported, claimSummary, markSummarySent, releaseSummary, hasSummaries },
};

/** The name of a method that works with an open outbox. */
type MethodName = keyof typeof methods;

/** Looks up an idempotency key. */
async function find(
  { store: { read, dialect }, site, cipher }: OutboxParts,
  key: string,
  request: VisitorRequest,
): Promise<KeyMatch> {
  const [row] = await read(sql`SELECT body_mac, ${dialect.text("mac_key")} FROM requests
    WHERE site = ${site} AND idempotency_key = ${key}`);
  if (!row) return "unknown";
  // A moved request may have no fingerprint, and without its key a fingerprint cannot be compared.
  if (row.body_mac === null || row.mac_key === null) return "same";
  const fingerprint = { bytes: bytesOf(row.body_mac), keyId: textOf(row.mac_key) };
  return cipher.matches(request, fingerprint) === false ? "different" : "same";
}

/** Stores a request, unless its key is already used: then the first request stays. */
async function accept(
  parts: OutboxParts,
  { id, receivedAt, ...content }: AcceptedRequest,
  key?: string,
): Promise<"accepted" | "same" | "different"> {
  const { store, site, cipher, recipients } = parts;
  const mac = cipher.fingerprint(content);
  const { bytes, keyId } = cipher.encrypt(id, JSON.stringify(content));
  const isNew = await store.transaction(async (run) => {
    const { isAlone, at: timeAt, now } = store.dialect;
    // A group agrees what is late by the database's clock.
    const at = isAlone ? timeAt(receivedAt.getTime()) : now();
    const stored = await run(sql`
      INSERT INTO requests (id, site, idempotency_key, body_mac, mac_key, received_at, content, content_key)
      VALUES (${id}, ${site}, ${key ?? null}, ${mac.bytes}, ${mac.keyId}, ${at}, ${bytes}, ${keyId})
      ON CONFLICT (site, idempotency_key) DO NOTHING RETURNING 1 AS stored`);
    if (stored.length === 0) return false;
    await run(sql`INSERT INTO deliveries (request_id, recipient, site, due_at)
      SELECT r.id, value, r.site, r.received_at FROM requests r, ${store.dialect.rows(recipients)} WHERE r.id = ${id}`);
    await note(run, parts, "received", id);
    return true;
  });
  if (isNew) parts.announce();
  if (isNew || key === undefined) return "accepted";
  return (await find(parts, key, content)) === "different" ? "different" : "same";
}

/**
 * An outbox whose methods work with the parts that they get when they are called.
 * @param partsFor the parts for a method; a rejection is the method's
 */
export function outboxOver(
  partsFor: (name: MethodName) => Promise<OutboxParts>,
  rest: Pick<Outbox, "close"> & { shared(): Outbox["shared"] },
): Outbox {
  const bound = Object.entries(methods).map(([name, method]) => [
    name,
    async (...args: never[]) =>
      (method as (...all: unknown[]) => unknown)(await partsFor(name as MethodName), ...args),
  ]);
  return {
    ...(Object.fromEntries(bound) as OutboxMethods),
    get shared() {
      return rest.shared();
    },
    close: rest.close,
  };
}
