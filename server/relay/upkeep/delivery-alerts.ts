import type { RecipientResult } from "../outbox/outbox";
import type { Alerts } from "./alerts";
import type { OutboxObserver } from "./observed-outbox";

/** In milliseconds. One wrong address in MAIL_TO affects every request, so alerts about it are limited. */
const hour = 60 * 60_000;

/** Sends alerts about failed deliveries. */
export interface DeliveryAlerts extends OutboxObserver {
  /** A request is dead: nobody received it. */
  died(id: string, code?: number): void;
}

/**
 * Sends an alert when a request is dead, and when a recipient is permanently refused while others got the
 * mail.
 */
export function createDeliveryAlerts(alerts: Pick<Alerts, "send">): DeliveryAlerts {
  const alerted = new Map<number | undefined, { at: number; unreported: number }>();

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
    const last = alerted.get(code);
    const count = (last?.unreported ?? 0) + refusals.length;
    if (last && performance.now() - last.at < hour) {
      last.unreported = count;
      return;
    }
    alerted.set(code, { at: performance.now(), unreported: 0 });
    alerts.send({
      event: "refused",
      message: `The mail server permanently refused recipients of MAIL_TO${answered(code)}. Others received the request. To see which: npm run outbox -- list --all`,
      requestId: id,
      counts: { refused: count },
      ...(code === undefined ? {} : { code }),
    });
  }

  return {
    died,
    results(id, results, state) {
      const final = results.filter(({ outcome }) => outcome === "dead");
      if (state !== "dead" && final.length > 0) refused(id, final, final[0]?.code);
    },
  };
}

function answered(code: number | undefined): string {
  return code === undefined ? "" : ` (the mail server answered ${code})`;
}
