import type { Catalog } from "../../words/catalog";
import { fill } from "../../words/fill";
import { plural } from "../../words/plural";
import { addDays } from "./clinic-time";

/** For how many days we say how soon a first visit is possible. What is older says nothing about today. */
export const daysShown = 30;

/** Returns the last day on which we say what was looked up on a day. */
export function lastDayShown(asOf: string): string {
  return addDays(asOf, daysShown);
}

/** Whether we still say today what was looked up on a day, and that day has come. */
export function isCurrent(asOf: string, today: string): boolean {
  return asOf <= today && today <= lastDayShown(asOf);
}

/** Says the days: "about 7 days". */
export function aboutDays(
  days: number,
  { about }: Pick<Catalog["soonest"], "about">,
  locale: string,
): string {
  return fill(plural(about, days, locale), { count: days });
}
