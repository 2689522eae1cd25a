import { Sentence } from "../components/sentence";
import { useClinic } from "../hooks/use-clinic";
import { usePageLanguage } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { closureCalendar, closureFeed } from "../shared/calendar/closure-files";
import { closedDays } from "../words/en/layout";
import * as styles from "./closed-days.module.css";
import { EnglishNote } from "./page-link";

/** Ways to hear of closed days: a calendar to subscribe to, the same as a file, and a feed. */
export function ClosedDays() {
  const { closureCalendar: subscription } = useClinic();
  const words = useWords({ closedDays });
  const isTranslated = usePageLanguage().paths !== undefined;
  const hrefLang = isTranslated ? "en" : undefined;
  const link = (href: string, text: string) => (
    <a href={href} hrefLang={hrefLang}>
      {text}
    </a>
  );
  return (
    <p className={`${styles.closedDays} screen-only`}>
      <Sentence
        text={words.ways}
        parts={{
          calendar: link(subscription, words.calendar),
          file: link(closureCalendar.path, words.file),
          feed: link(closureFeed.path, words.feed),
        }}
      />
      {isTranslated && <EnglishNote />}
    </p>
  );
}
