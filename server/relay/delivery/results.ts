import type { ClaimedRequest, RecipientResult, RecipientState } from "../outbox/outbox";
import { backoffAfterRefusalMs, backoffForOneMs, backoffMs } from "./backoff";
import type { Reply } from "./replies";

/**
 * Turns a mail server's replies into a result for each recipient of a request.
 * @param now in milliseconds since 1970
 */
export function resultsOf(
  { recipients, isDeliveredToAny }: Pick<ClaimedRequest, "recipients" | "isDeliveredToAny">,
  replies: readonly Reply[],
  now: number,
): RecipientResult[] {
  const isAnyDelivered = isDeliveredToAny || replies.some(({ kind }) => kind === "accepted");
  return recipients.flatMap((recipient) => {
    const reply = replies.find((one) => one.recipient === recipient.address);
    return reply ? [resultFor(recipient, reply, isAnyDelivered, now)] : [];
  });
}

function resultFor(
  { address, tries, refusals, firstRefusedAt }: RecipientState,
  { kind, code, isPersonal }: Reply,
  isAnyDelivered: boolean,
  now: number,
): RecipientResult {
  const about = { recipient: address, code };
  if (kind === "accepted") return { ...about, outcome: "delivered" };
  if (kind === "temporary") {
    const backoff = isAnyDelivered ? backoffForOneMs(tries + 1) : backoffMs(tries + 1);
    return { ...about, outcome: "postponed", dueAt: now + backoff };
  }
  if (isPersonal && isAnyDelivered) return { ...about, outcome: "dead" };
  const backoff = backoffAfterRefusalMs(refusals + 1, now - Number(firstRefusedAt ?? now));
  return backoff === undefined
    ? { ...about, outcome: "dead" }
    : { ...about, outcome: "refused", dueAt: now + backoff };
}
