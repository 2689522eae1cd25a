import { date } from "../../content/fields";
import { daysShown, isCurrent } from "../../shared/clinic/soonest-visit";
import type { Problem } from "../problem";
import { problemAt } from "../problem-at";
import type { Content } from "../read-content";
import { entriesOf, textOf, valueAt } from "../values";

/**
 * Finds services whose soonest visit was looked up too long ago, so that visitors no longer see it, or in the future.
 * @param today an ISO date, such as "2026-11-21"
 */
export function findStaleSoonestVisits({ files }: Content, today: string): Problem[] {
  return files
    .filter(({ collection, readable }) => collection === "services" && readable)
    .flatMap((file) =>
      entriesOf(file.value).flatMap((service, index) => {
        const asOf = textOf(valueAt(service, ["soonestVisit"]), "asOf");
        if (!date.safeParse(asOf).success || asOf === undefined || isCurrent(asOf, today)) return [];
        return problemAt(file, [index, "soonestVisit", "asOf"], {
          found:
            asOf > today
              ? `${asOf} is in the future.`
              : `It was looked up on ${asOf}, more than ${daysShown} days ago, so visitors no longer see it.`,
          expected: `A look at the calendar at least every ${daysShown} days, better every week.`,
          fix: `Look up in how many days a new family can come, write it in "days", and write "asOf": "${today}". Or delete "soonestVisit".`,
        });
      }),
    );
}
