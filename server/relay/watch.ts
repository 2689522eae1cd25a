import type { Log } from "../log";
import type { Outbox } from "./outbox/outbox";

/** What /healthz says. Degraded: all is taken, but something has waited too long to be delivered. Down: nothing is taken. */
export type Health = "ok" | "degraded" | "down";

const tooLong = 15 * 60_000;

export async function healthOf(outbox: Pick<Outbox, "standing">, log: Log): Promise<Health> {
  try {
    const { oldest } = await outbox.standing();
    return isLate(oldest) ? "degraded" : "ok";
  } catch (error) {
    log.error("the outbox cannot be read", { cause: error });
    return "down";
  }
}

/** Looks after late deliveries; called each minute, it raises an error line each 15 minutes for as long as there are any. */
export function createWatch(outbox: Pick<Outbox, "standing">, log: Log): () => Promise<void> {
  let raisedAt = Number.NEGATIVE_INFINITY;
  return async () => {
    const { waiting, oldest } = await outbox.standing();
    if (!isLate(oldest) || Date.now() - raisedAt < tooLong) return;
    raisedAt = Date.now();
    log.error("requests wait for delivery for too long", { waiting, oldest: oldest?.toISOString() });
  };
}

function isLate(oldest: Date | undefined): boolean {
  return oldest !== undefined && Date.now() - oldest.getTime() > tooLong;
}
