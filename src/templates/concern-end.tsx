import { graphql } from "gatsby";
import { ApprovedBy } from "../components/approved-by";
import { Band } from "../components/band";
import { PageLink } from "../components/page-link";
import { PrintButton } from "../components/print-button";
import { SourceLink } from "../components/source-link";
import { useWords } from "../hooks/use-words";
import * as shapes from "../styles/shapes.module.css";
import { concernPage } from "../words/en/concerns";
import * as styles from "./concern.module.css";

/** The end of a concern's page: related concerns, printing, the sources, and who approved it. */
export function ConcernEnd({ concern }: { concern: Queries.ConcernEndFragment }) {
  const words = useWords({ concernPage });
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
