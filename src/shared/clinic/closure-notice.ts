import { addDays, formatWeekdayDate } from "./clinic-time";
import { type Closure, formatTime } from "./hours";

/** How many days before a closure its banner begins. */
export const daysAnnounced = 14;

/**
 * Returns the banner text of a closure. It has dates rather than "today", so that it is correct whenever it
 * is read: "Closed Thursday, November 26: Thanksgiving."
 */
export function describeClosure({ reason, from, to, opens, closes }: Closure): string {
  const days =
    to === null || to === from
      ? formatWeekdayDate(from)
      : `${formatWeekdayDate(from)} to ${formatWeekdayDate(to)}`;
  return opens !== null && closes !== null
    ? `${days}: open ${formatTime(opens)}-${formatTime(closes)}. ${reason}.`
    : `Closed ${days}: ${reason}.`;
}

/** Whether a banner announces a closure: from two weeks before its first day through its last day. */
export function isAnnounced({ from, to }: Pick<Closure, "from" | "to">, today: string): boolean {
  return today <= (to ?? from) && from <= addDays(today, daysAnnounced);
}
