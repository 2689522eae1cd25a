import { graphql } from "gatsby";
import { ActionLink } from "../components/action-link";
import { Band } from "../components/band";
import { Card } from "../components/card";
import { CallLink } from "../components/contact-links";
import { Disclosure } from "../components/disclosure";
import { RequestLink } from "../components/form/request-link";
import { PageLink } from "../components/page-link";
import { RichText } from "../components/rich-text";
import { Sentence } from "../components/sentence";
import { useClinic } from "../hooks/use-clinic";
import { useLocale, useWords } from "../hooks/use-words";
import { concernSearch } from "../words/en/concerns";
import { fill } from "../words/fill";
import * as styles from "./concern-finder.module.css";

/** Concerns of parents: a search for what they type, and lists by area. Each leads to the page that answers it. */
export function ConcernFinder({ block }: { block: Queries.ConcernFinderFragment }) {
  const words = useWords({ concernSearch });
  const { phones, crisisLines } = useClinic();
  const [code] = useLocale().split("-");
  const [now] = crisisLines.filter(({ canText }) => !canText);
  const [crisis] = crisisLines.filter(({ canText }) => canText);
  return (
    <Band anchor={block.anchor} heading={block.heading} layout="split" lead={<RichText html={block.text} />}>
      <Card>
        {now && crisis && (
          <p className={styles.now}>
            <Sentence
              text={words.cantWait}
              parts={{
                call: <a href={`tel:${now.number}`}>{fill(words.call, { number: now.number })}</a>,
                crisis: (
                  <a href={`tel:${crisis.number}`}>{fill(words.callCrisis, { number: crisis.number })}</a>
                ),
                text: (
                  <a href={`sms:${crisis.number}`}>{fill(words.textCrisis, { number: crisis.number })}</a>
                ),
              }}
            />
          </p>
        )}
        <concern-search
          data-file={`/search/${code}.json`}
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
              {block.question}
              <input type="search" autoComplete="off" placeholder={block.example} className={styles.field} />
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
            {block.areas.map((area) => (
              <Disclosure key={area.name} id={area.anchor ?? undefined} summary={area.name} isArea isBare>
                <ul className={styles.list}>
                  {area.concerns.map(({ path, name }) => (
                    <li key={path}>
                      <PageLink href={path}>{name}</PageLink>
                    </li>
                  ))}
                </ul>
              </Disclosure>
            ))}
          </div>
        </concern-search>
        {block.elsewhere && <ActionLink to={block.elsewhere.to}>{block.elsewhere.label}</ActionLink>}
      </Card>
    </Band>
  );
}

export const fragment = graphql`
  fragment ConcernFinder on ConcernFinderBlock {
    anchor
    heading
    text
    question
    example
    elsewhere {
      ...Action
    }
    areas {
      name
      anchor
      concerns {
        path
        name
      }
    }
  }
`;
