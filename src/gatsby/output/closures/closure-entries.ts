import type { Clinic } from "../../../content/clinic";
import type { Closure } from "../../../seo/site-content";
import { addDays, formatDate, weekdayOf } from "../../../shared/clinic/clinic-time";
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
  /** The days of a week on which it is repeated until a last day. */
  readonly weekly?: { readonly days: readonly string[]; readonly to: string };
}

type Facts = Pick<Clinic, "name" | "phones" | "hours" | "seasons">;

/**
 * Returns the entries of the calendar and the feed, the earliest first: the closures, and the days of a week that are closed only
 * in a season. Other hours of a season are not entries. All of them are there, also those that are
 * over, so that the files of one commit are the same on every day.
 * @param changed when data/closures.json was last changed (ISO 8601). If that is not known, each entry counts as
 *   written when its banner begins.
 */
export function closureEntries(
  clinic: Facts,
  closures: readonly Closure[],
  changed?: string,
): ClosureEntry[] {
  const { name, phones } = clinic;
  return [
    ...closures.map(({ id, reason, from, to = from, opens = null, closes = null }) => {
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
        changed: changed === undefined ? announced(from) : new Date(changed),
      };
    }),
    ...seasonEntries(clinic),
  ].sort((one, other) => one.from.localeCompare(other.from));
}

/** The entries of seasons in which fewer days of the week are open, such as no Friday in summer. */
function seasonEntries({ name, phones, hours, seasons = [] }: Facts): ClosureEntry[] {
  return seasons.flatMap((season) => {
    const open = season.hours.flatMap(({ days }) => days);
    const days = hours.flatMap((usual) => usual.days.filter((day) => !open.includes(day)));
    const week = Array.from({ length: 7 }, (_, index) => addDays(season.from, index));
    const first = week.find((day) => days.some((closed) => closed === weekdayOf(day)));
    if (first === undefined || first > season.to) return [];
    const each = `closed each ${new Intl.ListFormat("en-US").format(days)}`;
    const [from, to] = [season.from, season.to].map((day) => formatDate(day, dates));
    return [
      {
        id: `season-${season.from}`,
        title: `${name}: ${each} (${season.name})`,
        text: `From ${from} to ${to}, we are ${each}: ${season.name}. Questions? Call ${phones.main}.`,
        from: first,
        until: addDays(first, 1),
        changed: announced(season.from),
        weekly: { days, to: season.to },
      },
    ];
  });
}

/** When an entry counts as written if that is not known: when its banner begins. */
function announced(from: string): Date {
  return new Date(`${addDays(from, -daysAnnounced)}T00:00:00Z`);
}
