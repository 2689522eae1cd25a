import sql, { type Sql } from "sql-template-tag";
import type { RecipientResult, RequestState } from "./outbox";
import { closeRequests, lockRequest, note, type OutboxParts, someoneHasIt } from "./parts";
import { isTrue, type Run } from "./store";

/** The audit trail's word for an outcome that is final. */
const events: Readonly<Partial<Record<RecipientResult["outcome"], string>>> = {
  delivered: "delivered",
  dead: "refused",
};

/**
 * Records the result for each recipient and releases the claim. Only the relay that holds the claim can record one: a relay whose
 * lease has been given to another changes nothing.
 */
export async function settle(
  parts: OutboxParts,
  id: string,
  results: readonly RecipientResult[],
): Promise<RequestState> {
  const { store, leases, log, onDead } = parts;
  // Successes first: whether a refusal is "refused" or "dead" depends on them.
  const ordered = results.toSorted((one, other) => rank(one) - rank(other));
  const { state, recorded } = await store.transaction(async (run) => {
    await lockRequest(run, store, id);
    let count = 0;
    for (const result of ordered) if (await record(run, parts, id, result)) count++;
    await closeRequests(run, store, sql`r.id = ${id}`);
    return { state: await stateOf(run, id), recorded: count };
  });
  for (const { recipient } of results) leases.end(id, recipient);
  if (recorded < results.length)
    log.warn("a result was not recorded, because another relay has claimed the request, or it was removed", {
      requestId: id,
    });
  // Otherwise the relay that has it reports it.
  if (state === "dead" && recorded > 0) onDead(id, results.findLast(({ code }) => code !== undefined)?.code);
  return state;
}

/** @returns whether the result is recorded, now or by an earlier call whose answer was lost */
async function record(run: Run, parts: OutboxParts, id: string, result: RecipientResult): Promise<boolean> {
  const { recipient, outcome, code } = result;
  const token = parts.leases.tokenOf(id, recipient);
  if (token === undefined) return false;
  const isHeld = sql`request_id = ${id} AND recipient = ${recipient} AND lease_token = ${token}`;
  const changed = await run(sql`
    UPDATE deliveries SET ${changesOf(parts, id, result)}, claimed_until = NULL, last_code = ${code ?? null}
    WHERE ${isHeld} AND state = 'waiting' RETURNING 1 AS changed`);
  const event = events[outcome];
  if (changed.length > 0 && event !== undefined) await note(run, parts, event, id, code?.toString());
  return changed.length > 0 || (await run(sql`SELECT 1 AS held FROM deliveries WHERE ${isHeld}`)).length > 0;
}

function changesOf({ store: { dialect } }: OutboxParts, id: string, result: RecipientResult): Sql {
  const refused = sql`tries = tries + 1, refusals = refusals + 1`;
  if (result.outcome === "delivered") return sql`state = 'delivered', settled_at = ${dialect.now()}`;
  if (result.outcome === "dead")
    return sql`${refused}, settled_at = ${dialect.now()}, state = CASE WHEN EXISTS (
      SELECT 1 FROM deliveries o WHERE o.request_id = ${id} AND o.state = 'delivered'
    ) THEN 'refused' ELSE 'dead' END`;
  const pause = Math.max(0, result.dueAt - Date.now());
  const later = sql`due_at = ${dialect.at(result.dueAt)}, pause = ${pause}`;
  if (result.outcome === "postponed") return sql`tries = tries + 1, ${later}`;
  return sql`${refused}, first_refused_at = COALESCE(first_refused_at, ${dialect.now()}), ${later}`;
}

async function stateOf(run: Run, id: string): Promise<RequestState> {
  const [row] = await run(sql`SELECT r.settled_at IS NOT NULL AS is_settled, r.dead_at IS NOT NULL AS is_dead,
    ${someoneHasIt} AS is_delivered FROM requests r WHERE r.id = ${id}`);
  if (isTrue(row?.is_dead)) return isTrue(row?.is_delivered) ? "refused" : "dead";
  return isTrue(row?.is_settled) ? "settled" : "waiting";
}

function rank({ outcome }: RecipientResult): number {
  return outcome === "delivered" ? 0 : 1;
}
