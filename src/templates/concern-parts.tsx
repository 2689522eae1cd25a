import { graphql } from "gatsby";
import { type ReactNode, useId } from "react";
import { Band } from "../components/band";
import { buttonLooks } from "../components/button";
import { ApprovedBy, SourceLink } from "../components/concern-texts";
import { Icon } from "../components/icon";
import { PageLink } from "../components/page-link";
import { PrintButton } from "../components/print-button";
import { RichList, RichText } from "../components/rich-text";
import { useWords } from "../hooks/use-words";
import * as shapes from "../styles/shapes.module.css";
import { concernPage } from "../words/en/concerns";
import * as styles from "./concern.module.css";

/** When to call 911, when to call the doctor, and what can wait: a box of its own color for each. */
export function ConcernCalls({ page: { now, today, wait } }: { page: Queries.ConcernPageFragment }) {
  const words = useWords({ concernPage });
  if (now.length + today.length === 0 && !wait) return null;
  return (
    <div className={styles.calls}>
      {now.length > 0 && (
        <Call urgency="now" word={words.nowWord} heading={words.now}>
          <RichList items={now} mark="dot" />
          <p>
            <a href="tel:911" className={buttonLooks.booking}>
              <Icon name="phone" />
              {words.callEmergency}
            </a>
          </p>
        </Call>
      )}
      {today.length > 0 && (
        <Call urgency="today" word={words.todayWord} heading={words.today}>
          <RichList items={today} mark="dot" />
        </Call>
      )}
      {wait && (
        <Call urgency="later" word={words.waitWord} heading={words.wait}>
          <RichText html={`<p>${wait}</p>`} />
        </Call>
      )}
    </div>
  );
}

interface CallProps {
  urgency: "now" | "today" | "later";
  /** The one word of this urgency. */
  word: string;
  heading: string;
  children: ReactNode;
}

function Call({ urgency, word, heading, children }: CallProps) {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} data-urgency={urgency} className={styles.box}>
      <div className={styles.bar}>
        <span className={styles.word}>{word}</span>
        <h2 id={headingId} className={styles.title}>
          {heading}
        </h2>
      </div>
      <div className={styles.signs}>{children}</div>
    </section>
  );
}

/** The end of a concern's page: related concerns, printing, the sources, and who approved it. */
export function ConcernEnd({ concern }: { concern: Queries.ConcernEndFragment }) {
  const words = useWords({ concernPage });
  const { related, sources, approved } = concern;
  return (
    <Band block={{ heading: related ? words.related : words.more }}>
      {related && (
        <ul className={styles.related}>
          {related.map(({ path, name }) => (
            <li key={path}>
              <PageLink href={path} className={styles.concern}>
                {name}
              </PageLink>
            </li>
          ))}
        </ul>
      )}
      <div>
        <PrintButton part="main">{words.print}</PrintButton>
      </div>
      <div className={shapes.stack}>
        {sources && (
          <>
            <h3>{words.sources}</h3>
            <ul className={shapes.stack}>
              {sources.map(({ url }) => (
                <li key={url}>
                  <SourceLink url={url} />
                </li>
              ))}
            </ul>
          </>
        )}
        <ApprovedBy approved={approved} />
      </div>
    </Band>
  );
}

export const fragment = graphql`
  fragment ConcernEnd on Concern {
    related {
      path
      name
    }
    sources {
      url
    }
    approved {
      ...ApprovedBy
    }
  }
`;
