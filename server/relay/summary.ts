import type { SendMailOptions } from "nodemailer";
import type { MailAddresses } from "./mail";
import type { Outbox, Traffic, Waiting } from "./outbox";

export interface SummaryParts {
  readonly outbox: Outbox;
  readonly send: (mail: SendMailOptions) => Promise<void>;
  readonly addresses: MailAddresses;
}

const day = 24 * 60 * 60_000;
/** By the clinic's clock, before the front desk opens. */
const hour = 6;

/**
 * Sends the day's summary once its hour has come, if nobody has; called each few minutes. The day on which the outbox is
 * new has none.
 */
export async function sendSummaryWhenDue({ outbox, send, addresses }: SummaryParts): Promise<void> {
  const isNew = !(await outbox.hasSummaries());
  const today = summaryDay(Date.now(), addresses.timeZone);
  if (!(await outbox.claimSummary(today)) || isNew) return;
  try {
    const traffic = await outbox.traffic(Date.now() - day);
    await send(composeSummary(today, traffic, await outbox.waiting(), addresses));
  } catch (error) {
    await outbox.releaseSummary(today);
    throw error;
  }
}

/** The last day, by the clinic's clock, whose hour has come: "2026-11-21". */
export function summaryDay(now: number, timeZone: string): string {
  // Sweden writes dates like ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now - hour * 60 * 60_000);
}

function composeSummary(
  today: string,
  { received, delivered }: Traffic,
  { waiting, oldest }: Waiting,
  { from, to, host, timeZone }: MailAddresses,
): SendMailOptions {
  const since = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  const text = [
    "Requests from the website in the last 24 hours:",
    `Received: ${received}`,
    `Delivered: ${delivered}`,
    `Waiting: ${waiting}`,
    ...(oldest ? [`Oldest waiting since: ${since.format(oldest)}`] : []),
    "",
  ].join("\n");
  const subject = `Website requests: ${received} received, ${delivered} delivered, ${waiting} waiting`;
  return { from, to, subject, messageId: `<summary-${today}@${host}>`, text };
}
