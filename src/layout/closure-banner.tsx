import { ClosedDays } from "../components/season-hours";
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

/** Announces closures and changed hours in the two weeks after the build. */
export function ClosureBanner() {
  const { currentHours, closures } = useClinic();
  const words = useWords({ closedDays });
  const dateWords = useWords({ dates });
  const announced = closures.filter(({ isAnnounced }) => isAnnounced);
  if (announced.length === 0) return null;
  // `<dated-notices>` says "today" or "tomorrow" instead of the weekday.
  const sayDay = (date: string) => (
    <time dateTime={date} data-weekday suppressHydrationWarning>
      {formatWeekdayDate(date, dateWords)}
    </time>
  );
  return (
    <section aria-label={words.label} className={styles.banner}>
      <dated-notices>
        {announced.map((closure) => {
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
        })}
        <p hidden data-otherwise>
          {fill(words.usual, { hours: formatHours(currentHours, dateWords) })}
        </p>
      </dated-notices>
      <ClosedDays />
    </section>
  );
}
