import { ClosedDays } from "../components/closed-days";
import { Sentence } from "../components/sentence";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { describeClosure } from "../shared/clinic/closure-notice";
import { formatHours } from "../shared/clinic/hours";
import { closedDays } from "../words/en/closed-days";
import { dates } from "../words/en/dates";
import { fill } from "../words/fill";
import * as styles from "./closure-banner.module.css";

/** Announces closures and changed hours in the two weeks after the build. */
export function ClosureBanner() {
  const { hours, closures } = useClinic();
  const words = useWords({ closedDays });
  const dateWords = useWords({ dates });
  const announced = closures.filter(({ isAnnounced }) => isAnnounced);
  if (announced.length === 0) return null;
  return (
    <section aria-label={words.label} className={styles.banner}>
      <dated-notices>
        {announced.map((closure) => (
          <p key={closure.from} data-until={closure.to ?? closure.from}>
            <Sentence
              text={describeClosure({ ...closure, reason: "{reason}" }, words, dateWords)}
              parts={{ reason: <span>{closure.reason}</span> }}
            />
          </p>
        ))}
        <p hidden data-otherwise>
          {fill(words.usual, { hours: formatHours(hours, dateWords) })}
        </p>
      </dated-notices>
      <ClosedDays />
    </section>
  );
}
