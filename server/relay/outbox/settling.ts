import type { InStatement } from "@libsql/client";
import { closeRequests, someoneHasIt } from "./closing";
import type { Outbox, RecipientResult } from "./outbox";
import type { OutboxParts } from "./parts";

/** The outbox's method that records the results of a delivery. */
export function settling({ commit, onDead }: OutboxParts): Pick<Outbox, "settle"> {
  return {
    async settle(id, results) {
      const now = Date.now();
      // Successes first: whether a refusal is "refused" or "dead" depends on them.
      const ordered = [...results].sort((one, other) => rank(one) - rank(other));
      const written = await commit(
        ...ordered.flatMap((result) => record(id, result, now)),
        ...closeRequests(now, "id = ?", [id]),
        {
          sql: `SELECT settled_at IS NOT NULL AS is_settled, dead_at IS NOT NULL AS is_dead, ${someoneHasIt} AS is_delivered
            FROM requests WHERE id = ?`,
          args: [id],
        },
      );
      const row = written.at(-1)?.rows[0];
      if (row?.is_dead === 1n && row.is_delivered === 1n) return "refused";
      if (row?.is_dead === 1n) {
        onDead(id, results.findLast(({ code }) => code !== undefined)?.code);
        return "dead";
      }
      return row?.is_settled === 1n ? "settled" : "waiting";
    },
  };
}

function rank({ outcome }: RecipientResult): number {
  return outcome === "delivered" ? 0 : 1;
}

function record(id: string, result: RecipientResult, now: number): InStatement[] {
  const code = result.code ?? null;
  const where = "request_id = ? AND recipient = ? AND state = 'waiting'";
  const which = [id, result.recipient];
  const note = (event: string): InStatement => ({
    sql: `INSERT INTO audit (at, request_id, event, code) SELECT ?, request_id, ?, ? FROM deliveries WHERE ${where}`,
    args: [now, event, code === null ? null : `${code}`, ...which],
  });
  switch (result.outcome) {
    case "delivered":
      return [
        note("delivered"),
        {
          sql: `UPDATE deliveries SET state = 'delivered', claimed_until = 0, settled_at = ?, last_code = ? WHERE ${where}`,
          args: [now, code, ...which],
        },
      ];
    case "postponed":
      return [
        {
          sql: `UPDATE deliveries SET tries = tries + 1, due_at = ?, pause = ?, claimed_until = 0, last_code = ? WHERE ${where}`,
          args: [result.dueAt, Math.max(0, result.dueAt - now), code, ...which],
        },
      ];
    case "refused":
      return [
        {
          sql: `UPDATE deliveries SET tries = tries + 1, refusals = refusals + 1,
              first_refused_at = COALESCE(first_refused_at, ?), due_at = ?, pause = ?, claimed_until = 0, last_code = ?
            WHERE ${where}`,
          args: [now, result.dueAt, Math.max(0, result.dueAt - now), code, ...which],
        },
      ];
    case "dead":
      return [
        note("refused"),
        {
          sql: `UPDATE deliveries SET tries = tries + 1, refusals = refusals + 1, claimed_until = 0, settled_at = ?,
              last_code = ?, state = CASE WHEN EXISTS (
                SELECT 1 FROM deliveries AS other WHERE other.request_id = ? AND other.state = 'delivered'
              ) THEN 'refused' ELSE 'dead' END
            WHERE ${where}`,
          args: [now, code, id, ...which],
        },
      ];
  }
}
