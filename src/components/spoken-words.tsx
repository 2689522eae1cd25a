import { graphql } from "gatsby";
import { useClinic } from "../hooks/use-clinic";
import { formatDate } from "../shared/clinic/clinic-time";
import { telephoneLink } from "../shared/clinic/phone";
import { Disclosure } from "./disclosure";
import { RichText } from "./rich-text";
import * as styles from "./spoken-words.module.css";

interface SpokenWordsProps {
  /** The title of the video or podcast, by which screen readers tell several transcripts apart. */
  title: string;
  spoken: Queries.SpokenWordsFragment | null;
}

/** What is said in a video or podcast, for people who can't hear it; without a transcript, how to get the words. */
export function SpokenWords({ title, spoken }: SpokenWordsProps) {
  const { phones } = useClinic();
  return (
    <div className={styles.words}>
      {spoken?.transcript ? (
        <Disclosure
          summary={
            <span>
              Read what is said<span className="visually-hidden">: {title}</span>
            </span>
          }
        >
          <RichText html={spoken.transcript} />
        </Disclosure>
      ) : (
        <p>
          No transcript yet. Call <a href={telephoneLink(phones.main)}>{phones.main}</a> and we will tell you
          what is said.
        </p>
      )}
      {spoken && <Captions {...spoken.captions} />}
    </div>
  );
}

function Captions({ state, checked }: Queries.SpokenWordsFragment["captions"]) {
  if (state === "checked") return <p>Captions: checked{checked && ` on ${formatDate(checked)}`}.</p>;
  if (state === "automatic") return <p>Captions: made by a computer. They may have mistakes.</p>;
  return <p>Captions: none yet.</p>;
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
