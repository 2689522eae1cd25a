import { graphql } from "gatsby";
import { Fragment } from "react";
import { Band } from "../components/band";
import { PauseButton } from "../components/pause-button";
import { Picture } from "../components/picture";
import { Portrait } from "../components/portrait";
import { Quote } from "../components/quote";
import { RichText } from "../components/rich-text";
import { usePageLanguage } from "../hooks/use-page-language";
import { useWords } from "../hooks/use-words";
import { splitBiography } from "../shared/site/markup";
import { motion, team } from "../words/en/sections";
import * as styles from "./team-list.module.css";

type Member = Queries.TeamListFragment["team"][number];

/** The number of people before each testimonial. */
const membersPerQuote = 3;

/**
 * The team members, with testimonials between them. Small decorative pictures drift behind the portraits, with a button that
 * pauses them all: see src/elements/moving-parts.ts.
 */
export function TeamList({ block }: { block: Queries.TeamListFragment }) {
  const words = useWords({ motion });
  return (
    <Band block={block}>
      <drifting-pictures className={styles.background} data-still="true">
        <PauseButton what={words.driftingPictures} />
        <div className={styles.team}>
          {block.team.map((member, index) => {
            const quote = block.testimonials[(index + 1) / membersPerQuote - 1];
            return (
              <Fragment key={member.jsonId}>
                <Person member={member} drift={block.drift[index % block.drift.length]} />
                {quote && (
                  <div className={styles.quote}>
                    <Quote testimonial={quote} />
                  </div>
                )}
              </Fragment>
            );
          })}
        </div>
      </drifting-pictures>
    </Band>
  );
}

function Person({ member, drift }: { member: Member; drift: Queries.PictureSmallFragment | undefined }) {
  const words = useWords({ team });
  const { direction } = usePageLanguage();
  const { jsonId, name, credentials, position, description } = member;
  const nameId = `${jsonId}-name`;
  const { opening, rest } = splitBiography(description);
  return (
    <article id={jsonId} aria-labelledby={nameId} tabIndex={-1} className={styles.person}>
      <div className={styles.portrait}>
        {drift && (
          <div aria-hidden="true" className={styles.place} data-in-view="false" dir={direction && "ltr"}>
            <Picture image={drift.childImageSharp?.small} alt="" sizes="96px" className={styles.drifting} />
          </div>
        )}
        <Portrait person={member} sizes="(min-width: 768px) 288px, 7rem" />
      </div>
      <div className={styles.words}>
        <h3 id={nameId} className={styles.name}>
          {name}
          {credentials && <span className={styles.credentials}>, {credentials}</span>}
        </h3>
        {position && <p className={styles.position}>{position}</p>}
        <RichText html={opening} />
        {rest && (
          <details className={styles.more}>
            <summary aria-describedby={nameId} className={`${styles.toggle} screen-only`}>
              <span className={styles.closed}>{words.more}</span>
              <span className={styles.opened}>{words.less}</span>
            </summary>
            <RichText html={rest} />
          </details>
        )}
      </div>
    </article>
  );
}

export const fragment = graphql`
  fragment TeamList on TeamListBlock {
    anchor
    heading
    team {
      jsonId
      credentials
      position
      description
      ...Portrait
    }
    testimonials {
      ...Quote
    }
    drift {
      ...PictureSmall
    }
  }
`;
