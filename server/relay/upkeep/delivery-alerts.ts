import type { RecipientResult, RequestState, SharedState } from "../outbox/outbox";
import type { Alerts } from "./alerts";

/** In milliseconds. One wrong address in MAIL_TO affects every request, so alerts about it are limited. */
const hour = 60 * 60_000;

/**
 * Sends an alert when a request is dead, and when a recipient is permanently refused while others got the
 * mail: once an hour for each code. In a group, one relay sends it, with the refusals that it has seen; when
 * the database cannot say which, each does.
 * @param shared returns undefined as long as this process is alone
 */
export function createDeliveryAlerts(
  alerts: Pick<Alerts, "send">,
  shared: () => Pick<SharedState, "claimAlert"> | undefined = () => undefined,
) {
  const seen = new Map<number | undefined, { sentAt: number; unreported: number }>();

  /** A request is dead: nobody received it. */
  function died(id: string, code?: number): void {
    alerts.send({
      event: "dead",
      message:
        code === undefined
          ? `Request ${id} could not be read from the outbox: it is damaged, or its key was changed. It will not be retried. Restore the right key, restart the server, and send it with: npm run outbox -- replay ${id}`
          : `Request ${id} could not be delivered to anyone and will not be retried${answered(code)}. To read it: npm run outbox -- show ${id}`,
      requestId: id,
      ...(code === undefined ? {} : { code }),
    });
  }

  function refused(id: string, refusals: readonly RecipientResult[], code: number | undefined): void {
    const refusal = seen.get(code) ?? { sentAt: Number.NEGATIVE_INFINITY, unreported: 0 };
    seen.set(code, refusal);
    refusal.unreported += refusals.length;
    const isRecent = () => performance.now() - refusal.sentAt < hour;
    if (isRecent()) return;
    const send = () => {
      // Another answer of the group may have come first.
      if (isRecent()) return;
      const { unreported } = refusal;
      Object.assign(refusal, { sentAt: performance.now(), unreported: 0 });
      alerts.send({
        event: "refused",
        message: `The mail server permanently refused recipients of MAIL_TO${answered(code)}. Others received the request. To see which: npm run outbox -- list. When somebody has looked at it: npm run outbox -- seen ${id}`,
        requestId: id,
        counts: { refused: unreported },
        ...(code === undefined ? {} : { code }),
      });
    };
    const group = shared();
    if (group) group.claimAlert("refused", `${code ?? ""}`, hour).then((isOurs) => isOurs && send(), send);
    else send();
  }

  return {
    died,
    results(id: string, results: readonly RecipientResult[], state: RequestState) {
      const final = results.filter(({ outcome }) => outcome === "dead");
      if (state !== "dead" && final.length > 0) refused(id, final, final[0]?.code);
    },
  };
}

function answered(code: number | undefined): string {
  return code === undefined ? "" : ` (the mail server answered ${code})`;
}
