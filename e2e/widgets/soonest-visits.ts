import { formatDate } from "../../src/shared/clinic/clinic-time";
import { aboutDays, isCurrent } from "../../src/shared/clinic/soonest-visit";
import { dates, locale } from "../../src/words/en/dates";
import { soonest } from "../../src/words/en/sections";
import { buildDay } from "../support/built-pages";
import { blocksOf, services } from "../support/content";

/** Each page that says how soon a family can come, with its block. */
export const soonestVisits = blocksOf("soonest-visits");

/** What the build has put into the pages. What was old on its day is in none. */
const current = services.flatMap(({ id, name, soonestVisit }) =>
  soonestVisit && isCurrent(soonestVisit.asOf, buildDay) ? [{ id, name, ...soonestVisit }] : [],
);

/** The lines of a page, as they read today. */
export function linesOf({ services: ids }: (typeof soonestVisits)[number]["block"]): string[] {
  return ids
    .flatMap((id) => current.filter((each) => each.id === id))
    .map(
      ({ name, days, asOf }) =>
        `${name}: first visit in ${aboutDays(days, soonest, locale)}, as of ${formatDate(asOf, dates)}.`,
    );
}
