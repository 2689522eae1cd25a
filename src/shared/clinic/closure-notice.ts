import type { Catalog } from "../../words/catalog";
import type { DateWords } from "../../words/date-words";
import { fill } from "../../words/fill";
import { addDays, formatWeekdayDate } from "./clinic-time";
import { type Closure, formatTimes } from "./hours";

/** How many days before a closure its banner begins. */
export const daysAnnounced = 14;

/**
 * Returns the banner text of a closure. It has dates rather than "today", so that it is correct whenever it
 * is read: "Closed Thursday, November 26: Thanksgiving."
 * @param sayDay what replaces a date, by default the weekday and date
 */
export function describeClosure(
  { reason, from, to, opens, closes }: Closure,
  words: Pick<Catalog["closedDays"], "closed" | "changed" | "days">,
  dates: DateWords,
  sayDay = (date: string) => formatWeekdayDate(date, dates),
): string {
  const days =
    to === null || to === from ? sayDay(from) : fill(words.days, { from: sayDay(from), to: sayDay(to) });
  if (opens === null || closes === null) return fill(words.closed, { days, reason });
  return fill(words.changed, { days, times: formatTimes({ opens, closes }, dates), reason });
}

/** Whether a banner announces a closure: from two weeks before its first day through its last day. */
export function isAnnounced({ from, to }: Pick<Closure, "from" | "to">, today: string): boolean {
  return today <= (to ?? from) && from <= addDays(today, daysAnnounced);
}
