import { graphql } from "gatsby";
import { CantWait } from "../../components/concern-texts";
import { CallLink } from "../../components/contact-links";
import { Disclosure } from "../../components/disclosure";
import { PageLink, RequestLink } from "../../components/page-link";
import { useClinic } from "../../hooks/use-clinic";
import { useLocale, useWords } from "../../hooks/use-words";
import { concernSearch } from "../../words/en/concerns";
import * as styles from "./concern-search.module.css";

interface ConcernSearchProps {
  question: string;
  example: string;
  areas: readonly Queries.ConcernAreaFragment[];
  /** Whether the lists have no frames of their own. */
  isBare?: boolean;
}

/**
 * Answers what a parent types, and lists all concerns by area: each is a link to the page that answers it. Its id is that of the
 * concern, which was here before: src/elements/links.ts leads on. Needs no React: see src/elements/controls.ts.
 */
export function ConcernSearch({ question, example, areas, isBare }: ConcernSearchProps) {
  const words = useWords({ concernSearch });
  const { phones } = useClinic();
  const [code] = useLocale().split("-");
  return (
    <>
      <CantWait />
      <concern-search
        data-files="/search/{language}.json"
        data-language={code}
        data-loading={words.loading}
        data-failed={words.failed}
        data-found={words.found}
        data-urgent={words.urgent}
        data-unknown={words.none}
        data-message={words.writeMessage}
      >
        {/* biome-ignore lint/a11y/useSemanticElements: older browsers and jsdom do not support <search> */}
        <div role="search" className={`${styles.search} requires-js`}>
          <label className={styles.question}>
            {question}
            <input type="search" autoComplete="off" placeholder={example} className={styles.field} />
          </label>
          <p role="status" suppressHydrationWarning />
          {/* The search fills it: React must not expect it empty. */}
          <ol
            data-answers={styles.answer}
            className={styles.answers}
            suppressHydrationWarning
            // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
            dangerouslySetInnerHTML={{ __html: "" }}
          />
          <div data-ways hidden className={styles.ways}>
            <CallLink phone={phones.main} />
            <RequestLink message="">{words.write}</RequestLink>
          </div>
        </div>
        <div data-lists>
          {areas.map(({ name, anchor, concerns }) => (
            <Disclosure key={name} id={anchor ?? undefined} summary={name} isArea isBare={isBare}>
              <ul className={styles.concerns}>
                {concerns.map((concern) => (
                  <li key={concern.path}>
                    <PageLink id={concern.jsonId} href={concern.path} className={styles.concern}>
                      {concern.name}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </Disclosure>
          ))}
        </div>
      </concern-search>
    </>
  );
}

export const fragment = graphql`
  fragment ConcernArea on ConcernArea {
    name
    anchor
    concerns {
      jsonId
      path
      name
    }
  }
`;
