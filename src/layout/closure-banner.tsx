import { Sentence } from "../components/sentence";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { formatWeekdayDate } from "../shared/clinic/clinic-time";
import { describeClosure } from "../shared/clinic/closure-notice";
import { formatHours } from "../shared/clinic/hours";
import { dates } from "../words/en/dates";
import { closedDays } from "../words/en/layout";
import { fill } from "../words/fill";
import * as styles from "./closure-banner.module.css";

/** The place in the footer that the banner's link leads to. */
export const closedDaysAnchor = "closed-days";

/** Announces closures and changed hours in the two weeks after the build; on a phone, only the next one. */
export function ClosureBanner() {
  const { currentHours, closures } = useClinic();
  const words = useWords({ closedDays });
  const dateWords = useWords({ dates });
  if (!closures.some(({ isAnnounced }) => isAnnounced)) return null;
  return (
    <section aria-label={words.label} className={styles.banner}>
      <dated-notices>
        <ClosureNotices />
        <p hidden data-otherwise>
          {fill(words.usual, { hours: formatHours(currentHours, dateWords) })}
        </p>
      </dated-notices>{" "}
      <a href={`#${closedDaysAnchor}`} className="screen-only">
        {words.label}
      </a>
    </section>
  );
}

/** What the banner announces, as notices for `<dated-notices>`. */
export function ClosureNotices() {
  const { closures } = useClinic();
  const words = useWords({ closedDays });
  const dateWords = useWords({ dates });
  // `<dated-notices>` says "today" or "tomorrow" instead of the weekday.
  const sayDay = (date: string) => (
    <time dateTime={date} data-weekday suppressHydrationWarning>
      {formatWeekdayDate(date, dateWords)}
    </time>
  );
  return closures
    .filter(({ isAnnounced }) => isAnnounced)
    .map((closure) => {
      const { from, to } = closure;
      return (
        <p key={from} data-until={to ?? from}>
          <Sentence
            text={describeClosure({ ...closure, reason: "{reason}" }, words, dateWords, (date) =>
              date === from ? "{from}" : "{to}",
            )}
            parts={{ from: sayDay(from), to: sayDay(to ?? from), reason: <span>{closure.reason}</span> }}
          />
        </p>
      );
    });
}
