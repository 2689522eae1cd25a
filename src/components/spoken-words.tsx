import { graphql } from "gatsby";
import { useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import * as shapes from "../styles/shapes.module.css";
import { dates } from "../words/en/dates";
import { media } from "../words/en/sections";
import { fill } from "../words/fill";
import { PhoneLink } from "./contact-links";
import { Disclosure } from "./disclosure";
import { RichText } from "./rich-text";
import { Sentence } from "./sentence";

interface SpokenWordsProps {
  /** The title of the video or podcast, by which screen readers tell several transcripts apart. */
  title: string;
  spoken: Queries.SpokenWordsFragment | null;
}

/** What is said in a video or podcast, for people who can't hear it; without a transcript, how to get the words. */
export function SpokenWords({ title, spoken }: SpokenWordsProps) {
  const words = useWords({ media });
  const summary = (
    <span>
      {words.read}
      <span className="visually-hidden">{fill(words.readOf, { title })}</span>
    </span>
  );
  return (
    <div className={shapes.small}>
      <Disclosure summary={summary}>
        {spoken?.transcript ? (
          <RichText html={spoken.transcript} />
        ) : (
          <p>
            <Sentence text={words.noTranscript} parts={{ phone: <PhoneLink /> }} />
          </p>
        )}
        {spoken && <Captions {...spoken.captions} />}
      </Disclosure>
    </div>
  );
}

function Captions({ state, checked }: Queries.SpokenWordsFragment["captions"]) {
  const words = useWords({ media });
  const dateWords = useWords({ dates });
  if (state === "automatic") return <p>{words.captionsAutomatic}</p>;
  if (state !== "checked") return <p>{words.captionsNone}</p>;
  if (!checked) return <p>{words.captionsChecked}</p>;
  return <p>{fill(words.captionsCheckedOn, { date: formatDate(checked, dateWords) })}</p>;
}

export const fragment = graphql`
  fragment SpokenWords on Transcript {
    transcript
    captions {
      state
      checked
    }
  }
`;
