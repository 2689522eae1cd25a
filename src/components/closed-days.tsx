import { Sentence } from "../components/sentence";
import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { closureCalendar, closureFeed } from "../shared/calendar/closure-files";
import { closedDays } from "../words/en/closed-days";
import * as styles from "./closed-days.module.css";

/** Ways to hear of closed days: a calendar to subscribe to, the same as a file, and a feed. */
export function ClosedDays() {
  const { closureCalendar: subscription } = useClinic();
  const words = useWords({ closedDays });
  return (
    <p className={styles.closedDays}>
      <Sentence
        text={words.ways}
        parts={{
          calendar: <a href={subscription}>{words.calendar}</a>,
          file: <a href={closureCalendar.path}>{words.file}</a>,
          feed: <a href={closureFeed.path}>{words.feed}</a>,
        }}
      />
    </p>
  );
}
