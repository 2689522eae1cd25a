import { useClinic } from "../hooks/use-clinic";
import { useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import { formatHours } from "../shared/clinic/hours";
import { dates } from "../words/en/dates";
import { place } from "../words/en/layout";
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
