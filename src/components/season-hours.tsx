import { useClinic } from "../hooks/use-clinic";
import { usePageLanguage } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { closureCalendar, closureFeed } from "../shared/calendar/closure-files";
import { formatDate } from "../shared/clinic/clinic-time";
import { formatHours } from "../shared/clinic/hours";
import * as shapes from "../styles/shapes.module.css";
import { dates } from "../words/en/dates";
import { closedDays, place } from "../words/en/layout";
import { EnglishNote } from "./page-link";
import { Sentence } from "./sentence";

/** The hours of each season to come, and until when those of the current season apply. */
export function SeasonHours() {
  const { hours: usual, seasons } = useClinic();
  const words = useWords({ place });
  const dateWords = useWords({ dates });
  return seasons?.map(({ name, from, to, hours, hasBegun }) => (
    <p key={from}>
      <Sentence
        text={hasBegun ? words.season : words.nextSeason}
        parts={{
          // Its own element, so that it is marked as English where it is not translated.
          name: <span>{name}</span>,
          from: formatDate(from, dateWords),
          to: formatDate(to, dateWords),
          hours: formatHours(hasBegun ? usual : hours, dateWords),
        }}
      />
    </p>
  ));
}

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
    <p className={`${shapes.small} screen-only`}>
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
