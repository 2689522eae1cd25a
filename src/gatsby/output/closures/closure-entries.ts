import type { Clinic } from "../../../content/clinic";
import type { Closure } from "../../../seo/site-content";
import { addDays } from "../../../shared/clinic/clinic-time";
import { daysAnnounced, describeClosure } from "../../../shared/clinic/closure-notice";
import { formatTime } from "../../../shared/clinic/hours";
import { dates } from "../../../words/en/dates";
import { closedDays } from "../../../words/en/layout";

/** What a calendar or a feed says of one closure. */
export interface ClosureEntry {
  readonly id: string;
  /** "Guidepost Pediatric: closed (Thanksgiving)". */
  readonly title: string;
  /** The words of the banner, and whom to call. */
  readonly text: string;
  readonly from: string;
  /** The first day on which the usual hours apply again. */
  readonly until: string;
  readonly changed: Date;
}

/**
 * Returns the entries of the calendar and the feed, the earliest first. All of them are there, also those that are
 * over, so that the files of one commit are the same on every day.
 * @param changed when data/closures.json was last changed (ISO 8601). If that is not known, each entry counts as
 *   written when its banner begins.
 */
export function closureEntries(
  { name, phones }: Pick<Clinic, "name" | "phones">,
  closures: readonly Closure[],
  changed?: string,
): ClosureEntry[] {
  return [...closures]
    .sort((one, other) => one.from.localeCompare(other.from))
    .map(({ id, reason, from, to = from, opens = null, closes = null }) => {
      const hours =
        opens !== null && closes !== null
          ? `open ${formatTime(opens, dates)}-${formatTime(closes, dates)}`
          : "closed";
      return {
        id,
        title: `${name}: ${hours} (${reason})`,
        text: `${describeClosure({ reason, from, to, opens, closes }, closedDays, dates)} Questions? Call ${phones.main}.`,
        from,
        until: addDays(to, 1),
        changed: new Date(changed ?? `${addDays(from, -daysAnnounced)}T00:00:00Z`),
      };
    });
}
