import type { SendMailOptions } from "nodemailer";
import { automatic, type MailAddresses } from "../delivery/mail";
import type { Sent } from "../delivery/replies";
import type { MissingRequests, Outbox, QueueState, Traffic } from "../outbox/outbox";

interface SummaryParts {
  readonly outbox: Outbox;
  readonly send: (mail: SendMailOptions, id: string) => Promise<Sent>;
  readonly addresses: MailAddresses;
}

const day = 24 * 60 * 60_000;
/** In the clinic's time zone, before the front desk opens. */
const hour = 6;

/**
 * Sends the daily summary if it is due and not sent yet; call it every few minutes. There is none on the day
 * on which the outbox is created.
 * @throws when no address in MAIL_TO accepts it
 */
export async function sendSummaryWhenDue({ outbox, send, addresses }: SummaryParts): Promise<void> {
  const isNew = !(await outbox.hasSummaries());
  const today = summaryDay(Date.now(), addresses.timeZone);
  if (!(await outbox.claimSummary(today))) return;
  try {
    if (!isNew) await sendSummary(today, { outbox, send, addresses });
    await outbox.markSummarySent(today);
  } catch (error) {
    await outbox.releaseSummary(today);
    throw error;
  }
}

async function sendSummary(today: string, { outbox, send, addresses }: SummaryParts): Promise<void> {
  const traffic = await outbox.traffic(Date.now() - day);
  const mail = composeSummary(today, traffic, await outbox.queueState(), await outbox.missing(), addresses);
  const { replies, error } = await send(mail, `summary-${today}`);
  if (!replies.some(({ kind }) => kind === "accepted"))
    throw new Error("No address in MAIL_TO accepted the summary.", { cause: error });
}

/** The last day whose summary is due in the clinic's time zone, such as "2026-11-21". */
export function summaryDay(now: number, timeZone: string): string {
  // The Swedish locale formats dates like ISO 8601.
  return new Intl.DateTimeFormat("sv-SE", { timeZone }).format(now - hour * 60 * 60_000);
}

function composeSummary(
  today: string,
  { received, delivered }: Traffic,
  { waiting, oldest, dead, refused, putOff, unreadable }: QueueState,
  missing: readonly MissingRequests[],
  { from, to, host, timeZone }: MailAddresses,
): SendMailOptions {
  const since = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone });
  const text = [
    "Requests from the website in the last 24 hours:",
    `Received: ${received}`,
    `Delivered: ${delivered}`,
    `Waiting: ${waiting}`,
    ...(oldest ? [`Oldest waiting since: ${since.format(oldest)}`] : []),
    ...(unreadable > 0 ? [`Waiting for a key that is missing from OUTBOX_KEYS: ${unreadable}`] : []),
    ...(dead > 0 ? [`Not delivered and given up: ${dead}. See npm run outbox -- list`] : []),
    ...missing.flatMap(({ address, refused, putOff }) => [
      ...(refused > 0
        ? [
            `Refused by the mail server for ${address}, while others have them: ${refused}. See npm run outbox -- list`,
          ]
        : []),
      ...(putOff > 0 ? [`Not yet accepted by the mail server for ${address}: ${putOff}`] : []),
    ]),
    "",
  ].join("\n");
  const givenUp = `${dead > 0 ? `, ${dead} given up` : ""}${refused > 0 ? `, ${refused} refused` : ""}${putOff > 0 ? `, ${putOff} put off` : ""}`;
  const subject = `Website requests: ${received} received, ${delivered} delivered, ${waiting} waiting${givenUp}`;
  return { from, to, subject, messageId: `<summary-${today}@${host}>`, headers: automatic, text };
}
