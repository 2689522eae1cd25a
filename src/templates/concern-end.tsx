import { graphql } from "gatsby";
import { Band } from "../components/band";
import { PageLink } from "../components/page-link";
import { PrintButton } from "../components/print-button";
import { Sentence } from "../components/sentence";
import { useWords } from "../hooks/use-words";
import { formatDate } from "../shared/clinic/clinic-time";
import * as shapes from "../styles/shapes.module.css";
import { concernPage } from "../words/en/concerns";
import { dates } from "../words/en/dates";
import { links } from "../words/en/layout";
import * as styles from "./concern.module.css";

/** The end of a concern's page: related concerns, printing, the sources, and who approved it. */
export function ConcernEnd({ concern }: { concern: Queries.ConcernEndFragment }) {
  const words = useWords({ concernPage });
  const dateWords = useWords({ dates });
  const newTab = useWords({ links }).newTab;
  const { related, sources, approved } = concern;
  return (
    <Band heading={related ? words.related : words.more}>
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
                  <a href={url} target="_blank" rel="noopener">
                    {new URL(url).hostname.replace(/^www\./, "")}
                    <span className="visually-hidden">{` ${newTab}`}</span>
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {approved && (
          <p>
            <Sentence
              text={words.approved}
              parts={{
                name: approved.by,
                date: <time dateTime={approved.on}>{formatDate(approved.on, dateWords)}</time>,
              }}
            />
          </p>
        )}
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
      by
      on
    }
  }
`;
