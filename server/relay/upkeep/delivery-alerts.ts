import type { RecipientResult } from "../outbox/outbox";
import type { Alerts } from "./alerts";
import type { OutboxObserver } from "./observed-outbox";

/** In milliseconds. One wrong address of MAIL_TO concerns each request. */
const hour = 60 * 60_000;

export interface DeliveryAlerts extends OutboxObserver {
  /** A request is dead: nobody received it. */
  died(id: string, code?: number): void;
}

/** Tells when a request is given up, and when a recipient of MAIL_TO is refused for good although others got the mail. */
export function createDeliveryAlerts(alerts: Pick<Alerts, "send">): DeliveryAlerts {
  const told = new Map<number | undefined, { at: number; untold: number }>();

  function died(id: string, code?: number): void {
    alerts.send({
      event: "dead",
      message:
        code === undefined
          ? `Request ${id} could not be read from the outbox: it is damaged, or its key was changed. It is not tried again. With the right key back and the server started again, send it with: npm run outbox -- replay ${id}`
          : `Request ${id} could not be delivered to anyone and is not tried again${because(code)}. To read it: npm run outbox -- show ${id}`,
      requestId: id,
      ...(code === undefined ? {} : { code }),
    });
  }

  function refused(id: string, refusals: readonly RecipientResult[], code: number | undefined): void {
    const last = told.get(code);
    const count = (last?.untold ?? 0) + refusals.length;
    if (last && performance.now() - last.at < hour) {
      last.untold = count;
      return;
    }
    told.set(code, { at: performance.now(), untold: 0 });
    alerts.send({
      event: "refused",
      message: `The mail server refused recipients of MAIL_TO for good${because(code)}. Others received the request. To see which: npm run outbox -- list --all`,
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

function because(code: number | undefined): string {
  return code === undefined ? "" : ` (the mail server answered ${code})`;
}
