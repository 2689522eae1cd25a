import type { Outbox, RecipientResult, RequestState } from "../outbox";
import { closeRequests, someoneHasIt } from "./closing";
import { atOffset, offsetOf, type PostgresParts } from "./parts";
import type { Query } from "./pool";

/** What each outcome changes. The offset of the next try from now is $5, the code $4. */
const changes: Readonly<Record<RecipientResult["outcome"], string>> = {
  delivered: "state = 'delivered', settled_at = relay.clock()",
  postponed: `tries = tries + 1, due_at = ${atOffset("$5")}, pause = greatest(0, $5::double precision)`,
  refused: `tries = tries + 1, refusals = refusals + 1,
    first_refused_at = COALESCE(first_refused_at, relay.clock()),
    due_at = ${atOffset("$5")}, pause = greatest(0, $5::double precision)`,
  dead: `tries = tries + 1, refusals = refusals + 1, settled_at = relay.clock(),
    state = CASE WHEN EXISTS (
      SELECT 1 FROM relay.deliveries o WHERE o.request_id = $1 AND o.state = 'delivered'
    ) THEN 'refused' ELSE 'dead' END`,
};

/** The audit trail's word for an outcome that is final. */
const events: Readonly<Partial<Record<RecipientResult["outcome"], string>>> = {
  delivered: "delivered",
  dead: "refused",
};

/**
 * The outbox's method that records the results of a delivery. Only the relay that holds the claim can record
 * one: a relay whose lease has been given to another changes nothing.
 */
export function settling({ transaction, site, leases, log, onDead }: PostgresParts): Pick<Outbox, "settle"> {
  /** @returns whether the result is recorded, now or by an earlier call whose answer was lost */
  async function record(run: Query, id: string, result: RecipientResult): Promise<boolean> {
    const { recipient, outcome, code } = result;
    const token = leases.tokenOf(id, recipient);
    if (token === undefined) return false;
    // Without the type of an unused value, PostgreSQL refuses the statement.
    const offset = "dueAt" in result ? offsetOf(result.dueAt) : 0;
    const changed = await run(
      `WITH changed AS (
        UPDATE relay.deliveries SET ${changes[outcome]}, claimed_until = NULL, last_code = $4
        WHERE request_id = $1 AND recipient = $2 AND lease_token = $3::bigint AND state = 'waiting'
          AND $5::double precision IS NOT NULL
        RETURNING request_id
      ), noted AS (
        INSERT INTO relay.audit (at, site, request_id, event, code)
        SELECT relay.clock(), $6::text, request_id, $7::text, $4::text FROM changed WHERE $7::text IS NOT NULL
      )
      SELECT request_id FROM changed`,
      [id, recipient, token, code ?? null, offset, site, events[outcome] ?? null],
    );
    if (changed.length > 0) return true;
    const recorded = await run(
      "SELECT 1 FROM relay.deliveries WHERE request_id = $1 AND recipient = $2 AND lease_token = $3::bigint",
      [id, recipient, token],
    );
    return recorded.length > 0;
  }

  return {
    async settle(id, results) {
      // Successes first: whether a refusal is "refused" or "dead" depends on them.
      const ordered = [...results].sort((one, other) => rank(one) - rank(other));
      const { state, recorded } = await transaction(async (run) => {
        await run("SELECT 1 FROM relay.requests WHERE id = $1 AND site = $2 FOR UPDATE", [id, site]);
        let count = 0;
        for (const result of ordered) if (await record(run, id, result)) count++;
        await closeRequests(run, "r.id = $1", [id]);
        return { state: await stateOf(run, id), recorded: count };
      });
      for (const { recipient } of results) leases.end(id, recipient);
      if (recorded < results.length)
        log.warn(
          "a result was not recorded, because another relay has claimed the request, or it was removed",
          {
            requestId: id,
          },
        );
      // Otherwise the relay that has it reports it.
      if (state === "dead" && recorded > 0)
        onDead(id, results.findLast(({ code }) => code !== undefined)?.code);
      return state;
    },
  };
}

async function stateOf(run: Query, id: string): Promise<RequestState> {
  const [row] = await run<{ is_settled: boolean; is_dead: boolean; is_delivered: boolean }>(
    `SELECT settled_at IS NOT NULL AS is_settled, dead_at IS NOT NULL AS is_dead, ${someoneHasIt} AS is_delivered
      FROM relay.requests r WHERE id = $1`,
    [id],
  );
  if (row?.is_dead) return row.is_delivered ? "refused" : "dead";
  return row?.is_settled ? "settled" : "waiting";
}

function rank({ outcome }: RecipientResult): number {
  return outcome === "delivered" ? 0 : 1;
}
